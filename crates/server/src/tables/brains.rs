//! The threads that think for bots and advice: a bounded number, apart from those that answer requests.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that think, one job each at a time; further jobs wait their turn.
pub(super) struct Brains {
    jobs: Sender<Job>,
}

impl Brains {
    /// So many threads.
    pub(super) fn new(threads: usize) -> Self {
        let (jobs, queue) = mpsc::channel();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads {
            let queue = queue.clone();
            // A thread that cannot be had is one brain less; without any, bots take the first offer.
            let _ = thread::Builder::new().name("brain".into()).spawn(move || serve(&queue));
        }
        Self { jobs }
    }

    /// Thinks; `work` hears how long it had to wait. Nothing comes back when it breaks off.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Option<T> {
        let asked = Instant::now();
        let (tell, hear) = oneshot::channel();
        let job = move || {
            // Rules that break on one table must not take a brain from all the others.
            if let Ok(thought) = catch_unwind(AssertUnwindSafe(|| work(asked.elapsed()))) {
                // Nobody may be waiting any more.
                let _ = tell.send(thought);
            }
        };
        self.jobs.send(Box::new(job)).ok()?;
        hear.await.ok()
    }
}

fn serve(queue: &Mutex<Receiver<Job>>) {
    // Thinking fills every moment that is left; requests come first. Where the system does not allow it,
    // thinking is merely less polite.
    #[cfg(unix)]
    let _ = rustix::process::nice(15);
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(job) => job(),
            Err(_) => return,
        }
    }
}
