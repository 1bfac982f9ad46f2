import Domain
import Glibc

/// Whether the process may open more files. SQLite's connections use Dispatch queues, and libdispatch ends
/// the program if one is released while no descriptor is left (`_dispatch_epoll_init`), so none is created
/// then.
enum SpareDescriptors {
  /// Enough for SQLite's files, a concurrent request, and a reserve.
  static let count = 16

  /// - Parameter open: returns a new descriptor or a negative number; open(2) by default.
  /// - Throws: `StorageError.fewDescriptors`.
  static func require(_ open: () -> Int32 = { Glibc.open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
    throws(StorageError)
  {
    var spare: [Int32] = []
    defer { for descriptor in spare { close(descriptor) } }
    while spare.count < count {
      let descriptor = open()
      guard descriptor >= 0 else {
        guard errno == EMFILE || errno == ENFILE else { return }
        throw .fewDescriptors
      }
      spare.append(descriptor)
    }
  }
}
