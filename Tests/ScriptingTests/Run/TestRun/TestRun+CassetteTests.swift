import HTTP
import Scripting
import TestSupport
import Testing

struct TestRunCassetteTests {
  private let script = """
    set tracking off
    cassette "a.cassette"
    launch
    key l r
    wait "apple"
    request GET "/items?page=1" count 1
    """

  private static func cassette(_ exchanges: String, clock: String = "") -> [String: String] {
    ["a.cassette": "octodo cassette 1\n\(clock)\n\(exchanges)\n"]
  }

  /// Runs a script that records responses of a server.
  private func record(
    _ script: String, files: [String: String] = [:],
    _ change: (inout ScriptOptions) -> Void = { $0.isRecording = true },
    server answer: @escaping LoopbackServer.Script
  ) throws -> Trial {
    let server = try LoopbackServer(answer)
    defer { server.stop() }
    let host = TinyHost(apiURL: "http://\(server.authority)")
    return try Trial(script, files: files, host: host, isReal: true, change)
  }

  /// A recording without the parts that differ each time.
  private func stable(_ text: String?) -> String? {
    text?.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("clock ") }
      .joined(separator: "\n")
  }

  @Test func `a recording is played without a server`() throws {
    let recorded = try record(script) { _ in
      [.response(200, ["ETag": "\"1\"", "Set-Cookie": "a=b"], "apple\npear\n")]
    }
    #expect(recorded.message == nil)
    let text = try #require(recorded.files["a.cassette"])
    #expect(text.contains("\nclock 20"))
    #expect(
      stable(text) == """
        octodo cassette 1

        test "t"

        GET /items?page=1
        -> 200
          etag: "1"
          | apple
          | pear


        """)
    #expect(!text.contains("s3cret"))
    let played = try Trial(script + "\nsee \"pear\"", files: ["a.cassette": text])
    #expect(played.message == nil)
    #expect(played.files["a.cassette"] == text)
  }

  @Test func `a script can declare that it records`() throws {
    let recorded = try record("set network record\n" + script) { _ in [.response(200, [:], "apple")] }
    #expect(recorded.message == nil)
    #expect(recorded.files["a.cassette"]?.contains("~ apple") == true)
  }

  @Test func `faults are recorded and played`() throws {
    let script = "set tracking off\ncassette \"a.cassette\"\nlaunch\nkey l r\nwait \"failed: connectionLost\""
    let recorded = try record(script) { _ in [.close] }
    #expect(recorded.message == nil)
    #expect(recorded.files["a.cassette"]?.contains("-> fail reset") == true)
    let cassette = try #require(recorded.files["a.cassette"])
    let replayed = try Trial(script, files: ["a.cassette": cassette]).message
    #expect(replayed == nil)
  }

  @Test func `tests that share a cassette have a recording each`() throws {
    let script = """
      set tracking off
      cassette "a.cassette"
      test "one"
      launch
      key l r
      wait "status 200"
      test "two"
      launch
      key l m
      wait "status 200"
      """
    let recorded = try record(script) { request in [.response(200, [:], request.target)] }
    let text = try #require(recorded.files["a.cassette"])
    #expect(stable(text)?.contains("test \"one\"\n\nGET /items?page=1\n") == true)
    #expect(stable(text)?.contains("test \"two\"\n\nGET /items?page=2\n") == true)
    let status = try Trial(script, files: ["a.cassette": text]).status
    #expect(status == 0)
    let two = "set tracking off\ncassette \"a.cassette\"\ntest \"two\"\nlaunch\nkey l m\nwait \"new\""
    let again = try record(two, files: ["a.cassette": text]) { _ in [.response(200, [:], "new")] }
    let cassette = try #require(again.files["a.cassette"])
    #expect(cassette.contains("~ /items?page=1"))
    #expect(!cassette.contains("~ /items?page=2"))
    #expect(cassette.contains("~ new"))
  }

  @Test func `a failed test keeps the old cassette`() throws {
    let old = Self.cassette("GET /old\n-> 200")
    let recorded = try record(script + "\nsee \"absent\"", files: old) { _ in [.response(200, [:], "apple")] }
    #expect(recorded.message == "t.steps:7: \"absent\" is not on the screen")
    #expect(recorded.files["a.cassette"] == old["a.cassette"])
    #expect(recorded.files.keys.sorted() == ["a.cassette", "t.steps"])
  }

  @Test func `a test that failed with --keep-going keeps the old cassette too`() throws {
    let old = Self.cassette("GET /old\n-> 200")
    let options: (inout ScriptOptions) -> Void = { options in
      options.isRecording = true
      options.keepsGoing = true
    }
    let recorded = try record(script + "\nsee \"absent\"", files: old, options) { _ in
      [.response(200, [:], "apple")]
    }
    #expect(recorded.message == "t.steps:7: \"absent\" is not on the screen")
    #expect(recorded.files["a.cassette"] == old["a.cassette"])
  }

  @Test func `if the script sets the clock the recording has none`() throws {
    let recorded = try record("set clock \"2026-01-31T12:00:00Z\"\n" + script) { _ in
      [.response(200, [:], "apple")]
    }
    #expect(recorded.message == nil)
    let text = try #require(recorded.files["a.cassette"])
    #expect(!text.contains("clock"))
  }

  @Test func `a token in a response stops the recording`() throws {
    let recorded = try record(script) { _ in
      [.response(200, [:], "apple ghp_16C7e42F292c6912E7710c838347Ae178B4a")]
    }
    #expect(
      recorded.message?.hasSuffix(
        ": the response to GET /items?page=1 holds a token, so the recording was stopped and nothing was"
          + " written. Record without it.") == true)
    #expect(recorded.files["a.cassette"] == nil)
  }

  @Test func `real time passes during a recording`() throws {
    let script =
      "set tracking off\ncassette \"a.cassette\"\nlaunch\nkey l r\nadvance 20ms\nwait \"apple\"\nadvance 5ms"
    let recorded = try record(script) { _ in [.response(200, [:], "apple")] }
    #expect(recorded.message == nil)
    let cassette = try #require(recorded.files["a.cassette"])
    let replayed = try Trial(script, files: ["a.cassette": cassette]).message
    #expect(replayed == nil)
  }

  @Test func `the wall clock is the recording's, unless the script sets it`() throws {
    let files = Self.cassette("GET /items?page=1\n-> 200\n| apple", clock: "clock 2020-02-03T04:05:06Z\n")
    let steps = "set tracking off\ncassette \"a.cassette\"\nlaunch\n"
    var message = try Trial(steps + "see \"at 1580702706.0\"\nkey l r\nsee \"apple\"", files: files).message
    #expect(message == nil)
    let clock = "set clock \"2026-01-01T00:00:00Z\"\n"
    message = try Trial(clock + steps + "see \"at 1767225600.0\"\nkey l r\nsee \"apple\"", files: files)
      .message
    #expect(
      message
        == nil)
    let wrong = Self.cassette("", clock: "clock soon\n")
    message = try Trial(steps, files: wrong).message
    #expect(
      message
        == "t.steps:2: a.cassette: \"soon\" is not a time; write 2026-01-01T00:00:00Z")
  }

  @Test func `a request that is not in the cassette fails its step`() throws {
    let files = Self.cassette("GET /items?page=2\n-> 200")
    let message = try Trial("set tracking off\ncassette \"a.cassette\"\nlaunch\nkey l\nkey r", files: files)
      .message
    #expect(
      message
        == """
        t.steps:5: a.cassette has no response to  GET /items?page=1
            line 3  GET /items?page=2      page: recording 2, sent 1
            to record again:  run with --record
        """)
  }

  @Test func `a recorded request that is not sent fails the end`() throws {
    let one = "GET /items?page=1\n-> 200\n| apple\n"
    var message = try Trial(script, files: Self.cassette(one + "GET /user\n-> 200")).message
    #expect(
      message == """
        t.steps:6: at the end of the test: a request of a.cassette was not sent
            line 6  GET /user
            to record it:  run with --record
        """)
    message = try Trial(script, files: Self.cassette(one + "GET /user\n-> 200\nGET /a\n-> fail dns")).message
    #expect(
      message == """
        t.steps:6: at the end of the test: 2 requests of a.cassette were not sent
            line 6  GET /user
            line 8  GET /a
            to record it:  run with --record
        """)
  }

  @Test func `a recording of a removed test is listed`() throws {
    let one = "test \"t\"\nGET /items?page=1\n-> 200\n| apple\n"
    let files = Self.cassette(one + "test \"gone\"\nGET /user\n-> 200\ntest \"u\"\n")
    let unplayed =
      "a.cassette has a recording of \"gone\", which no test plays. Take it out, or run its script too.\n"
    let other = ["u.steps": "skip \"later\"\ncassette \"a.cassette\"\nlaunch"]
    let both = try Trial(
      script, files: files.merging(other) { $1 }, scripts: ["t.steps", "u.steps"])
    #expect(both.status == 0)
    #expect(both.errors == unplayed)
    var errors = try Trial(script, files: files).errors
    #expect(errors == unplayed + unplayed.replacing("gone", with: "u"))
    errors = try Trial(script, files: Self.cassette(one)).errors
    #expect(errors == "")
  }

  @Test func `an unusable cassette is reported`() throws {
    let trialMessage = try Trial(script).message
    #expect(
      trialMessage == "t.steps:2: there is no a.cassette\n    to record it:  run with --record")
    var actualMessage = try Trial(script, files: Self.cassette("test \"other\"")).message
    #expect(
      actualMessage
        == "t.steps:2: a.cassette has no recording of this test\n    to record it:  run with --record")
    let malformed = Self.cassette("GET /a")
    let message =
      "t.steps:2: a.cassette:3: this request has no response. Write `-> 200` below it, or what else came of it."
    actualMessage = try Trial(script, files: malformed).message
    #expect(actualMessage == message)
    let recorded = try record(script, files: malformed) { _ in [.response(200, [:], "apple")] }
    #expect(recorded.message == message)
    #expect(recorded.files["a.cassette"] == malformed["a.cassette"])
  }

  @Test(arguments: [
    (
      "cassette \"a.cassette\"\nstub GET \"/a\" -> 200", 3,
      "with a cassette there is nothing to stub; the recording answers"
    ),
    (
      "cassette \"a.cassette\"\nrelease h", 3,
      "with a cassette there is nothing to stub; the recording answers"
    ),
    (
      "cassette \"a.cassette\"\ncassette \"a.cassette\"", 3,
      "this test has the cassette a.cassette already; one is enough"
    ),
    (
      "cassette \"a.cassette\"\nlaunch\ncassette \"b.cassette\"", 4,
      "a cassette is there before the program starts; move this line above `launch`"
    ),
    (
      "set network stub\ncassette \"a.cassette\"\nlaunch", 3,
      "with `set network stub` no cassette is played or recorded; take one of the two lines out"
    ),
    (
      "set network replay\nlaunch", 3,
      "there is nothing to play; write `cassette \"NAME.cassette\"` above `launch`"
    ),
    (
      "set network stub\nset network replay\nlaunch", 3,
      "a test has one network from start to end, here stub; give this line a test of its own"
    ),
  ])
  func `conflicting lines are reported`(steps: String, line: Int, message: String) throws {
    let trial = try Trial("set tracking off\n" + steps, files: Self.cassette("GET /items?page=1\n-> 200"))
    #expect(trial.message == "t.steps:\(line): \(message)")
  }

  @Test func `only cassette files are written by a recording`() throws {
    let recorded = try record("set tracking off\ncassette \"a.txt\"\nlaunch") { _ in [] }
    #expect(
      recorded.message
        == "t.steps:2: a recording goes into a file that ends in .cassette; give the cassette such a name")
    #expect(recorded.files["a.txt"] == nil)
  }

  @Test(arguments: [false, true])
  func `a cassette plays with and without the demo data`(isDemo: Bool) throws {
    let files = Self.cassette("GET /items?page=1\n-> 200\n  | apple\n")
    let trial = try Trial(script, files: files) { $0.isDemo = isDemo }
    #expect(trial.message == nil)
  }

  @Test func `nothing is recorded in CI or with the demo data`() throws {
    let ci = try record(script) { options in
      options.isRecording = true
      options.isCI = true
    } server: { _ in
      []
    }
    #expect(ci.message == "t.steps:2: with CI=true nothing is recorded; do it by hand")
    let demo = try Trial(script) { options in
      options.isDemo = true
      options.isRecording = true
    }
    #expect(demo.message == "t.steps:2: with --demo the demo data answers; run this script without it")
    let live = try record("set network live\n" + script, { $0.isLive = true }) { _ in [] }
    #expect(
      live.message
        == "t.steps:3: with `set network live` no cassette is played or recorded; take one of the two lines out"
    )
    let none = try record("set network record\nset tracking off\nlaunch") { _ in [] }
    #expect(
      none.message
        == "t.steps:3: there is nothing to record; write `cassette \"NAME.cassette\"` above `launch`")
  }
}
