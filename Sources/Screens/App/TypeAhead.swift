import EventLoop
import Terminal

/// Type-ahead: over a slow line many keys arrive in one read, and the first of them may need an answer from the todo
/// file before the next one makes sense. Those keys are queued, and then do what they would have done one by one.
extension App {
  /// Whether an event must be queued until the current screen takes input, or behind queued events. Questions and the
  /// help take their keys immediately.
  var mustWait: Bool { !typeAhead.isEmpty || !isTakingInput }

  var isTakingInput: Bool {
    hasBox || router.top?.takesInput ?? (arrival == nil)
  }

  /// Keeps an event until the screen in front takes input.
  /// - Parameter time: when it arrived.
  func keepWaiting(_ event: InputEvent, since time: Duration) {
    // The click's target is about to change, so the click could hit something else.
    if case .mouse = event { return }
    if typeAhead.isEmpty { (screenWaitedFor, failuresBefore) = (router.top, environment.notices.failures) }
    if !typeAhead.append(event, since: time) { terminal.bell() }
  }

  /// Delivers queued input, one event at a time, while the screens accept it. Called whenever the loop is idle.
  func deliverTypeAhead() {
    guard !typeAhead.isEmpty, !isPaused else { return }
    if isOvertaken { return dropTypeAhead() }
    while isRunning, isTakingInput, environment.dialogs.question == nil,
      let (event, time) = typeAhead.popFirst()
    { take(event, at: time) }
    if environment.dialogs.question != nil, !typeAhead.isEmpty { return dropTypeAhead() }
    (screenWaitedFor, failuresBefore) = (router.top, environment.notices.failures)
  }

  /// Whether a key ends the program although a change is still being written: it would after the change too.
  func endsAnyway(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event, typeAhead.isEmpty, !hasBox, router.depth == 1, let screen = router.top,
      !screen.isTyping, !environment.preferences.confirms, router.questionBeforeQuit == nil,
      !ownActions(of: screen).contains(where: { $0.keys.contains(key) })
    else { return false }
    return commonActions(on: screen).first { $0.keys.contains(key) }?.id == "quit"
  }

  /// Whether a key moves the selection although a change is still being written, which does not depend on it.
  func movesAnyway(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event, typeAhead.isEmpty, !hasBox, let screen = router.top, screen.takesMoves
    else {
      return false
    }
    return ownActions(of: screen).first { $0.keys.contains(key) && $0.isEnabled() }?.isMove == true
  }

  /// True if the queued input was meant for something other than what is shown now: the question had not been drawn
  /// when the user typed, the screen should have been closed by now, or a change failed.
  private var isOvertaken: Bool {
    if environment.dialogs.question != nil || environment.notices.failures != failuresBefore { return true }
    guard let screen = router.top, screen === screenWaitedFor, screen.takesInput else { return false }
    return !screen.keepsTypeAhead
  }

  private func dropTypeAhead() {
    typeAhead.removeAll()
    terminal.bell()
  }
}

/// The input that arrived while the current screen accepted none, in order.
///
/// If an event exceeds the limit, it and everything after it are discarded, because replaying only part of the user's
/// input could have unintended effects.
struct TypeAhead {
  private var events: ArraySlice<(event: InputEvent, time: Duration)> = []
  private var size = 0
  private var isFull = false

  /// A key counts as 1, a paste as its number of bytes.
  static let limit = 65_536

  var isEmpty: Bool { events.isEmpty }

  /// Appends an event. Returns false if it exceeds the limit.
  /// - Parameter time: when it arrived.
  mutating func append(_ event: InputEvent, since time: Duration) -> Bool {
    let added = Self.size(of: event)
    isFull = isFull || size + added > Self.limit
    guard !isFull else { return false }
    events.append((event, time))
    size += added
    return true
  }

  /// Removes and returns the oldest event; nil if there is none.
  mutating func popFirst() -> (event: InputEvent, time: Duration)? {
    guard let first = events.popFirst() else { return nil }
    size -= Self.size(of: first.event)
    if events.isEmpty { removeAll() }
    return first
  }

  mutating func removeAll() {
    self = TypeAhead()
  }

  private static func size(of event: InputEvent) -> Int {
    if case .paste(let text) = event { text.utf8.count } else { 1 }
  }
}
