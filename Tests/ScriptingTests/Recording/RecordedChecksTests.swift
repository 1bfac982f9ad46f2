import Terminal
import Testing

@testable import Scripting

struct RecordedChecksTests {
  /// A field with a visible cursor, or a list with a selected row.
  private func checks(isTyping: Bool = false, selected: DisplayText = "apple/swift") -> RecordedChecks {
    let buffer = FrameBuffer(size: Size(columns: 60, rows: 10))
    let canvas = Canvas(buffer)
    canvas.draw("title", row: 0)
    let list = canvas.pane("list", Rect(row: 2, column: 0, rows: 4, columns: 60))
    list.draw("> apple/swift  65k", row: 0)
    list.reportSelected(selected, pane: "list")
    canvas.pane("status", Rect(row: 9, column: 0, rows: 1, columns: 60)).draw("1 of 30", row: 0)
    canvas.reportFocus("list")
    if isTyping { canvas.showCursor(row: 0, column: 5) }
    var checks = RecordedChecks()
    checks.frame = buffer.frame
    return checks
  }

  private func type(_ text: String, into checks: inout RecordedChecks) {
    for scalar in text.unicodeScalars { #expect(checks.take(.key(.char(scalar))) == .taken) }
  }

  private func rows(_ checks: RecordedChecks) -> [String] {
    guard let frame = checks.frame.map(checks.drawn) else { return [] }
    return (0..<frame.size.rows).map { frame.text(row: $0) }
  }

  @Test func `a visible cursor means that text is typed`() {
    #expect(checks(isTyping: true).isTyping)
    #expect(!checks().isTyping)
  }

  @Test func `other input is for the program`() {
    var checks = checks()
    #expect(checks.take(.key(.char("j"))) == .passed)
    #expect(checks.take(.key(Key(.function(1)))) == .passed)
    #expect(checks.take(.paste("x")) == .passed)
  }

  @Test func `a check begins with the selected row as far as it is shown`() {
    var checks = checks(selected: "apple/swift-and-what-was-cut")
    #expect(checks.take(.key(RecordedChecks.seeKey)) == .taken)
    #expect(rows(checks).last?.hasPrefix(" see: apple/swift  ") == true)
    #expect(checks.take(.key(Key(.enter))) == .line("see \"apple/swift\" in pane list"))
    #expect(rows(checks).last?.contains("Added to the script: see \"apple/swift\" in pane list") == true)
  }

  @Test func `typing replaces the proposal, and only a text on the screen is taken`() {
    var checks = checks()
    _ = checks.take(.key(RecordedChecks.seeKey))
    type("30x", into: &checks)
    #expect(checks.take(.key(Key(.enter))) == .taken)
    #expect(rows(checks).last?.contains("No row has this text.") == true)
    #expect(checks.take(.key(Key(.backspace))) == .taken)
    #expect(checks.take(.key(Key(.enter))) == .line("see \"30\" in pane status"))
    #expect(checks.take(.key(.char("q"))) == .passed)
  }

  @Test func `Esc leaves the field, and Ctrl+C reaches the program from it`() {
    var checks = checks()
    _ = checks.take(.key(RecordedChecks.seeKey))
    #expect(checks.take(.key(Key(.escape))) == .taken)
    #expect(checks.take(.key(Key(.escape))) == .passed)
    _ = checks.take(.key(RecordedChecks.seeKey))
    #expect(checks.take(.key(.ctrl("c"))) == .passed)
    #expect(checks.take(.key(.char("q"))) == .passed)
  }

  @Test func `a text outside of all panes has no region`() {
    var checks = checks()
    _ = checks.take(.key(RecordedChecks.seeKey))
    type("title", into: &checks)
    #expect(checks.take(.key(Key(.enter))) == .line("see \"title\""))
  }

  @Test func `the keys are shown if the first row has room, and snapshots are stored without them`() {
    var checks = checks()
    #expect(rows(checks).first?.hasSuffix("  REC  F8: see  F9: snapshot ") == true)
    let bar = FrameBuffer(size: Size(columns: 60, rows: 3))
    Canvas(bar).draw("[1 Search] 2 Todos                          octodo", row: 0)
    checks.frame = bar.frame
    #expect(rows(checks).first == "[1 Search] 2 Todos                REC F8 F9 octodo          ")
    checks = self.checks()
    #expect(checks.take(.key(RecordedChecks.snapshotKey)) == .line("snapshot \"screen-1\""))
    #expect(checks.take(.key(RecordedChecks.snapshotKey)) == .line("snapshot \"screen-2\""))
    #expect(checks.snapshots.map(\.name) == ["screen-1", "screen-2"])
    #expect(checks.snapshots.allSatisfy { !$0.text.contains("REC") })
    let full = FrameBuffer(size: Size(columns: 12, rows: 3))
    Canvas(full).draw("abcdefghijkl", row: 0)
    checks.frame = full.frame
    #expect(rows(checks).first == "abcdefghijkl")
  }
}
