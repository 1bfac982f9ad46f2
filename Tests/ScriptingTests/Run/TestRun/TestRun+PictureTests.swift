import Scripting
import Testing

struct TestRunSnapshotTests {
  private let script = "set size 50x8\nset tracking off\nlaunch\nsnapshot \"first\" in rows 2..5"
  private let path = "t.steps.snap/t/first.txt"
  private let stored = """
    size 50x4
    cursor 2:7
    |count 0                                           |
    |typed                                             |
    |last nothing                                      |
    |bold 検索 red                                     |
    4:1-13 bold fg=red

    """

  @Test func `a missing snapshot fails, and is written on request`() throws {
    let checked = try Trial(script)
    #expect(
      checked.message == "t.steps:4: there is no \(path)\n    to accept:  run again with --snapshots missing")
    #expect(checked.files[path] == nil)
    for mode in [SnapshotMode.missing, .failed, .all] {
      let trial = try Trial(script) { $0.snapshots = mode }
      #expect(trial.message == nil)
      #expect(trial.files[path] == stored)
    }
  }

  @Test func `an equal snapshot passes`() throws {
    for mode in SnapshotMode.allCases {
      let message = try Trial(script, files: [path: stored]) { $0.snapshots = mode }.message
      #expect(message == nil)
    }
  }

  @Test func `a different snapshot is shown as a diff`() throws {
    let old = stored.replacing("count 0", with: "count 9").replacing("bold fg=red", with: "bold")
      .replacing("2:7", with: "1:1")
    for mode in [SnapshotMode.check, .missing] {
      let trial = try Trial(script, files: [path: old]) { $0.snapshots = mode }
      #expect(
        trial.message == """
          t.steps:4: the screen is not that of \(path)          (expected -, actual +)
          - cursor 1:1
          + cursor 2:7
                  ----+----1----+----2----+----3----+----4----+----5
          -    1 |count 9                                           |
          +    1 |count 0                                           |
               2 |typed                                             |
          - 4:1-13 bold
          + 4:1-13 bold fg=red
              to accept:  run again with --snapshots failed
          """)
      #expect(trial.files[path] == old)
    }
    for mode in [SnapshotMode.failed, .all] {
      let trial = try Trial(script, files: [path: old]) { $0.snapshots = mode }
      #expect(trial.message == nil)
      #expect(trial.files[path] == stored)
    }
  }

  @Test(arguments: [
    ("4:1-13 bold fg=red\n", "4:1-13 bold\n", ["- 4:1-13 bold", "+ 4:1-13 bold fg=red"]),
    ("4:1-13 bold fg=red\n", "4:1-13 fg=red\n", ["- 4:1-13 fg=red", "+ 4:1-13 bold fg=red"]),
    ("4:1-13 bold fg=red\n", "4:1-12 bold fg=red\n", ["- 4:1-12 bold fg=red", "+ 4:1-13 bold fg=red"]),
    ("4:1-13 bold fg=red\n", "", ["+ 4:1-13 bold fg=red"]),
    ("4:1-13 bold", "1:1-5 dim\n4:1-13 bold", ["- 1:1-5 dim"]),
    ("cursor 2:7", "cursor 2:6", ["- cursor 2:6", "+ cursor 2:7"]),
    ("cursor 2:7", "cursor 3:7", ["- cursor 3:7", "+ cursor 2:7"]),
    ("cursor 2:7", "cursor hidden", ["- cursor hidden", "+ cursor 2:7"]),
    ("cursor 2:7", "cursor hidden 2:7", ["- cursor hidden 2:7", "+ cursor 2:7"]),
  ])
  func `a snapshot that differs in styles or cursor only fails`(
    part: String, old: String, difference: [String]
  ) throws {
    let old = stored.replacing(part, with: old)
    let trial = try Trial(script, files: [path: old])
    #expect(
      trial.message
        == (["t.steps:4: the screen is not that of \(path)          (expected -, actual +)"] + difference
        + ["    to accept:  run again with --snapshots failed"]).joined(separator: "\n"))
    let renewed = try Trial(script, files: [path: old]) { $0.snapshots = .failed }
    #expect(renewed.message == nil)
    #expect(renewed.files[path] == stored)
  }

  @Test func `an invalid stored file is reported with its line`() throws {
    let trial = try Trial(script, files: [path: stored.replacing("|typed", with: "typed")])
    #expect(
      trial.message == """
        t.steps:4: \(path):4: row 2 of 4 should stand here, between two |
            to accept:  run again with --snapshots failed
        """)
  }

  @Test func `a stored file that differs only invisibly is reported`() throws {
    let trial = try Trial(script, files: [path: stored + "4:1-13 bold fg=red\n"])
    #expect(
      trial.message == """
        t.steps:4: \(path) was not written by octodo, though it means the same
            to accept:  run again with --snapshots failed
        """)
  }

  @Test func `a plain snapshot is text only`() throws {
    let trial = try Trial("set tracking off\nlaunch\nsnapshot \"x\" in row 5 plain") {
      $0.snapshots = .missing
    }
    let blanks = String(repeating: " ", count: 67)
    #expect(trial.files["t.steps.snap/t/x.txt"] == "size 80x1\n|bold 検索 red\(blanks)|\n")
  }

  @Test func `names become file names`() throws {
    let script = "set tracking off\ntest \"a/b .. #1\"\nlaunch\nsnapshot \".x%\" in row 1\n"
    let trial = try Trial(script) { $0.snapshots = .missing }
    #expect(trial.files["t.steps.snap/a%2Fb .. #1/%2Ex%25.txt"] != nil)
  }

  @Test func `a name is used for one snapshot`() throws {
    let trial = try Trial(script + "\nsnapshot \"first\"", files: [path: stored])
    #expect(
      trial.message == "t.steps:5: this test has a snapshot of this name on line 4 already; give it another")
  }

  @Test func `with CI=true snapshots are only checked`() throws {
    let trial = try Trial(script) {
      $0.isCI = true
      $0.snapshots = .all
    }
    #expect(trial.status == 2)
    #expect(trial.errors == "With CI=true snapshots are only checked. Run --snapshots all by hand.\n")
    let status = try Trial(script, files: [path: stored]) { $0.isCI = true }.status
    #expect(status == 0)
  }
}

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
