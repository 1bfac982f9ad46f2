import Glibc
import Scripting
import Synchronization
import TestSupport
import Testing

struct TestRunProgramTests {
  @Test func `a program is launched once, and relaunched with the same data and clock`() throws {
    let steps = """
      key "+" w
      advance 5s
      relaunch
      see "count 0"
      see "kept count"
      see "at 1767225605.0"
      """
    let message = try Trial.message(steps)
    #expect(message == nil)
  }

  @Test(arguments: ["fixture \"FILE\" as \"x\"", "stub GET \"/a\" -> 200 file \"FILE\""])
  func `a line cannot name a pipe or a device`(line: String) throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    for file in [folder.file("pipe"), "/dev/zero"] {
      let trial = try Trial("set tracking off\n" + line.replacing("FILE", with: file)) { $0.root = "/" }
      #expect(
        trial.message == "t.steps:2: \(file) is no plain file; save what is in it as one, and name that")
      #expect(trial.output.contains("        line: 2\n        column: 1\n"))
    }
  }

  @Test func `data is private to a test, and deleted after it`() throws {
    let trial = try Trial(
      """
      set tracking off
      test "one"
      launch
      key w
      relaunch
      see "kept count"
      test "two"
      launch
      not see "kept count"
      """)
    #expect(trial.message == nil)
    #expect(trial.files.keys.sorted() == ["t.steps"])
  }

  @Test func `each exit of the program must be asserted`() throws {
    let message = try Trial.message("key q\nexit 0\nlaunch\nkey q")
    #expect(
      message
        == "t.steps:6: at the end of the test: the program ended with status 0 after line 6 (key q);"
        + " write `exit 0` where it does")
  }

  @Test func `a suspended program is not suspended after a relaunch`() throws {
    let message = try Trial.message("signal TSTP\nrelaunch\nkey \"+\"\nsee \"count 1\"")
    #expect(message == nil)
  }

  @Test func `a fixture is copied before the launch`() throws {
    let trial = try Trial(
      "set tracking off\nfixture \"data/todos.db\" as \"octodo.db\"\nlaunch\nsee \"kept octodo.db\"",
      files: ["data/todos.db": "rows"])
    #expect(trial.message == nil)
    let absent = try Trial("fixture \"absent.db\" as \"octodo.db\"\nlaunch").message
    #expect(absent == "t.steps:1: absent.db cannot be read: No such file or directory")
    let message = try Trial.message("fixture \"a\" as \"b\"")
    #expect(
      message
        == "t.steps:3: a fixture is there before the program starts; move this line above `launch`")
    let trialMessage = try Trial("fixture \"t.steps\" as \".\"").message
    #expect(
      trialMessage
        == "t.steps:1: a fixture becomes a file in the data folder; give it a name")
  }

  @Test(arguments: ["octodo.db-journal", "octodo.db-wal", "./octodo.db-shm/."])
  func `a database journal is refused as a fixture`(name: String) throws {
    let message = try Trial("fixture \"t.steps\" as \"\(name)\"\nlaunch").message
    #expect(
      message
        == "t.steps:1: a journal of a database is no fixture; copy the database alone")
  }

  @Test func `the exit status is asserted`() throws {
    var message = try Trial.message("key q\nexit 0\nsee \"count 0\"\nlaunch\nkey Ctrl+C\nexit 0")
    #expect(message == nil)
    message = try Trial.message("exit 0")
    #expect(message == "t.steps:3: the program still runs")
    message = try Trial.message("signal TERM\nexit 0")
    #expect(message == "t.steps:4: the program ended with another status")
    let trialMessage = try Trial("exit 0").message
    #expect(trialMessage == "t.steps:1: no program runs; write `launch` first")
    message = try Trial.message("key q")
    #expect(
      message
        == "t.steps:3: at the end of the test: the program ended with status 0 after line 3 (key q);"
        + " write `exit 0` where it does")
    var actualMessage = try Trial.message("key q\nlaunch")?.contains("write `exit 0`")
    #expect(actualMessage == true)
    actualMessage = try Trial.message("key q\nrelaunch")?.contains("write `exit 0`")
    #expect(actualMessage == true)
    message = try Trial.message("key q\nexit 0\nrelaunch\nsee \"count 0\"")
    #expect(message == nil)
  }

  @Test func `a program cannot be launched twice at the same time`() throws {
    let message = try Trial.message("launch")
    #expect(
      message
        == "t.steps:3: the program runs already; `relaunch` ends it and starts it again")
    let trialMessage = try Trial("relaunch").message
    #expect(trialMessage == "t.steps:1: no program runs; write `launch` first")
  }

  @Test func `a failed launch is reported with its reason`() throws {
    let trial = try Trial("launch", host: TinyHost(isUnwilling: true))
    #expect(trial.message == "t.steps:1: the program did not start: the disk is full")
    #expect(trial.status == 1)
  }

  @Test func `a program is launched with properties, and relaunched with the same`() throws {
    let host = TinyHost()
    let script =
      "set tracking off\nlaunch page_size=50 confirm=false token=\"abc\"\nrelaunch\nkey q\nexit 0\nlaunch"
    var message = try Trial(script, host: host).message
    #expect(message == nil)
    let given = [("page_size", "50"), ("confirm", "false"), ("token", "abc")].map {
      LaunchProperty(name: $0.0, value: $0.1)
    }
    #expect(host.launches.withLock { $0 } == [given, given, []])
    message = try Trial("launch page_size~/5/").message
    #expect(
      message
        == "t.steps:1: the program cannot start with a pattern; write page_size=VALUE")
  }
}
