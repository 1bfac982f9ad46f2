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

  func wait() {
    // A signal that was handled on this thread is no post.
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
