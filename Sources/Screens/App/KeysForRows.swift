import Domain
import EventLoop
import Terminal
import Texts

/// Keys that arrived while the rows they are meant for were still loading, in order, and the text for a field that one of
/// them opens.
struct KeysForRows {
  private(set) var events: [InputEvent] = []
  /// The number of events up to the key that opens a field: what is typed after it is text. Nil if none opens one.
  private var fieldStart: Int?
  /// The screen of the list.
  weak var screen: (any Screen)?
  /// What the screen showed: one with tabs has several lists.
  private var route: Route?

  /// A title has no more characters.
  static let limit = Todo.longestLine

  var isEmpty: Bool { events.isEmpty }

  /// Leaves out what exceeds the limit.
  /// - Parameters:
  ///   - route: what the screen shows.
  ///   - opensField: whether the event is a key that opens a field.
  @LoopActor
  mutating func append(
    _ event: InputEvent, opensField: Bool, for screen: any Screen, showing route: Route?
  ) {
    if !isFor(screen, showing: route) { removeAll() }
    (self.screen, self.route) = (screen, route)
    guard events.count < Self.limit else { return }
    events.append(event)
    if opensField, fieldStart == nil { fieldStart = events.count }
  }

  mutating func removeAll() {
    (events, fieldStart) = ([], nil)
  }

  /// Whether the list that the keys are meant for is the one that a screen shows.
  func isFor(_ screen: any Screen, showing route: Route?) -> Bool {
    self.screen === screen && self.route == route
  }

  /// Whether an event is text for the field that a kept key opens, or edits that text.
  func isText(_ event: InputEvent) -> Bool {
    guard fieldStart != nil, event.typedText == nil else { return fieldStart != nil }
    guard case .key(let key) = event else { return false }
    return Self.edits.contains(key)
  }

  private static let edits: Set = [
    Key(.enter), Key(.backspace), Key(.delete), Key(.left), Key(.right), Key(.home), Key(.end),
  ]

  /// The events from one on as a message names them: keys, and text as it was typed.
  func names(from first: Int = 0) -> String {
    var names: [String] = []
    var isText = false
    for (index, event) in events.enumerated().dropFirst(first) {
      let text = index >= fieldStart ?? .max ? event.typedText : nil
      if isText, let text, let last = names.popLast() {
        names.append(last + text)
      } else if let text {
        names.append(text)
      } else if case .key(let key) = event {
        names.append(key.description)
      }
      isText = text != nil
    }
    return TitleText.short(names.joined(separator: " "))
  }
}

extension App {
  /// Keeps what is typed for the field that a kept key opens.
  /// - Returns: whether it was kept.
  func keepForField(_ event: InputEvent, on screen: any Screen) -> Bool {
    guard screen.awaitsRows, keysForRows.isText(event), keysForRows.isFor(screen, showing: router.route)
    else { return false }
    keep(event, opensField: false, on: screen)
    return true
  }

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
    keep(.key(key), opensField: action.opensField, on: screen)
    return true
  }

  private func keep(_ event: InputEvent, opensField: Bool, on screen: any Screen) {
    keysForRows.append(event, opensField: opensField, for: screen, showing: router.route)
    environment.notices.say(environment.texts.app.keptForRows(keys: keysForRows.names()))
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
      return leaveOut(keysForRows, from: 0)
    }
    guard !screen.awaitsRows else { return }
    let kept = keysForRows
    keysForRows.removeAll()
    environment.notices.clear()
    setNeedsDraw()
    for (index, event) in kept.events.enumerated() {
      guard isRunning else { return }
      // The field that one of the keys opened, here or on another screen.
      if isFieldOpen {
        if !handleInOverlay(event) { dispatch(event) }
      } else if router.top === screen, !hasBox, !screen.awaitsRows, screen.takesInput,
        case .key(let key) = event,
        let action = ownActions(of: screen).first(where: { $0.keys.contains(key) && $0.isEnabled() }),
        action.effect < .mayDelete
      {
        dispatch(event)
      } else {
        // A key that opened something was the last one for this list; without rows there is nothing to do.
        return leaveOut(kept, from: index)
      }
    }
  }

  /// Drops keys whose list is not in front any more, and says which.
  private func leaveOut(_ kept: KeysForRows, from first: Int) {
    keysForRows.removeAll()
    environment.notices.remark(environment.texts.app.droppedForRows(keys: kept.names(from: first)))
    setNeedsDraw()
  }
}
