import Glibc
import TestSupport
import Testing

@testable import Files

struct PlainFileTests {
  @Test(arguments: [O_RDONLY, O_WRONLY, O_RDWR, O_RDWR | O_CREAT, O_WRONLY | O_CREAT | O_APPEND])
  func `a named pipe is refused without waiting`(flags: Int32) throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    let refusal = PlainFile.Refusal(kind: "a named pipe")
    #expect(throws: refusal) { try PlainFile.open(folder.file("pipe"), flags) }
    #expect(throws: refusal) { try PlainFile.check(folder.file("pipe")) }
  }

  @Test func `devices and folders are refused`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: PlainFile.Refusal(kind: "a device")) { try PlainFile.open("/dev/zero", O_RDONLY) }
    #expect(throws: PlainFile.Refusal(errno: EISDIR)) { try PlainFile.open(folder.path, O_RDONLY) }
  }

  @Test func `a socket is refused`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("s")
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    try #require(path.utf8.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound)
    #expect(throws: PlainFile.Refusal(kind: "a socket")) { try PlainFile.open(path, O_RDWR) }
  }

  @Test func `a link to a plain file opens, a new file is private, and a missing file is an error`() throws {
    let folder = try TemporaryFolder()
    let made = try PlainFile.open(folder.file("a"), O_WRONLY | O_CREAT)
    defer { close(made) }
    var status = stat()
    #expect(fstat(made, &status) == 0 && status.st_mode & 0o777 == 0o600)
    try #require(symlink(folder.file("a"), folder.file("link")) == 0)
    close(try PlainFile.open(folder.file("link"), O_RDONLY))
    #expect(throws: PlainFile.Refusal(errno: ENOENT)) { try PlainFile.open(folder.file("b"), O_RDONLY) }
    try PlainFile.check(folder.file("b"))
  }
}
