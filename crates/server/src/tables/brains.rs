//! The threads that think for bots and advice: a bounded number, apart from those that answer requests.

use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use tokio::sync::oneshot;

use crate::registry::Means;

type Job = Box<dyn FnOnce() + Send>;

/// Threads that think, one job each at a time; further jobs wait their turn.
pub(super) struct Brains {
    jobs: Sender<Job>,
    busy: Arc<AtomicUsize>,
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
        Self { jobs, busy: Arc::default() }
    }

    /// Thinks; `work` hears what it has to reckon with. Nothing comes back when it breaks off.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(Means) -> T + Send + 'static,
    ) -> Option<T> {
        let asked = Instant::now();
        let (tell, hear) = oneshot::channel();
        let busy = self.busy.clone();
        let job = move || {
            let at_work = busy.fetch_add(1, Ordering::Relaxed) + 1;
            let cores = thread::available_parallelism().map_or(1, NonZero::get);
            let means = Means { waited: asked.elapsed(), threads: (cores / at_work).max(1) };
            // Rules that break on one table must not take a brain from all the others.
            let thought = catch_unwind(AssertUnwindSafe(|| work(means)));
            busy.fetch_sub(1, Ordering::Relaxed);
            if let Ok(thought) = thought {
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
    let _ = rustix::process::nice(19);
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(job) => job(),
            Err(_) => return,
        }
    }
}
