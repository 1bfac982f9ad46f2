import Scripting
import Testing

struct TestRunShotTests {
  private func trial(_ steps: String) throws -> Trial {
    try Trial("set size 50x8\nset tracking off\nlaunch\n" + steps) {
      $0.shotFolder = $0.temporaryFolder + "/out"
    }
  }

  /// The shots of a run, by their paths below the script's.
  private func shots(of trial: Trial) -> [String: String] {
    var shots: [String: String] = [:]
    for (path, text) in trial.files where path.hasPrefix("out/") {
      shots[path.split(separator: "t.steps/").last.map(String.init) ?? path] = text
    }
    return shots
  }

  @Test func `a shot is written into the folder of its test`() throws {
    let trial = try trial("shot \"a.txt\" in rows 2..5\nshot \"sub/b.ansi\" in row 5\nshot \"c.svg\"")
    #expect(trial.message == nil)
    let shots = shots(of: trial)
    #expect(shots.keys.sorted() == ["t/a.txt", "t/c.svg", "t/sub/b.ansi"])
    #expect(shots["t/a.txt"] == "count 0\ntyped\nlast nothing\nbold 検索 red\n")
    #expect(shots["t/sub/b.ansi"] == "\u{1B}[1;31mbold 検索 red\u{1B}[0m\n")
    #expect(shots["t/c.svg"]?.contains("<title>t</title>") == true)
  }

  @Test func `nothing is written outside of the folder`() throws {
    let trial = try trial("shot \"../../../../../../t.steps.txt\" in row 1")
    #expect(trial.message == nil)
    #expect(trial.files.keys.filter { !$0.hasPrefix("out/") && $0.hasSuffix(".txt") } == [])
    #expect(trial.files.keys.count { $0.hasSuffix("t.steps.txt") } == 1)
  }

  @Test func `a file name is used for one shot of a test`() throws {
    let message = try trial("shot \"a.txt\"\nshot \"./a.txt\"").message
    #expect(
      message
        == "t.steps:5: this test has a shot of this name on line 4 already; give it another")
  }

  @Test func `a folder that cannot be created is reported`() throws {
    let trial = try Trial("set tracking off\nlaunch\nshot \"a.txt\"", files: ["out": ""]) {
      $0.shotFolder = $0.temporaryFolder + "/out"
    }
    #expect(trial.message?.contains("cannot be made: Not a directory") == true)
  }

  @Test func `without a folder no picture is written, and the report says so`() throws {
    let trial = try Trial("set tracking off\nlaunch\nshot \"a.txt\"")
    #expect(trial.status == 0)
    #expect(trial.files.keys.sorted() == ["t.steps"])
    #expect(trial.output.contains("t.steps:3: no picture was written; --shots DIR says where to"))
  }

  @Test func `a shot before the launch fails`() throws {
    let message = try Trial("shot \"a.txt\"").message
    #expect(message == "t.steps:1: no program runs; write `launch` first")
  }
}
