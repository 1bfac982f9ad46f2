import CLinux
import Glibc

/// A counting semaphore (sem_overview(7)).
final class Semaphore: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() {
    sem_init(semaphore, 0, 0)
  }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func post() {
    sem_post(semaphore)
  }

  /// Waits until `deadline` on the monotonic clock; returns false if there was no post.
  func wait(until deadline: timespec) -> Bool {
    while octodo_wait_for_post(semaphore, deadline) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  func wait() {
    // Retry after a signal handler interrupted the wait.
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
