import Glibc
import TestSupport
import Testing

@testable import Scripting

struct ScriptToolsTests {
  private static let good = "tags smoke\ntest \"a\" slow\nsettle\ntest \"b \\\"c\\\"\"\ntodo \"later\"\n"

  @Test func `a check counts the scripts and tests`() throws {
    let run = try ToolRun(["a.steps": Self.good, "b.steps": "settle"])
    #expect(run.tools.check([run.folder.file("a.steps"), run.folder.file("b.steps")]) == 0)
    #expect(run.printed == "2 scripts, 3 tests, no errors\n")
    #expect(run.complained == "")
  }

  @Test func `a check prints the errors of all files, and the warnings`() throws {
    let run = try ToolRun(["a.steps": "lunch", "b.steps": "key Ctrl+I\nkey Dwn"])
    let files = ["a.steps", "none.steps", "b.steps"].map { run.folder.file($0) }
    #expect(run.tools.check(files) == 3)
    #expect(run.printed == "")
    #expect(run.complained.contains("a.steps:1:1: error: \"lunch\" is no command"))
    #expect(run.complained.contains("none.steps cannot be read: No such file or directory"))
    #expect(run.complained.contains("b.steps:2:5: error: \"Dwn\" is not a key"))
    let warned = try ToolRun(["a.steps": "key Ctrl+I"])
    #expect(warned.tools.check([warned.folder.file("a.steps")]) == 0)
    #expect(warned.complained.hasPrefix("a.steps:1:5: warning: in a terminal this chord is Tab; write Tab\n"))
  }

  @Test func `a folder and a missing include are named`() throws {
    let run = try ToolRun(["a.steps": "include \"none.steps\"", "b.steps": "include \"/dev/zero\""])
    #expect(run.tools.check([run.folder.path]) == 2)
    #expect(run.complained.contains("cannot be read: Is a directory"))
    #expect(run.tools.check([run.folder.file("a.steps")]) == 3)
    #expect(run.complained.contains("none.steps cannot be read: No such file or directory"))
    #expect(run.tools.check([run.folder.file("b.steps")]) == 3)
    #expect(run.complained.contains("/dev/zero is outside of \(run.folder.path), the root of this script"))
  }

  @Test func `a check names each file of a fixture or response that cannot be read, with its line`() throws {
    let script = """
      fixture "no.db" as "octodo.db"
      stub GET "/a" -> 200 file "there.json"
      then -> 200 file "gone.json"
      repeat 2
      stub GET "/b" -> 200 file "gone.json"
      end
      cassette "recorded.cassette"
      """
    let run = try ToolRun(["a.steps": script, "there.json": "{}"])
    #expect(run.tools.check([run.folder.file("a.steps")]) == 3)
    let lines = run.complained.split(separator: "\n")
    #expect(lines.count == 3, "\(lines)")
    for (line, problem) in zip(lines, ["1:1: error: ", "3:1: error: ", "5:1: error: "]) {
      #expect(line.contains("a.steps:\(problem)"))
      #expect(line.hasSuffix("cannot be read: No such file or directory"))
    }
  }

  @Test func `the list has a line for each test`() throws {
    let run = try ToolRun(["a.steps": Self.good])
    #expect(run.tools.list([run.folder.file("a.steps")]) == 0)
    #expect(
      run.printed == """
        a.steps:2: test "a" smoke slow
        a.steps:4: test "b \\"c\\"" smoke (todo "later")

        """)
  }

  @Test func `the list has only the tests that would run`() throws {
    let run = try ToolRun(["a.steps": Self.good, "b.steps": "test \"c\"\nskip \"no\"\nonly"])
    var options = run.options()
    options.tags = ["slow"]
    #expect(ScriptTools(options: options).list([run.folder.file("a.steps")]) == 0)
    #expect(run.printed == "a.steps:2: test \"a\" smoke slow\n")
    options.tags = ["none"]
    #expect(ScriptTools(options: options).list([run.folder.file("a.steps")]) == 2)
    #expect(run.complained == "No test was selected. Look at --tags, --not-tags and the files.\n")
    let narrowed = try ToolRun(["a.steps": Self.good, "b.steps": "test \"c\"\nskip \"no\"\nonly"])
    #expect(narrowed.tools.list(["a.steps", "b.steps"].map { narrowed.folder.file($0) }) == 0)
    #expect(narrowed.printed == "b.steps:1: test \"c\" (skip \"no\") (only)\n")
  }
}

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
