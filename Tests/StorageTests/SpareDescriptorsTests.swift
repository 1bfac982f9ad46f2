import Domain
import Glibc
import Testing

@testable import Storage

struct SpareDescriptorsTests {
  @Test func `if no more files may be opened, nothing is started`() throws {
    var opened: [Int32] = []
    #expect(throws: StorageError.fewDescriptors) {
      try SpareDescriptors.require {
        guard opened.count < SpareDescriptors.count - 1 else {
          errno = EMFILE
          return -1
        }
        opened.append(open("/dev/null", O_RDONLY | O_CLOEXEC))
        return opened.last ?? -1
      }
    }
    #expect(opened.count == SpareDescriptors.count - 1)
  }

  @Test func `with spare descriptors nothing is refused`() throws {
    try SpareDescriptors.require()
  }
}
