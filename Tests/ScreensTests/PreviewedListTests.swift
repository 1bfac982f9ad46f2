import AppTestSupport
import Domain
import EventLoop
import FoundationEssentials
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import Screens

struct PreviewedListTests {
  @Test func `the position is in the frame of the list, or in the status line without a frame`() throws {
    try onPreview { screen in
      let list = screen.app.frame.panes["letters"]
      let below = try #require(list).endRow
      #expect(screen.app.frame.text(row: below).hasPrefix("+- 1 of 6 -"))
      #expect(!screen.app.status.contains("1 of 6"))
      try await screen.app.press("j")
      #expect(screen.app.frame.text(row: below).hasPrefix("+- 2 of 6 -"))
      try await screen.app.resize(columns: 80, rows: 20)
      #expect(screen.app.status.hasPrefix(" 2 of 6"))
    }
  }

  @Test func `the preview follows the selection in a frame after that of the list`() throws {
    try onPreview { screen in
      #expect(screen.text.hasPrefix("about a"))
      let before = screen.app.terminal.frames
      try await screen.app.press("j")
      #expect(screen.app.terminal.frames == before + 2)
      let first = try #require(screen.app.terminal.lastFrames.first)
      #expect(first.selected["letters"] == "b")
      #expect(screen.text(in: first).hasPrefix("about a"))
      #expect(screen.text.hasPrefix("about b"))
      #expect(screen.record.opened == ["a", "b"])
      #expect(screen.record.closed == ["a"])
    }
  }

  @Test func `the frame with the preview draws nothing else, and shows what a whole frame does`() throws {
    try onPreview { screen in
      let hints = screen.record.hints
      try await screen.app.press("j")
      #expect(screen.record.hints == hints + 1)
      let frame = screen.app.frame
      screen.app.session.app?.setNeedsDraw()
      try await screen.app.world.waitUntilIdle()
      #expect(screen.record.hints == hints + 2)
      #expect(screen.app.frame == frame)
    }
  }

  @Test func `a preview with other keys than the one before changes the status line`() throws {
    try onPreview(needsRequest: true) { screen in
      try await screen.app.press("p")
      #expect(screen.app.status.contains("p preview"))
      try await screen.app.press("j")
      #expect(screen.app.status.contains("p load"))
    }
  }

  @Test func `a remark stays above the status line when a preview becomes ready`() throws {
    try onPreview { screen in
      let app = try #require(screen.app.session.app)
      app.handle(.mouse(MouseEvent(.scrollDown, at: Point(row: 5, column: 10))))
      screen.app.world.environment.notices.remark("Long, long ago.")
      try await screen.app.world.waitUntilIdle()
      #expect(screen.text.hasPrefix("about d"))
      #expect(screen.app.frame.text(row: 18).hasPrefix(" Long, long ago."))
    }
  }

  @Test func `below 100 columns there is no preview, and p says why`() throws {
    try onPreview(size: Size(columns: 99, rows: 20)) { screen in
      #expect(screen.app.frame.panes["preview"] == nil)
      #expect(screen.record.opened.isEmpty)
      try await screen.app.press("p")
      #expect(screen.app.world.lastNotice == "A preview needs 100 columns; this terminal has 99.")
      #expect(screen.app.world.settings.kept.isEmpty)
    }
  }

  @Test func `the sentence about the width disappears when the terminal is wider`() throws {
    try onPreview(size: Size(columns: 99, rows: 20)) { screen in
      try await screen.app.press("p")
      #expect(screen.app.status.contains("A preview needs 100 columns"))
      try await screen.app.resize(columns: 120, rows: 20)
      #expect(!screen.app.status.contains("A preview needs"))
    }
  }

  @Test func `the hint for p stays while the preview is hidden`() throws {
    try onPreview { screen in
      #expect(screen.app.status.contains("p preview"))
      try await screen.app.press("p")
      #expect(screen.app.status.contains("p preview"))
      try await screen.app.resize(columns: 80, rows: 20)
      #expect(!screen.app.status.contains("p preview"))
    }
  }

  @Test func `p hides and shows it, and the choice is written to config yml`() throws {
    try onPreview { screen in
      try await screen.app.press("p")
      #expect(screen.app.frame.panes["preview"] == nil)
      #expect(screen.record.closed == ["a"])
      #expect(screen.app.world.settings.kept == [.set(.preview, false)])
      try await screen.app.press("j", "p")
      #expect(screen.text.hasPrefix("about b"))
      #expect(screen.app.world.settings.kept == [.set(.preview, false), .set(.preview, true)])
    }
  }

  @Test func `a choice that cannot be written says so`() throws {
    try onPreview { screen in
      screen.app.world.settings.problem = .system(reason: "Read-only file system")
      try await screen.app.press("p")
      #expect(screen.app.world.lastNotice?.contains("Read-only file system") == true)
      #expect(screen.app.frame.panes["preview"] == nil)
    }
  }

