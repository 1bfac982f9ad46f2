import FoundationEssentials
import Scripting
import Testing

struct JSONReporterTests {
  private struct Report: Decodable {
    struct File: Decodable {
      let name: String
      let tests: [Test]
    }

    struct Test: Decodable {
      let name: String
      let verdict: String
      let failures: [Failure]
    }

    struct Failure: Decodable {
      let message: String
      let line: Int
      let screen: [String]
    }

    let version: Int
    let files: [File]
    let exitStatus: Int
    let staleSnapshots: [String]
  }

  @Test func `the document has a stable format`() throws {
    let script = """
      set tracking off
      test "one" a
      skip "later"
      test "two"
      launch
      note "\\e[1m"
      """
    let trial = try Trial(
      script, files: ["u.steps": "test \"x\"\nrow 1 is \"y\""], scripts: ["t.steps", "u.steps"]
    ) {
      $0.reports = [ReportTarget(.json)]
    }
    #expect(
      trial.output == #"""
        {"format":"octodo-run","version":1,"files":[
        {"name":"t.steps","tests":[
        {"name":"one","line":2,"tags":["a"],"verdict":"skipped","reason":"later","virtualMilliseconds":0,\#
        "remarks":[],"failures":[]}
        ,{"name":"two","line":4,"tags":[],"verdict":"passed","virtualMilliseconds":0,\#
        "remarks":["t.steps:6: \u001b[1m"],"failures":[]}
        ]}
        ,{"name":"u.steps","tests":[
        {"name":"x","line":1,"tags":[],"verdict":"failed","virtualMilliseconds":0,"remarks":[],"failures":\#
        [{"kind":"assertion","message":"no program runs; write `launch` first","file":"u.steps","line":2,\#
        "column":1,"command":"row 1 is \"y\"","from":[],"pending":[],"openRequests":[],"timers":[]}]}
        ]}
        ],"exitStatus":1,"staleSnapshots":[]}

        """#)
  }

  @Test func `it is valid whatever the program draws`() throws {
    let trial = try Trial("set tracking off\nlaunch\npaste \"\\u{1}\\\"\\\\\\u{10FFFF}\"\nsee \"\\u{0}\\n\"")
    {
      $0.reports = [ReportTarget(.json)]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(trial.output.utf8))
    let test = try #require(report.files.first?.tests.first)
    #expect(test.verdict == "failed")
    #expect(test.failures.first?.line == 4)
    #expect(test.failures.first?.message.contains("\\n") == true)
    #expect(test.failures.first?.screen.count == 26)
  }
}
