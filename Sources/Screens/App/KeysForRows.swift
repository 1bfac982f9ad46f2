import Domain
import EventLoop
import Terminal
import Texts

/// Keys that arrived while the rows they are meant for were still loading, in order.
struct KeysForRows {
  private(set) var keys: [Key] = []
  /// The screen of the list.
  weak var screen: (any Screen)?
  /// What the screen showed: one with tabs has several lists.
  private var route: Route?

  /// More is not typed by hand while waiting, and a user cannot keep more in mind.
  static let limit = 32

  var isEmpty: Bool { keys.isEmpty }

  /// Leaves out what exceeds the limit.
  /// - Parameter route: what the screen shows.
  @LoopActor
  mutating func append(_ key: Key, for screen: any Screen, showing route: Route?) {
    if !isFor(screen, showing: route) { keys = [] }
    (self.screen, self.route) = (screen, route)
    if keys.count < Self.limit { keys.append(key) }
  }

  mutating func removeAll() {
    keys = []
  }

  /// Whether the list that the keys are meant for is the one that a screen shows.
  func isFor(_ screen: any Screen, showing route: Route?) -> Bool {
    self.screen === screen && self.route == route
  }
}

extension App {
  /// Keeps a key for the rows that the screen is loading, if its action needs one of them. Those that delete and the
  /// user's commands are not kept, because the row that they would work on is not shown yet.
  /// - Returns: whether it was kept.
  func keepForRows(_ key: Key, on screen: any Screen) -> Bool {
    guard screen.awaitsRows else { return false }
    let actions = ownActions(of: screen).filter { $0.keys.contains(key) }
    // Those that need no row run at once.
    guard let action = actions.first(where: { $0.isEnabled() }) ?? actions.first,
      action.isMove || !action.isEnabled(), action.effect < .mayDelete
    else { return false }
    keysForRows.append(key, for: screen, showing: router.route)
    let names = keysForRows.keys.map(\.description).joined(separator: " ")
    environment.notices.say(environment.texts.app.keptForRows(keys: names))
    return true
  }

  /// Drops the kept keys when the key that stops the load comes, as their message says. Pressed again, it stops the load.
  /// - Returns: whether the event did nothing else.
  func dropKeysForRows(_ event: InputEvent) -> Bool {
    guard !keysForRows.isEmpty, case .key(let key) = event, !hasBox, let screen = router.top,
      screen === keysForRows.screen,
      ownActions(of: screen).contains(where: { $0.id == "stop" && $0.keys.contains(key) })
    else { return false }
    keysForRows.removeAll()
    return true
  }

  /// Runs the kept keys once the rows are there. Called whenever the loop is idle.
  func deliverKeysForRows() {
    guard !keysForRows.isEmpty, let screen = router.top, !isPaused else { return }
    guard keysForRows.isFor(screen, showing: router.route), !hasBox, !screen.isTyping else {
      return keysForRows.removeAll()
    }
    guard !screen.awaitsRows else { return }
    let keys = keysForRows.keys
    keysForRows.removeAll()
    environment.notices.clear()
    setNeedsDraw()
    for key in keys {
      // A key that opened something was the last one for this list; without rows there is nothing to do.
      guard isRunning, router.top === screen, !hasBox, !screen.isTyping, !screen.awaitsRows,
        screen.takesInput, ownActions(of: screen).contains(where: { $0.keys.contains(key) && $0.isEnabled() })
      else { return }
      dispatch(.key(key))
    }
  }
}