  @Test func `without a token only p sends a request`() throws {
    try onPreview(needsRequest: true) { screen in
      try await screen.app.world.advance(by: .seconds(60))
      #expect(screen.record.loaded.isEmpty)
      try await screen.app.press("p")
      #expect(screen.record.loaded == ["a"])
      #expect(screen.app.frame.panes["preview"] != nil)
      try await screen.app.press("p")
      #expect(screen.app.frame.panes["preview"] == nil)
    }
  }

  @Test func `with a token it loads by itself when the selection rests`() throws {
    try onPreview(account: .token(source: "GH_TOKEN"), needsRequest: true) { screen in
      try await screen.app.press("j")
      try await screen.app.world.advance(by: .milliseconds(200))
      #expect(screen.record.loaded.isEmpty)
      try await screen.app.press("j")
      try await screen.app.world.advance(by: .milliseconds(300))
      #expect(screen.record.loaded == ["c"])
    }
  }

  @Test(arguments: [true, false])
  func `a list that is not the current screen sends nothing until it is back`(isTab: Bool) throws {
    try onPreview(account: .token(source: "GH_TOKEN"), needsRequest: true) { screen in
      let (router, world) = (screen.app.router, screen.app.world)
      try await screen.app.press("j")
      try await world.advance(by: .milliseconds(100))
      if isTab { router.switchTo(tab: 1) } else { router.show(.about) }
      try await world.advance(by: .seconds(60))
      #expect(screen.record.loaded.isEmpty)
      if isTab { router.switchTo(tab: 0) } else { router.back() }
      try await world.waitUntilIdle()
      try await world.advance(by: .milliseconds(200))
      #expect(screen.record.loaded.isEmpty)
      try await world.advance(by: .milliseconds(100))
      #expect(screen.record.loaded == ["b"])
    }
  }

  @Test(arguments: [(2_501, ["b"]), (2_500, [])])
  func `half of the rate limit is left to the user`(remaining: Int, loaded: [String]) throws {
    try onPreview(account: .token(source: "GH_TOKEN"), needsRequest: true) { screen in
      try await screen.app.world.receive(
        RateLimit(
          limit: 5_000, remaining: remaining, resetsAt: FakeWorld.start.addingTimeInterval(3_600),
          resource: "core"))
      try await screen.app.press("j")
      try await screen.app.world.advance(by: .milliseconds(300))
      #expect(screen.record.loaded == loaded)
    }
  }

  @Test func `Ctrl+E, Ctrl+Y and the wheel scroll it, the keys of the list do not`() throws {
    try onPreview { screen in
      try await screen.app.press("Ctrl+E", "Ctrl+E")
      #expect(screen.text.hasPrefix("line 2 "))
      try await screen.app.press("Ctrl+Y")
      #expect(screen.text.hasPrefix("line 1 "))
      try await screen.app.mouse(.scrollDown, row: 5, column: 90)
      #expect(screen.text.hasPrefix("line 4 "))
      #expect(screen.app.frame.selected["letters"] == "a")
      try await screen.app.mouse(.scrollDown, row: 5, column: 10)
      #expect(screen.app.frame.selected["letters"] != "a")
    }
  }

  @Test(arguments: [["l", "h"], ["Right", "Left"], ["l", "Esc"], ["l", "q"]])
  func `to the right the preview has the keys, to the left the list has them again`(keys: [String]) throws {
    try onPreview { screen in
      try await screen.app.press(keys[0], "j", "j")
      #expect(screen.app.frame.focus == "preview")
      #expect(screen.text.hasPrefix("line 2 "))
      #expect(screen.app.frame.selected["letters"] == "a")
      try await screen.app.press(keys[1], "j")
      #expect(screen.app.frame.focus == "letters")
      #expect(screen.app.frame.selected["letters"] == "b")
      #expect(screen.app.router.depth == 2)
    }
  }

  @Test func `a click gives the preview the keys, and another one gives them back`() throws {
    try onPreview { screen in
      try await screen.app.mouse(.press(.left), row: 5, column: 90)
      try await screen.app.press("G")
      #expect(screen.text.hasPrefix("line 85 "))
      let below = screen.app.frame.panes["preview"].map { $0.endRow - 1 } ?? 0
      #expect(screen.app.frame.text(row: below).contains("- 100% -"))
      try await screen.app.mouse(.press(.left), row: 4, column: 10)
      try await screen.app.press("g")
      #expect(screen.app.frame.selected["letters"] == "a")
    }
  }

  @Test func `the text of a preview can be searched`() throws {
    try onPreview { screen in
      try await screen.app.press("l", "/", "4", "2", "Enter")
      #expect(screen.app.status.contains("1 of 1"))
      #expect(screen.app.frame.rows(of: "preview").contains { $0.contains("line 42 ") })
      try await screen.app.press("Esc")
      #expect(screen.app.frame.focus == "preview")
      try await screen.app.press("Esc")
      #expect(screen.app.frame.focus == "letters")
    }
  }

  @Test func `in the preview the verbs of the list work on its item`() throws {
    try onPreview { screen in
      try await screen.app.press("j", "l", "j", "Enter", "x")
      #expect(screen.record.done == ["opened b", "done b"])
    }
  }

