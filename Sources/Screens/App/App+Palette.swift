public import Domain
import EventLoop
import Terminal
public import Texts

/// A screen that the palette can open without a selection.
public struct Destination: Sendable {
  public let route: Route
  /// The title in a language.
  public let title: @Sendable (Texts) -> String

  public init(_ route: Route, title: @escaping @Sendable (Texts) -> String) {
    (self.route, self.title) = (route, title)
  }
}

/// A row of a tab's first screen, such as a setting, which the palette selects there.
public struct RowDestination: Sendable {
  /// The tab's first screen.
  let root: Route
  /// Its index on that screen.
  let row: Int
  let title: String

  public init(_ root: Route, row: Int, title: String) {
    (self.root, self.row, self.title) = (root, row, title)
  }
}

extension App {
  /// Opens the palette over the current screen.
  func showPalette() {
    guard let screen = router.top else { return }
    palette = Palette(paletteEntries(for: screen), texts: environment.texts, kills: environment.kills)
    overlay = .palette
  }

  /// Everything the user can do now: the screen's own actions, the user's commands, the screens, the actions that work
  /// everywhere, the settings, the moves, which are known from their keys, and last what the tabs' first screens can do.
  private func paletteEntries(for screen: any Screen) -> [Palette.Entry] {
    let words = environment.texts.palette
    let preferences = environment.preferences
    let here = preferences.withOwnKeys(
      (screen.isTyping ? screen.allActions : screen.actions).filter { $0.isCommand && $0.isEnabled() },
      onPage: router.page?.name)
    let commands = commandActions(for: screen).filter { $0.isEnabled() }
    let everywhere = programActions(for: screen, isTyping: false).filter {
      $0.isEnabled() && $0.id != "commands" && !$0.id.hasPrefix("tab-")
    }
    func entries(_ origin: String, _ actions: [Action]) -> [Palette.Entry] {
      actions.map { Palette.Entry(action: $0, origin: origin) }
    }
    let now =
      entries(words.here, here.filter { !$0.isMove }) + entries(words.commands, commands)
      + entries(words.screens, preferences.withOwnKeys(destinationActions))
      + entries(words.everywhere, preferences.withOwnKeys(everywhere) + [suspendAction]) + rowEntries
      + entries(words.here, here.filter(\.isMove))
    return now + tabEntries(without: Set((screen.actions + now.map(\.action)).map { $0.text() }))
  }

  /// The actions of the other tabs' first screens. Choosing one opens the screen and says its key, because most of them
  /// work on a row that the user has to see first. They are found by their text only, like the rows. Actions without a
  /// character as their key, such as Enter and Esc, say nothing on another screen.
  /// - Parameter known: the texts of actions that the palette lists already or that the current screen refuses now.
  private func tabEntries(without known: Set<String>) -> [Palette.Entry] {
    let words = environment.texts.palette
    var known = known
    var entries: [Palette.Entry] = []
    for (index, tab) in router.tabs.enumerated() {
      guard let screen = router.onlyScreen(ofTab: index), !screen.isTyping else { continue }
      // A list that was never shown has no rows yet, so its actions are all disabled.
      let isNew = !router.hasScreen(inTab: index)
      for action in environment.preferences.withOwnKeys(screen.actions) where isNew || action.isEnabled() {
        guard action.isCommand, !action.isMove, let key = action.keys.first(where: { Self.isCharacter($0) }),
          known.insert(action.text()).inserted
        else { continue }
        let open = Action("", [key], action.text()) { [self] in
          router.switchTo(tab: index)
          environment.notices.say(words.pressThere(key: "\(key)", action: action.text()))
        }
        entries.append(Palette.Entry(action: open, origin: tab.title(environment.texts), isElsewhere: true))
      }
    }
    return entries
  }

  /// The rows of the tabs' first screens, found by their name only: an id would put all of them before other matches.
  private var rowEntries: [Palette.Entry] {
    router.rowDestinations.compactMap { destination in
      guard let tab = router.tabs.firstIndex(where: { $0.root == destination.root }) else { return nil }
      let action = Action("", [], destination.title) { [self] in
        router.showRoot(ofTab: tab)
        router.top?.reveal(row: destination.row)
      }
      return Palette.Entry(action: action, origin: router.tabs[tab].title(environment.texts))
    }
  }

  /// Without an id, because Ctrl+Z is the system's key and fixed.
  private var suspendAction: Action {
    Action("", [.ctrl("z")], self.environment.texts.app.toShell) { [self] in onSuspend() }
  }

  private static func isCharacter(_ key: Key) -> Bool {
    if case .character = key.code { true } else { false }
  }

  private var destinationActions: [Action] {
    tabActions(isTyping: false)
      + router.destinations.map { destination in
        Action(
          "go-\(destination.route.page.name)", [], destination.title(self.environment.texts), effect: .works
        ) { [self] in
          router.show(destination.route)
        }
      }
  }

  /// The palette takes all input while it is open.
  func handleInPalette(_ event: InputEvent) {
    switch palette?.handle(event) {
    case .open: break
    case .unknownKey(let key): sayNothing(for: key)
    case .closed, nil: closePalette()
    case .chosen(let action):
      closePalette()
      // An action that was enabled when the palette opened may be disabled by now.
      if action.isEnabled() { action.run() }
    }
  }

  func closePalette() {
    palette = nil
    overlay = .none
  }
}

extension App {
  /// Shows a menu of what can be copied from the marked items, or from the selected one. Each choice copies from all
  /// of them, one line each.
  func showCopyMenu() {
    guard let screen = router.top else { return }
    let subjects = screen.subjects
    let words = environment.texts.copy
    var choices = Subject.Kind.allCases.compactMap { kind -> Menu.Choice? in
      let texts = subjects.flatMap(\.copies).filter { $0.kind == kind }.map(\.text)
      guard let first = texts.first else { return nil }
      return Menu.Choice(
        kind.rawValue, key: kind.key, kind.label(words),
        detail: environment.line(first, andMore: texts.count - 1))
    }
    let whole = screen.wholeText
    if whole != nil { choices.append(Menu.Choice(Self.wholeText, key: "w", words.wholeText)) }
    guard !choices.isEmpty else { return }
    environment.dialogs.show(Menu("copy", title: words.title, choices: choices)) { [environment] id in
      if id == Self.wholeText { return whole.map { environment.copy($0) } ?? () }
      environment.copy(subjects.flatMap(\.copies).filter { $0.kind.rawValue == id }.map(\.text))
    }
  }

  private static var wholeText: String { "whole-text" }

  /// A menu takes all input while it is open.
  func handle(_ event: InputEvent, in menu: OpenMenu) {
    switch menu.handle(event) {
    case .open: break
    case .unknownKey(let key): sayNothing(for: key)
    case .closed: environment.dialogs.closeMenu(choosing: nil)
    case .chosen(let id): environment.dialogs.closeMenu(choosing: id)
    case .verb(let key, let id): environment.dialogs.closeMenu(with: key, of: id)
    }
  }
}

extension Environment {
  /// The first text in one line, followed by the number of other texts.
  fileprivate func line(_ first: String, andMore count: Int) -> String {
    count > 0 ? texts.list.andMore(title: first, count: count) : first
  }
}
