import TestSupport
import Testing

@testable import Storage

struct SenderLockTests {
  @Test func `only one holds the lock at a time, and the next one after its release`() throws {
    let folder = try TemporaryFolder()
    var first = try SenderLock(path: folder.file("lock"))
    #expect(first != nil)
    let second = try SenderLock(path: folder.file("lock"))
    #expect(second == nil)
    first = nil
    let third = try SenderLock(path: folder.file("lock"))
    #expect(third != nil)
  }
}
