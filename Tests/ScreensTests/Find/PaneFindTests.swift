import Domain
import EventLoop
import FoundationEssentials
import Terminal
import TestSupport
import Testing
import Texts

@testable import Screens

/// The search in a list that moves from match to match, and in one that shows only matches.
struct PaneFindTests {
  @Test func `a list moves to the first match after the selection, and wraps around`() throws {
    try onList { list, pane in
      list.selected = 1
      press("/", pane)
      #expect(pane.isTyping)
      type("te", pane)
      #expect(list.selected == 2)
      #expect(pane.prompt?.line.text == "te")
      #expect(pane.prompt?.notes.first == "2 of 3 in what is loaded")
      press("Enter", pane)
      #expect(!pane.isTyping)
      #expect(pane.status == ["/te", "match 2 of 3 in what is loaded", "", "list"])
      #expect(pane.shortStatus == ["/te 2/3+", "list"])
      press("n", pane)
      #expect(list.selected == 4)
      press("n", pane)
      #expect(list.selected == 0)
      #expect(pane.status.contains("wrapped around"))
      press("N", pane)
      #expect(list.selected == 4)
    }
  }

  @Test func `above the first match only the number of matches is shown`() throws {
    try onList { list, pane in
      list.selected = 1
      press("/", pane)
      type("coffee", pane)
      press("Enter", pane)
      list.selected = 0
      #expect(pane.status.prefix(2) == ["/coffee", "1 match"])
      #expect(pane.shortStatus.first == "/coffee 1+")
    }
  }

  @Test func `Esc returns to where the search began, and after Enter only ends it`() throws {
    try onList { list, pane in
      list.selected = 1
      press("/", pane)
      type("coffee", pane)
      #expect(list.selected == 3)
      press("Esc", pane)
      #expect(list.selected == 1)
      press("/", pane)
      type("coffee", pane)
      press("Enter", pane)
      press("Esc", pane)
      #expect(list.selected == 3)
      #expect(pane.status == ["list"])
      // Esc belongs to the program again.
      #expect(!pane.enabledActions.contains { $0.keys.contains(Key(.escape)) })
    }
  }

  @Test func `while a pattern is typed, Down moves to the next match, and Esc keeps that match`() throws {
    try onList { list, pane in
      press("/", pane)
      type("te", pane)
      press("Down", pane)
      press("Down", pane)
      #expect(list.selected == 4)
      press("Esc", pane)
      #expect(list.selected == 4)
    }
  }

  @Test func `without a match the selection stays, and the screen says so`() throws {
    try onList { list, pane in
      list.selected = 1
      press("/", pane)
      type("tex", pane)
      #expect(list.selected == 1)
      #expect(pane.prompt?.notes.first == "no match in what is loaded")
      press("Backspace", pane)
      #expect(list.selected == 2)
      press("Ctrl+U", pane)
      #expect(list.selected == 1)
      press("Backspace", pane)
      #expect(!pane.isTyping)
    }
  }

  @Test func `rows that arrive later are searched too`() throws {
    try onList { list, pane in
      press("/", pane)
      type("te", pane)
      #expect(pane.prompt?.notes.first?.hasPrefix("1 of 3") == true)
      list.add("more tea")
      #expect(pane.prompt?.notes.first?.hasPrefix("1 of 4") == true)
    }
  }

  @Test func `a list that uses the slash for something else is not searched`() throws {
    try onList([Action("query", [.char("/")], "query") {}]) { _, pane in
      #expect(pane.actions.filter { $0.id.contains("find") || $0.id.contains("match") }.isEmpty)
    }
  }

