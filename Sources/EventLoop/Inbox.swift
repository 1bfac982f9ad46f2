import CLinux
import Synchronization

/// What other threads hand to the loop. A post wakes the loop through an eventfd.
final class Inbox: Sendable {
  private let jobs = Mutex<[UnownedJob]>([])
  private let posts = Atomic<Int>(0)
  /// Readable while something was posted and not yet taken; the loop polls it.
  let descriptor: Int32

  init() {
    descriptor = octodo_event_descriptor()
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
