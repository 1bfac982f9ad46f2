import Scripting
import Testing

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
