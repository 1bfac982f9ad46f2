import EventLoop
import TestSupport
import Testing

@testable import Screens
@testable import octodo

/// What the actions of all screens say of themselves, because it decides which keys run at once after a field.
struct ActionEffectTests {
  /// The ids of the commands of all screens that have an effect.
  private func ids(_ effect: Action.Effect) throws -> Set<String> {
    try onLoop { loop in
      let tour = try ScreenTour(loop: loop)
      let common = tour.app.commonActions(on: tour.screens.first { !$0.screen.isTyping }?.screen)
      let all = tour.screens.flatMap { $0.screen.actionGroups.flatMap(\.self) } + common
      return Set(all.filter { $0.isCommand && $0.effect == effect }.map(\.id))
    }
  }

  @Test func `only what says that it deletes does, so no action forgot to say what it does`() throws {
    let ids = try ids(.mayDelete)
    #expect(ids == ["clear", "delete"])
  }

  @Test func `what may be out of sight does not run right after a field`() throws {
    let ids = try ids(.alters)
    #expect(
      ids == [
        "add-tag", "bookmark", "copy-address", "copy-menu", "cycle-priority", "edit", "edit-note", "export",
        "import", "indent",
        "link", "mark-done", "mark-read", "modify", "move-down", "move-up", "open", "open-in-browser",
        "outdent", "quit", "redo", "rename", "set-due", "set-project", "set-wait", "skip", "toggle-started",
        "undo", "unsubscribe",
      ])
  }

  @Test func `what only shows something may run even after Esc`() throws {
    let ids = try ids(.shows)
    #expect(
      ids == [
        "add", "add-part", "change-query", "commands", "diff", "filter", "find", "help", "import-todos",
        "next-inner-tab",
        "next-match",
        "previous-inner-tab", "previous-match", "read", "show-issue-search", "show-pull-search",
        "show-repository-search", "sort", "star-and-watch", "tab-1", "tab-2", "tab-3", "tab-4", "tab-5",
        "tab-6",
        "views",
      ])
  }
}
