import CLinux
import Glibc
import Synchronization

/// Jobs that other threads post to the loop. A post wakes the loop through an eventfd.
final class Inbox: Sendable {
  private let jobs = Mutex<[UnownedJob]>([])
  private let posts = Atomic<Int>(0)
  /// Readable while posted jobs are not taken yet; the loop polls it. Negative if it could not be created;
  /// `failure` has the reason.
  let descriptor: Int32
  let failure: EventLoopError?

  init(open: () -> Int32 = octodo_event_descriptor) {
    descriptor = open()
    failure = descriptor < 0 ? .noWakeUps(errno: errno) : nil
  }

  /// The number of jobs posted by other threads so far.
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
      // Cleared under the lock; otherwise it could also clear the wake-up of a later post.
      octodo_clear_event(descriptor)
      defer { jobs = [] }
      return jobs
    }
  }
}
