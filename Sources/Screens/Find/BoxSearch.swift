import Domain
import EventLoop
import Terminal
import Texts

/// The search in a box over the screen, which shows only the lines that match.
@LoopActor
final class BoxSearch: FindTarget {
  let finder: Finder
  private let preferences: CurrentPreferences
  private lazy var actions = preferences.withOwnKeys(
    finder.actions(except: []).filter { ["find", "end-find"].contains($0.id) })
  private let filter: @LoopActor (TextPattern?) -> Void
  private let goTo: @LoopActor (FindDirection) -> Bool
  /// The number of matching lines and of all lines, as last drawn.
  var found = Found(number: 0, total: 0)

  /// - Parameters:
  ///   - kills: what is cut in its field.
  ///   - filter: called with each new pattern; with nil at the end of the search.
  ///   - goTo: goes to the next or the previous line, and returns whether it wrapped around an end.
  init(
    _ preferences: CurrentPreferences, kills: KillBuffer,
    filter: @escaping @LoopActor (TextPattern?) -> Void = { _ in },
    goTo: @escaping @LoopActor (FindDirection) -> Bool = { _ in false }
  ) {
    (self.preferences, self.filter, self.goTo) = (preferences, filter, goTo)
    finder = Finder(kills: kills) { preferences.texts }
    finder.attach(to: self)
  }

  /// The keys that start and end the search, and what they do; empty if the user removed the key.
  var findHint: String { hint("find", preferences.texts.find.hint) }
  var endHint: String { hint("end-find", preferences.texts.find.endHint) }

  /// The keys of the search for the help.
  var entries: [HelpLine.Entry] { actions.filter { $0.isEnabled() }.map(HelpLine.entry) }

  private func hint(_ id: String, _ words: String) -> String {
    actions.first { $0.id == id }?.keys.first.map { "\($0) \(words)" } ?? ""
  }

  /// Handles the search keys, and all keys while a pattern is typed.
  /// - Returns: whether it used the event.
  func handle(_ event: InputEvent) -> Bool {
    if finder.handle(event) { return true }
    guard case .key(let key) = event else { return finder.isTyping }
    let actions = finder.isTyping ? finder.fieldActions : actions
    guard let action = actions.first(where: { $0.keys.contains(key) && $0.isEnabled() }) else {
      return finder.isTyping
    }
    action.run()
    return true
  }

  func matches(_ pattern: TextPattern, _ keys: [Key], _ text: String) -> Bool {
    pattern.matches(DisplayText((keys.map(\.description) + [text]).joined(separator: " ")))
  }

  func beginFind() {}
  func find(_ pattern: TextPattern?) { filter(pattern) }
  func goToMatch(_ direction: FindDirection) -> Bool { goTo(direction) }
}