  @Test func `the whole text of a preview can be copied`() throws {
    try onPreview { screen in
      try await screen.app.press("l", "y", "w")
      #expect(screen.app.world.desktop.copied.last?.hasPrefix("about a\nline 1\nline 2\n") == true)
      #expect(screen.app.world.lastNotice?.contains("101 lines") == true)
    }
  }

  @Test func `where there is no room for the preview any more, the list has the keys`() throws {
    try onPreview { screen in
      try await screen.app.press("l")
      try await screen.app.resize(columns: 80, rows: 20)
      try await screen.app.press("j")
      #expect(screen.app.frame.selected["letters"] == "b")
      try await screen.app.press("l")
      #expect(screen.app.world.lastNotice?.hasPrefix("There is nothing to the right here.") == true)
    }
  }

  @Test func `hidden by its key, the preview gives the keys back`() throws {
    try onPreview { screen in
      try await screen.app.press("l", "p", "j")
      #expect(screen.app.frame.selected["letters"] == "b")
    }
  }

  @Test func `a list that is closed closes its preview`() throws {
    try onPreview { screen in
      try await screen.app.press("Esc")
      #expect(screen.app.router.depth == 1)
      #expect(screen.record.closed == ["a"])
    }
  }

  @Test func `a preview sends no event`() throws {
    try onPreview { screen in
      _ = screen.app.world.tracker.takeEvents()
      try await screen.app.press("j", "j", "k")
      #expect(screen.app.world.tracker.takeEvents().isEmpty)
    }
  }
}

/// What happened to the previews, by item.
@LoopActor
private final class Record {
  var opened: [String] = []
  var loaded: [String] = []
  var closed: [String] = []
  /// How often the status line asked for a hint.
  var hints = 0
  /// What the actions of the list did.
  var done: [String] = []

  /// Only one action has a hint.
  func hint(_ id: String) -> String? {
    guard id == "open" else { return nil }
    hints += 1
    return id
  }
}

/// A hundred lines about a letter.
@LoopActor
private final class LetterPreview: Preview {
  var title: String { letter }
  private let letter: String
  private let record: Record
  private let environment: Environment
  private(set) var canLoad: Bool

  init(_ letter: String, _ record: Record, _ environment: Environment, canLoad: Bool) {
    (self.letter, self.record, self.environment, self.canLoad) = (letter, record, environment, canLoad)
  }

  func open() { record.opened.append(letter) }
  func close() { record.closed.append(letter) }
  func load() {
    record.loaded.append(letter)
    canLoad = false
  }

  var version: Int { 0 }
  var rowContext: RowContext { RowContext(environment) }
  func content(_ context: RowContext) -> DocumentContent {
    let lines = (1...100).map { DocumentPart.words("line \($0)") }
    return DocumentContent(sections: [DocumentSection([.words("about \(letter)")] + lines)])
  }
}

/// A list of letters with previews as the current screen.
@LoopActor
private final class OpenPreview {
  let app: AppHarness
  let record = Record()

  init(_ world: FakeWorld, size: Size, needsRequest: Bool) async throws {
    let repo = try #require(RepoName("octo/kettle"))
    app = AppHarness(world, size: size) { [record] route, _ in
      guard case .issueList = route else { return nil }
      return Self.screen(world.environment, record, needsRequest: needsRequest)
    }
    try await app.start()
    app.router.show(.issueList(repo))
    try await world.waitUntilIdle()
  }

  private static func screen(_ environment: Environment, _ record: Record, needsRequest: Bool) -> any Screen {
    let letters = PagedListPresenter<Letter>(
      environment: environment, words: { _ in PagedListWords(empty: []) }
    ) { _ in ItemPage(items: ["a", "b", "c", "d", "e", "f"].map { Letter(id: $0) }) }
    let list = ListPane(
      "letters", letters,
      columns: { width, _ in Table(width: width, [TableColumn("", .rest)]) { [$0.id] } }, title: \.id,
      actions: [("open", Key(.enter), "opened"), ("finish", .char("x"), "done")].map { id, key, word in
        Action(id, [key], id, hint: record.hint(id)) {
          record.done.append("\(word) \(letters.selectedItem?.id ?? "")")
        }
      })
    return PreviewedList(
      list, environment, title: { _ in "Letters" }, selected: { letters.selectedItem }
    ) {
      LetterPreview($0.id, record, environment, canLoad: needsRequest)
    }
  }

  /// The first row of the preview.
  var text: String { text(in: app.frame) }

  func text(in frame: Frame) -> String {
    guard let area = frame.panes["preview"] else { return "" }
    return String(frame.text(row: area.row + 1, columns: area.column + 2..<area.endColumn))
  }
}

private func onPreview(
  size: Size = Size(columns: 120, rows: 20), account: Account = .anonymous, needsRequest: Bool = false,
  _ body: @escaping @LoopActor @Sendable (OpenPreview) async throws -> Void
) throws {
  try onWorld { world in
    world.preferences.preview = true
    world.account = account
    try await body(OpenPreview(world, size: size, needsRequest: needsRequest))
  }
}

private struct Letter: Identifiable, Equatable, Sendable {
  let id: String
}
