import Scripting
import Testing

struct StaleSnapshotsTests {
  private let script = """
    set tracking off
    test "one" a
    launch
    see "nowhere"
    snapshot "kept"
    test "two"
    skip "later"
    snapshot "kept too"
    """
  private let files = [
    "t.steps.snap/one/kept.txt": "", "t.steps.snap/two/kept too.txt": "", "t.steps.snap/one/old.txt": "",
    "t.steps.snap/gone/old.txt": "", "t.steps.snap/notes.md": "mine", "t.steps.snap/one/a/b.txt": "mine",
    "u.steps.snap/one/old.txt": "of another script", "u.steps": "",
    "gone.steps.snap/one/a.txt": "", "gone.steps.snap/two/b.txt": "", "kept.steps.snap/notes.md": "mine",
    "more/gone.steps.snap/one/a.txt": "of another folder", "gone.snap/one/a.txt": "of no script",
  ]
  private let stale = [
    "t.steps.snap/gone/old.txt", "t.steps.snap/one/old.txt", "gone.steps.snap/one/a.txt",
    "gone.steps.snap/two/b.txt",
  ]

  @Test func `unused stored screens are listed`() throws {
    let trial = try Trial(script, files: files)
    #expect(
      trial.errors == stale.map { "\($0) is used by no script. --prune deletes it.\n" }.joined())
    #expect(files.keys.allSatisfy { trial.files[$0] != nil })
  }

  @Test(arguments: [[], ["a"]])
  func `pruning deletes only unused ones, whichever tests ran`(tags: [String]) throws {
    let trial = try Trial(script, files: files) {
      $0.prunesSnapshots = true
      $0.tags = Set(tags)
    }
    #expect(trial.status == 1)
    #expect(trial.errors == stale.map { "Deleted \($0), which no script uses.\n" }.joined())
    for file in files.keys { #expect((trial.files[file] == nil) == stale.contains(file), "\(file)") }
  }

  @Test func `orphans in a folder of several scripts are reported once`() throws {
    let trial = try Trial(script, files: files, scripts: ["t.steps", "u.steps"])
    #expect(trial.errors.split(separator: "\n").count { $0.hasPrefix("gone.steps.snap/one/a.txt ") } == 1)
    #expect(trial.errors.contains("u.steps.snap/one/old.txt is used by no script."))
  }

  @Test func `with constants of the command line nothing is deleted`() throws {
    let trial = try Trial(script, files: files) {
      $0.prunesSnapshots = true
      $0.variables = ["name": "x"]
    }
    #expect(trial.errors.hasSuffix("With --var nothing is deleted. Leave out --var or --prune.\n"))
    #expect(files.keys.allSatisfy { trial.files[$0] != nil })
  }
}
