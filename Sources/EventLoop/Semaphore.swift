import CLinux
import Glibc

/// A counting semaphore of the system (sem_overview(7)).
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

  /// Waits at most until then by the system's monotonic clock; false if no post came.
  func wait(until deadline: timespec) -> Bool {
    while octodo_wait_for_post(semaphore, deadline) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  func wait() {
    // A signal that was handled on this thread is no post.
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
