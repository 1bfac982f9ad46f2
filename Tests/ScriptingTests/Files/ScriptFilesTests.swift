import Glibc
import Scripting
import TestSupport
import Testing

/// Attempts of scripts to reach files outside of their root, in whole runs. Each message names the file and
/// quotes none of its lines.
struct ScriptFilesTests {
  private let outside: TemporaryFolder

  init() throws {
    outside = try TemporaryFolder()
    try outside.write("secret", to: "a.steps")
    try outside.write("secret", to: "a.json")
  }

  /// A run in a folder with these links.
  private func trial(
    _ script: String, links: [String: String] = [:], files: [String: String] = [:],
    _ change: (inout ScriptOptions) -> Void = { _ in }
  ) throws -> Trial {
    try Trial(script, files: files) { options in
      for (name, target) in links {
        symlink(target, options.temporaryFolder + "/" + name)
      }
      change(&options)
    }
  }

  @Test(arguments: [
    "stub GET \"/a\" -> 200 file \"FILE\" optional", "fixture \"FILE\" as \"x\"", "cassette \"FILE\"",
  ])
  func `no line reads a file outside of the root`(line: String) throws {
    let start = "set tracking off\n"
    let plain = try trial(start + line.replacing("FILE", with: outside.file("a.json")) + "\nlaunch")
    #expect(plain.message?.contains("/a.json is outside of ") == true, "\(plain.output)")
    let linked = try trial(
      start + line.replacing("FILE", with: "l.json") + "\nlaunch", links: ["l.json": outside.file("a.json")])
    #expect(linked.message?.contains("l.json leads by a link out of ") == true, "\(linked.output)")
    let folder = try trial(
      start + line.replacing("FILE", with: "l/a.json") + "\nlaunch", links: ["l": outside.path])
    #expect(folder.message?.contains("l/a.json leads by a link out of ") == true, "\(folder.output)")
    for trial in [plain, linked, folder] { #expect(!trial.output.contains("secret")) }
  }

  @Test(arguments: [
    "stub GET \"/a\" -> 200 file \"FILE\" optional", "fixture \"FILE\" as \"x\"", "cassette \"FILE\"",
  ])
  func `no link leads a line to a hidden file`(line: String) throws {
    let files = [".env": "secret", ".ci/a.json": "secret"]
    for (path, links) in [("l.json", ["l.json": ".env"]), ("l/a.json", ["l": ".ci"])] {
      let trial = try trial(
        "set tracking off\n" + line.replacing("FILE", with: path) + "\nlaunch", links: links, files: files)
      #expect(trial.message?.contains("\(path) is hidden: ") == true, "\(trial.output)")
      #expect(!trial.output.contains("secret"))
    }
  }

  @Test func `no link leads an include to a hidden script`() throws {
    let trial = try trial(
      "include \"l.steps\"", links: ["l.steps": ".ci.steps"], files: [".ci.steps": "launch"])
    #expect(trial.status == 3)
    #expect(trial.errors.contains("l.steps is hidden: "), "\(trial.errors)")
  }

  @Test func `a link below the root is read`() throws {
    let script =
      "set tracking off\nstub GET \"/items?page=1\" -> 200 file \"l.json\"\nlaunch\nkey l r\nsee \"apple\""
    let trial = try trial(script, links: ["l.json": "data/a.json"], files: ["data/a.json": "apple"])
    #expect(trial.message == nil)
  }

  @Test func `an included file is quoted only if it is a script below the root`() throws {
    for (path, links) in [
      (outside.file("a.steps"), [:]), ("l.steps", ["l.steps": outside.file("a.steps")]),
      ("l.steps", ["l.steps": "notes.txt"]), ("notes.txt", [:]), ("l.steps", ["l.steps": ".env"]),
      ("notes.txt\\u{0}.steps", [:]),
    ] {
      let trial = try trial(
        "include \"\(path)\"", links: links, files: ["notes.txt": "secret", ".env": "secret"])
      #expect(trial.status == 3)
      #expect(!trial.errors.contains("secret"), "\(trial.errors)")
    }
  }

  @Test func `a script that is a link to another script below the root is read`() throws {
    let run = try ToolRun(["a.steps": "settle", "notes.txt": "secret"])
    try #require(symlink("a.steps", run.folder.file("l.steps")) == 0)
    #expect(run.tools.check([run.folder.file("l.steps")]) == 0)
    for target in ["notes.txt", outside.file("a.steps")] {
      unlink(run.folder.file("l.steps"))
      try #require(symlink(target, run.folder.file("l.steps")) == 0)
      #expect(run.tools.check([run.folder.file("l.steps")]) == 2)
      #expect(run.tools.format([run.folder.file("l.steps")], onlyLooks: false) == 2)
    }
    #expect(!run.complained.contains("secret"))
    #expect(run.complained.contains("l.steps is read as a script, so its name must end in .steps"))
    let outsideBytes = try outside.bytes("a.steps")
    #expect(outsideBytes == Array("secret".utf8))
  }

  @Test(arguments: [
    ["t.steps.snap": "OUT"], ["t.steps.snap": "OUT/new"], ["t.steps.snap": "data"],
  ])
  func `no snapshot is written through a link`(links: [String: String]) throws {
    let script = "set tracking off\ntest \"x\"\nlaunch\nsnapshot \"y\""
    let links = links.mapValues { $0.replacing("OUT", with: outside.path) }
    let trial = try trial(script, links: links, files: ["data/a": ""]) { $0.snapshots = .all }
    #expect(trial.message?.contains("cannot be written through a link") == true, "\(trial.output)")
    let outsideNames = try outside.names
    #expect(outsideNames == ["a.json", "a.steps"])
    #expect(trial.files["data/x/y.txt"] == nil)
  }

  @Test func `pruning deletes nothing through a link`() throws {
    try #require(mkdir(outside.file("x"), 0o755) == 0)
    try outside.write("mine", to: "x/y.txt")
    let links = ["t.steps.snap": outside.path, "gone.steps.snap": outside.path]
    let trial = try trial("set tracking off\nlaunch", links: links) { $0.prunesSnapshots = true }
    #expect(trial.status == 0)
    #expect(!trial.errors.contains("Deleted"))
    let outsideBytes = try outside.bytes("x/y.txt")
    #expect(outsideBytes == Array("mine".utf8))
  }

  @Test func `output files follow no link below the folder that the user named`() throws {
    let script = "set tracking off\ntest \"x\"\nlaunch\nshot \"a.txt\""
    let trial = try Trial(script) { options in
      options.shotFolder = outside.path + "/shots"
      mkdir(outside.file("shots"), 0o755)
      symlink(outside.path, outside.file("shots/%2Ftmp"))
    }
    #expect(trial.message?.contains("cannot be written through a link") == true, "\(trial.output)")
    let outsideNames = try outside.names
    #expect(outsideNames == ["a.json", "a.steps", "shots"])
  }

  @Test(arguments: ["../../../x", ".bash_profile", "..", "/x", "a\\n../../x", "$(touch x)", "-rf", "%2E"])
  func `a test may have any name, and its files stay where they belong`(name: String) throws {
    let script = "set tracking off\ntest \"\(name)\"\nlaunch\nsnapshot \"$(touch y)\"\nshot \"../../x.svg\""
    let trial = try Trial(script) {
      $0.snapshots = .all
      $0.shotFolder = $0.temporaryFolder + "/shots"
      $0.castFolder = $0.temporaryFolder + "/casts"
    }
    #expect(trial.status == 0, "\(trial.output)")
    let made = trial.files.keys.filter { $0 != "t.steps" }
    #expect(made.count == 3)
    #expect(
      made.allSatisfy { $0.hasPrefix("t.steps.snap/") || $0.hasPrefix("shots/") || $0.hasPrefix("casts/") })
    let parts = made.flatMap { $0.split(separator: "/") }
    #expect(parts.filter { $0.hasPrefix(".") || $0.utf8.contains(10) } == [])
  }
}