  @Test func `a short list shows only the rows that match, below their headings`() throws {
    try onCups { cups, pane in
      #expect(rows(of: pane) == ["Cups", "> small tea", "  large coffee", "", "Pots", "  tea pot"])
      press("/", pane)
      type("pot", pane)
      #expect(cups.selectedItem == "tea pot")
      #expect(rows(of: pane).prefix(3) == ["Pots", "> tea pot", ""])
      press("Ctrl+U", pane)
      #expect(cups.selectedItem == "small tea")
      type("tea", pane)
      press("Enter", pane)
      #expect(rows(of: pane) == ["Cups", "> small tea", "", "Pots", "  tea pot", ""])
      #expect(pane.status == ["/tea", "1 of 2"])
      press("j", pane)
      #expect(cups.selectedItem == "tea pot")
      press("j", pane)
      #expect(cups.selectedItem == "tea pot")
      press("n", pane)
      #expect(cups.selectedItem == "small tea")
      press("G", pane)
      #expect(cups.selectedItem == "tea pot")
      press("Esc", pane)
      #expect(rows(of: pane).contains("  large coffee"))
      #expect(cups.selectedItem == "tea pot")
    }
  }

  @Test func `without a matching row nothing is selected`() throws {
    try onCups { cups, pane in
      press("/", pane)
      type("water", pane)
      #expect(rows(of: pane)[1].hasPrefix("  No row contains"))
      press("Enter", pane)
      #expect(cups.selectedItem == nil)
      press("Esc", pane)
      #expect(cups.selectedItem == "small tea")
    }
  }
}

@LoopActor
private func press(_ name: String, _ pane: some Screen) {
  guard let key = Key(name: name) else { return }
  pane.enabledActions.first { $0.keys.contains(key) }?.run()
}

@LoopActor
private func type(_ text: String, _ pane: some Screen) {
  for scalar in text.unicodeScalars { _ = pane.handle(.key(.char(scalar))) }
}

@LoopActor
private func rows(of pane: some Screen) -> [String] {
  let buffer = FrameBuffer(size: Size(columns: 60, rows: 6))
  pane.draw(Canvas(buffer))
  return (0..<6).map { String(buffer.frame.text(row: $0).reversed().drop { $0 == " " }.reversed()) }
}

private func onList(
  _ actions: @escaping @LoopActor @Sendable @autoclosure () -> [Action] = [],
  _ body: @escaping @LoopActor @Sendable (Drinks, ListPane<String>) throws -> Void
) throws {
  try onLoop { _ in
    let list = Drinks()
    let pane = ListPane<String>(
      "list", list,
      columns: { width, _ in Table(width: width, [TableColumn("Drink", .rest)]) { [$0] } }, title: { $0 },
      actions: actions())
    try body(list, pane)
  }
}

@LoopActor
private final class Drinks: ListOutput, ListInput {
  private var items = ["Tea", "milk", "green tea", "coffee", "TEA"]
  var selected = 0
  let isUpToDate = true
  let status = ["list"]
  let shortStatus = ["list"]
  let rowContext = RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 0))
  let emptyText = ["Nothing."]

  var shown: ListShown {
    ListShown(total: items.count, selected: selected, isLoaded: true, isPart: true)
  }

  func add(_ item: String) { items.append(item) }
  func item(at index: Int) -> String? { items.indices.contains(index) ? items[index] : nil }
  func appear() {}
  func close() {}
  func moveSelection(by count: Int) { select(selected + count) }
  func select(_ index: Int) { selected = max(0, min(index, items.count - 1)) }
}

private func onCups(
  _ body: @escaping @LoopActor @Sendable (FixedList<String>, ListPane<String>) throws -> Void
) throws {
  try onLoop { _ in
    let cups = FixedList(
      {
        [
          FixedSection(["small tea", "large coffee"], under: "Cups"),
          FixedSection(["tea pot"], under: "Pots"),
        ]
      },
      context: { RowContext(texts: Texts(.en), now: Date(timeIntervalSince1970: 0)) }, text: { $0 })
    let pane = ListPane(
      "cups", cups, columns: { width, _ in Table(width: width, [TableColumn("", .rest)]) { [$0] } },
      title: { $0 }, actions: [])
    try body(cups, pane)
  }
}
