import Terminal
import Testing

@testable import Scripting

struct CastRecorderTests {
  private let script = """
    set size 50x8
    set tracking off
    launch
    note "first"
    key "+"
    advance 300ms
    key "+"
    pause
    resize 52x9
    """

  private func cast(_ script: String, pace: Duration = .zero) throws -> [String] {
    let trial = try Trial(script) {
      $0.castFolder = $0.temporaryFolder + "/casts"
      $0.pace = pace
    }
    let file = try #require(
      trial.files.first { $0.key.hasPrefix("casts/") && $0.key.hasSuffix("t.steps/t.cast") })
    return file.value.split(separator: "\n").map(String.init)
  }

  /// The times and kinds of the events.
  private func events(_ cast: [String]) -> [String] {
    cast.dropFirst().map { $0.split(separator: ",").prefix(2).joined(separator: ",") + "]" }
  }

  @Test func `a test is recorded with the times of its own clock`() throws {
    let cast = try cast(script)
    #expect(cast.first == #"{"version":2,"width":50,"height":8,"title":"t","env":{"TERM":"xterm-256color"}}"#)
    #expect(
      events(cast) == [
        #"[0.000000,"o"]"#, #"[0.000000,"m"]"#, #"[0.000000,"o"]"#, #"[0.300000,"o"]"#, #"[0.300000,"m"]"#,
        #"[0.300000,"r"]"#, #"[0.300000,"o"]"#,
      ])
    #expect(cast[2] == #"[0.000000,"m","first"]"#)
    #expect(cast[3] == #"[0.000000,"o","\u001b[2;7H1\u001b[3;7H"]"#)
    #expect(cast[6] == #"[0.300000,"r","52x9"]"#)
  }

  @Test func `recordings of one test are byte for byte the same`() throws {
    let first = try cast(script)
    let second = try cast(script)
    #expect(first == second)
  }

  @Test func `a pace spreads the lines over time`() throws {
    let events = events(try cast(script, pace: .milliseconds(100)))
    #expect(
      events == [
        #"[0.300000,"o"]"#, #"[0.400000,"m"]"#, #"[0.500000,"o"]"#, #"[1.000000,"o"]"#,
        #"[1.100000,"m"]"#, #"[1.200000,"r"]"#, #"[1.200000,"o"]"#, #"[1.300000,"o"]"#,
      ])
  }

  @Test func `a failure is the last marker`() throws {
    let cast = try cast("set tracking off\nlaunch\nsee \"nowhere\"")
    #expect(cast.last?.hasPrefix(#"[0.000000,"m",""#) == true)
    #expect(cast.last?.hasSuffix(#"t.steps:3: \"nowhere\" is not on the screen"]"#) == true)
  }

  @Test func `a folder that cannot be written to fails the test`() throws {
    let trial = try Trial("set tracking off\nlaunch", files: ["casts": ""]) {
      $0.castFolder = $0.temporaryFolder + "/casts"
    }
    #expect(trial.status == 4)
    #expect(trial.message?.contains("Not a directory") == true)
  }
}

struct CastFrameTests {
  @Test func `only changed cells are sent, wide glyphs as a whole`() {
    var picture = CastFrame(size: Size(columns: 8, rows: 2))
    #expect(picture.show(drawn(["a検索", ""], columns: 8)) == "\u{1B}[1;1Ha検索\u{1B}[?25l")
    #expect(picture.show(drawn(["a検索", ""], columns: 8)) == "")
    #expect(picture.show(drawn(["a検x", ""], columns: 8)) == "\u{1B}[1;4Hx ")
    let bold = drawn(["a検x", ""], columns: 8, style: Style(.bold))
    #expect(picture.show(bold) == "\u{1B}[1;1H\u{1B}[1ma検x\u{1B}[0m")
  }

  @Test func `the cursor is restored after each drawing`() {
    var picture = CastFrame(size: Size(columns: 4, rows: 1))
    var frame = drawn([""], columns: 4)
    frame.cursor = Point(row: 0, column: 2)
    #expect(picture.show(frame) == "\u{1B}[1;3H\u{1B}[?25h")
    frame.cursor = Point(row: 0, column: 1)
    #expect(picture.show(frame) == "\u{1B}[1;2H")
    var next = drawn(["x"], columns: 4)
    next.cursor = frame.cursor
    #expect(picture.show(next) == "\u{1B}[1;1Hx\u{1B}[1;2H")
    next.cursor = nil
    #expect(picture.show(next) == "\u{1B}[?25l")
  }

  @Test func `a new size begins with a blank screen`() {
    var picture = CastFrame(size: Size(columns: 4, rows: 1))
    _ = picture.show(drawn(["ab"], columns: 4))
    #expect(picture.resize(to: Size(columns: 3, rows: 2)) == "\u{1B}[2J")
    #expect(picture.show(drawn(["ab", ""], columns: 3)) == "\u{1B}[1;1Hab")
  }
}

struct CastTextTests {
  @Test func `a recording is a header and one event per line`() {
    var cast = CastText(title: "a \"test\"")
    cast.resize(to: Size(columns: 40, rows: 5), at: .zero)
    cast.output("\u{1B}[1;1Hé", at: .microseconds(1_000_001))
    cast.mark("note", at: .seconds(2))
    cast.resize(to: Size(columns: 30, rows: 4), at: .seconds(2))
    cast.finish(at: .milliseconds(2500))
    #expect(
      cast.text == """
        {"version":2,"width":40,"height":5,"title":"a \\"test\\"","env":{"TERM":"xterm-256color"}}
        [1.000001,"o","\\u001b[1;1Hé"]
        [2.000000,"m","note"]
        [2.000000,"r","30x4"]
        [2.500000,"o",""]

        """)
  }

  @Test func `a recording that ends with its last event has nothing after it`() {
    var cast = CastText(title: "t")
    cast.output("x", at: .seconds(1))
    cast.finish(at: .seconds(1))
    #expect(cast.text.split(separator: "\n").count == 2)
    #expect(cast.text.hasPrefix("{\"version\":2,\"width\":80,\"height\":24,"))
  }
}
