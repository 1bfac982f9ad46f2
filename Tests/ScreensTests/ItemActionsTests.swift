import AppTestSupport
import Domain
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing

struct ItemActionsTests {
  @Test func `the page of the selected item is opened and its address copied`() throws {
    try onCups(["a", "b"]) { screen in
      try await screen.app.press("j", "o", "Y")
      #expect(screen.world.desktop.opened == ["https://cups.example/b"])
      #expect(screen.world.desktop.copied == ["https://cups.example/b"])
    }
  }

  @Test func `with marks the actions apply to the marked items`() throws {
    try onCups(["a", "b", "c"]) { screen in
      try await screen.app.press("Space", "j", "Space", "o", "Y")
      #expect(screen.world.desktop.opened == ["https://cups.example/a", "https://cups.example/c"])
      #expect(screen.world.desktop.copied == ["https://cups.example/a\nhttps://cups.example/c"])
    }
  }

  @Test func `without an item the actions are disabled, and so are those on rows`() throws {
    try onCups([]) { screen in
      let ids = screen.app.router.top?.enabledActions.map(\.id) ?? []
      #expect(Set(ids).isDisjoint(with: ["open-in-browser", "copy-address", "wash"]))
    }
  }

  @Test func `a column without room is neither shown nor searched`() throws {
    try onCups(["a"]) { screen in
      #expect(screen.lines[1] == "> a")
      try await screen.app.press("/", "h")
      #expect(screen.app.status.contains("no match"))
    }
  }
}

private struct Cup: Identifiable, Sendable {
  let id: String
}

/// A list of cups.
@LoopActor
private final class Cups {
  private let list: PagedListPresenter<Cup>
  private let items: ItemActions

  init(_ ids: [String], _ environment: Environment) {
    list = PagedListPresenter(environment: environment, words: { _ in PagedListWords(empty: []) }) { _ in
      ItemPage(items: ids.map { Cup(id: $0) })
    }
    items = ItemActions(environment, in: list) { Subject(url: "https://cups.example/\($0.id)") }
  }

  var pane: ListPane<Cup> {
    ListPane(
      "cups", list,
      columns: { width, _ in
        Table(width: width, [TableColumn("cup", .rest), nil]) { [$0.id, "hidden"] }
      }, title: \.id,
      actions: [items.openInBrowser, items.copyAddress, list.action("wash", [.char("w")], "wash") {}])
  }
}

/// Runs `body` with a list of cups as the current screen, in virtual time.
private func onCups(
  _ ids: [String], _ body: @escaping @LoopActor @Sendable (OpenScreen<Cups>) async throws -> Void
) throws {
  try onScreen(
    .issueList(try #require(RepoName("octo/kettle"))),
    make: { route, environment, _ in
      guard case .issueList = route else { return nil }
      let cups = Cups(ids, environment)
      return (cups, cups.pane)
    }, body)
}
