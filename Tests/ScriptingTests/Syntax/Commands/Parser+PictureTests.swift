import Testing

@testable import Scripting

struct ParserPictureTests {
  @Test(arguments: [
    (
      "snapshot \"results\" in pane results",
      Command.snapshot(Snapshot(name: "results", region: .pane("results"), isPlain: false))
    ),
    ("snapshot \"list\" plain", .snapshot(Snapshot(name: "list", region: nil, isPlain: true))),
    ("shot \"results.svg\"", .shot(Shot(file: "results.svg", format: .svg, region: nil))),
    ("shot \"a/b.svg\" in row 1", .shot(Shot(file: "a/b.svg", format: .svg, region: .row(1)))),
    ("shot \"a.ansi\"", .shot(Shot(file: "a.ansi", format: .ansi, region: nil))),
    ("shot \"a.txt\"", .shot(Shot(file: "a.txt", format: .txt, region: nil))),
  ])
  func `a picture line is read`(line: String, expected: Command) throws {
    let commands = try Script.commands(line)
    #expect(commands == [expected])
  }

  @Test(arguments: [
    Mistake("snapshot results", 10, "\"results\" does not fit here; expected a name for the snapshot"),
    Mistake("snapshot \"a/b\"", 10, "this becomes the name of a file; use no / and no control characters"),
    Mistake("snapshot \"..\"", 10, "this becomes the name of a file; use no / and no control characters"),
    Mistake(
      "snapshot \"a\" plan", 14,
      "\"plan\" does not fit here; expected \"in\", \"plain\" or the end of the line", "plain"),
    Mistake("shot \"a.png\"", 6, "a shot ends in .svg, .ansi or .txt"),
    Mistake("shot \".svg\"", 6, "a shot ends in .svg, .ansi or .txt"),
  ])
  func `a wrong picture line is named`(mistake: Mistake) {
    mistake.expectReport()
  }
}
