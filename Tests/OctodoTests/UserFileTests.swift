import FoundationEssentials
import Glibc
import Screens
import TestSupport
import Testing

@testable import octodo

struct UserFileTests {
  @Test func `a file is read, also below the home folder`() throws {
    let folder = try TemporaryFolder()
    try "tea".write(toFile: folder.path + "/todo.txt", atomically: false, encoding: .utf8)
    let file = UserFile(home: folder.path)
    for path in ["~/todo.txt", folder.path + "/todo.txt"] {
      let bytes = try file.read(path, limit: 3)
      #expect(bytes == Array("tea".utf8))
    }
  }

  @Test func `what cannot be read is said with the name that the user wrote`() throws {
    let folder = try TemporaryFolder()
    try "tea".write(toFile: folder.path + "/todo.txt", atomically: false, encoding: .utf8)
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let reasons = [
      ("~/todo.txt", "the file is too large"), ("~/pipe", "it is a named pipe, not a plain file"),
      ("~/", "Is a directory"),
    ]
    let file = UserFile(home: folder.path)
    for (path, reason) in reasons {
      #expect(throws: FileError.unreadable(path: path, reason: reason)) { try file.read(path, limit: 2) }
    }
    #expect(throws: FileError.missing(path: "~/none")) { try file.read("~/none", limit: 2) }
  }
}
