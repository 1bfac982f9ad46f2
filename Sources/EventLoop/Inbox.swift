import CLinux
import Glibc
import Synchronization

/// What other threads hand to the loop. A post wakes the loop through an eventfd.
final class Inbox: Sendable {
  private let jobs = Mutex<[UnownedJob]>([])
  private let posts = Atomic<Int>(0)
  /// Readable while something was posted and not yet taken; the loop polls it. Negative where the system gave
  /// none, for the reason in `failure`.
  let descriptor: Int32
  let failure: EventLoopError?

  init(open: () -> Int32 = octodo_event_descriptor) {
    descriptor = open()
    failure = descriptor < 0 ? .noWakeUps(errno: errno) : nil
  }

  /// How many jobs came from other threads so far.
  var postCount: Int { posts.load(ordering: .relaxed) }

  func post(_ job: UnownedJob) {
    posts.add(1, ordering: .relaxed)
    let wasEmpty = jobs.withLock { jobs in
      defer { jobs.append(job) }
      return jobs.isEmpty
    }
    if wasEmpty { octodo_raise_event(descriptor) }
  }

  func takeAll() -> [UnownedJob] {
    jobs.withLock { jobs in
      guard !jobs.isEmpty else { return [] }
      // Cleared under the lock, lest the wake-up of a post that comes right after is cleared with it.
      octodo_clear_event(descriptor)
      defer { jobs = [] }
      return jobs
    }
  }
}
