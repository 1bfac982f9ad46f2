import Glibc
import TestSupport
import Testing

@testable import Scripting

struct ScriptToolsFormatTests {
  @Test func `scripts are formatted in place, and changed ones are named`() throws {
    let run = try ToolRun(["a.steps": "key   a", "b.steps": "key a\n"])
    let files = ["a.steps", "b.steps"].map { run.folder.file($0) }
    #expect(run.tools.format(files, onlyLooks: false) == 0)
    #expect(run.printed == "a.steps\n")
    let bytes = try run.folder.bytes("a.steps")
    #expect(bytes == Array("key a\n".utf8))
    #expect(run.tools.format(files, onlyLooks: true) == 0)
    #expect(run.printed == "a.steps\n")
  }

  @Test func `a dry run changes nothing and fails`() throws {
    let run = try ToolRun(["a.steps": "key   a"])
    #expect(run.tools.format([run.folder.file("a.steps")], onlyLooks: true) == 1)
    #expect(run.printed == "a.steps\n")
    let bytes = try run.folder.bytes("a.steps")
    #expect(bytes == Array("key   a".utf8))
  }

  @Test func `an invalid script is not changed`() throws {
    let run = try ToolRun(["a.steps": "key   \"a\n", "b.steps": "key   b"])
    let files = ["a.steps", "none.steps", "b.steps"].map { run.folder.file($0) }
    #expect(run.tools.format(files, onlyLooks: false) == 3)
    var bytes = try run.folder.bytes("a.steps")
    #expect(bytes == Array("key   \"a\n".utf8))
    bytes = try run.folder.bytes("b.steps")
    #expect(bytes == Array("key b\n".utf8))
    #expect(run.complained.contains("a.steps:1:7: error: this text has no closing \""))
    #expect(run.complained.contains("none.steps cannot be read"))
  }

  @Test func `a link remains a link and a file keeps its mode`() throws {
    let run = try ToolRun(["a.steps": "key   a"])
    chmod(run.folder.file("a.steps"), 0o750)
    symlink(run.folder.file("a.steps"), run.folder.file("l.steps"))
    #expect(run.tools.format([run.folder.file("l.steps")], onlyLooks: false) == 0)
    var status = stat()
    lstat(run.folder.file("l.steps"), &status)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    lstat(run.folder.file("a.steps"), &status)
    #expect(status.st_mode & 0o777 == 0o750)
    let bytes = try run.folder.bytes("a.steps")
    #expect(bytes == Array("key a\n".utf8))
  }
}
