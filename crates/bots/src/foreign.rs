//! A foreign bot: another program that speaks the bot protocol, started for one seat of one game.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::time::{Duration, Instant};

use engine::{Dice, Rated};

use crate::protocol::{Answer, Ask, PROTOCOL, hello, question};
use crate::{Bot, Sight};

/// How a foreign bot is named: `exec:./mybot`, with its arguments after spaces.
pub const EXEC: &str = "exec:";
/// No answer is longer.
const LINE: u64 = 1 << 20;
/// So many lines wait to be read: a bot says one for each that it is told, and one that babbles must wait.
const WAITING: usize = 4;
/// How long a bot may take to leave when its game is over.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running foreign bot.
#[derive(Debug)]
pub struct Foreign {
    command: String,
    child: Child,
    /// None once the game is over for it.
    questions: Option<Sender<String>>,
    lines: Receiver<Result<String, String>>,
    patience: Duration,
    dice: Dice,
    seed: u64,
    /// Questions put so far.
    asked: u64,
}

impl Foreign {
    /// Starts the program; its words are split at spaces, and its standard error is ours.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(command: &str, seed: u64, patience: Duration) -> Result<Self, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("name a program after exec:, such as exec:./mybot")?;
        let mut called = Command::new(program);
        called.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        // What it starts itself leaves with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut called, 0);
        let mut child =
            called.spawn().map_err(|error| format!("{EXEC}{command} cannot be started: {error}"))?;
        // Reading and writing wait, and waiting must end: so threads of their own do it, and leave with the program.
        let (send, lines) = sync_channel(WAITING);
        let (questions, asked) = channel();
        if let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            std::thread::spawn(move || hear(output, &send));
            std::thread::spawn(move || tell(input, &asked));
        }
        let dice = Dice::seeded(seed);
        let questions = Some(questions);
        Ok(Self { command: command.into(), child, questions, lines, patience, dice, seed, asked: 0 })
    }

    fn ask(&mut self, ask: &Ask) -> Result<Answer, String> {
        let line = serde_json::to_string(ask).map_err(|error| error.to_string())?;
        // One that has left may have said why.
        let _ = self.questions.as_ref().map(|questions| questions.send(line));
        match self.lines.recv_timeout(self.patience) {
            Ok(Ok(line)) => self.read(&line),
            Ok(Err(why)) => Err(self.fault(&format!("cannot be read: {why}"))),
            Err(RecvTimeoutError::Timeout) => {
                Err(self.fault(&format!("did not answer within {} s", self.patience.as_secs_f32())))
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.fault("has stopped")),
        }
    }

    fn read(&self, line: &str) -> Result<Answer, String> {
        match serde_json::from_str(line) {
            Ok(Answer::Error { message }) => Err(self.fault(&format!("gave up: {message}"))),
            Ok(answer) => Ok(answer),
            Err(error) => {
                let start: String = line.trim_end().chars().take(60).collect();
                Err(self.fault(&format!("said {start:?}, which is no answer: {error}")))
            }
        }
    }

    fn fault(&self, what: &str) -> String {
        format!("{EXEC}{} {what}", self.command)
    }
}

/// Passes on what a bot says, line by line.
fn hear(output: ChildStdout, send: &SyncSender<Result<String, String>>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = String::new();
        let said = match output.by_ref().take(LINE).read_line(&mut line) {
            Ok(0) => return,
            Ok(_) => Ok(line),
            Err(error) => Err(error.to_string()),
        };
        let last = said.is_err();
        if send.send(said).is_err() || last {
            return;
        }
    }
}

/// Writes to a bot what it is asked, until it has left or the game is over.
fn tell(mut input: ChildStdin, asked: &Receiver<String>) {
    for line in asked {
        if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

impl<G: Rated> Bot<G> for Foreign {
    fn choose(&mut self, sight: &Sight<'_, G>) -> Result<G::Choice, String> {
        if self.asked == 0 {
            match self.ask(&hello(sight, self.seed))? {
                Answer::Ready { protocol: PROTOCOL } => {}
                other => return Err(self.fault(&format!("answered the greeting with {other:?}"))),
            }
        }
        self.asked += 1;
        let dice = Dice::seeded(u64::from(self.dice.below(u32::MAX)));
        let answer = self.ask(&question(sight, self.asked, dice)?)?;
        let Answer::Choice { id, choice } = &answer else {
            return Err(self.fault(&format!("answered a question with {answer:?}")));
        };
        let mut choices = Vec::new();
        sight.choices(&mut choices);
        let known = choices.into_iter().find(|known| *id == self.asked && known.to_string() == *choice);
        known.ok_or_else(|| self.fault(&format!("chose {choice:?} in answer {id}, which is not on offer")))
    }
}

impl Drop for Foreign {
    /// The end of its input tells the bot that the game is over; one that stays is ended, with all it started.
    fn drop(&mut self) {
        self.questions = None;
        let start = Instant::now();
        while start.elapsed() < FAREWELL {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        #[cfg(unix)]
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
