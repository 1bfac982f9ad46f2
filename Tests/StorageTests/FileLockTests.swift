import Glibc
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(10)))
struct FileLockTests {
  @Test func `a file that was replaced before it was locked is not locked`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    let path = folder.file("a")
    let file = DatabaseFile(path: path)
    let replaced = try FileLock(file, O_RDWR) { _ in
      let made = rename(path, path + ".old") == 0 ? open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600) : -1
      return close(made)
    }
    #expect(replaced == nil)
    let held = try FileLock(file, O_RDWR)
    #expect(held != nil)
  }
}
