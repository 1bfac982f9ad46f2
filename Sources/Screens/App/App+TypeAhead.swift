import EventLoop
import Terminal

/// Type-ahead: over a slow line many keys come in one read, and the first of them may need an answer of the
/// todo file before the next one has its place. They wait, and do then what they would have done one by one.
extension App {
  /// Whether an event has to wait for the screen in front, or for those that wait already. A question and
  /// the help take their keys at once.
  var mustWait: Bool { !typeAhead.isEmpty || !isTakingInput }

  private var isTakingInput: Bool {
    hasBox || router.top?.takesInput ?? true
  }

  /// Keeps an event until the screen in front takes input.
  func keepWaiting(_ event: InputEvent) {
    // Where a click was aimed at is about to change; on what comes after it would do anything.
    if case .mouse = event { return }
    if typeAhead.isEmpty { screenWaitedFor = router.top }
    if !typeAhead.append(event) { terminal.bell() }
  }

  /// Hands on what waits, one by one, as far as the screens take it. Called whenever the loop is at rest.
  func deliverTypeAhead() {
    guard !typeAhead.isEmpty, !isPaused else { return }
    if isOvertaken { return dropTypeAhead() }
    while isRunning, isTakingInput, environment.dialogs.question == nil,
      let event = typeAhead.popFirst()
    { take(event) }
    if environment.dialogs.question != nil, !typeAhead.isEmpty { return dropTypeAhead() }
    screenWaitedFor = router.top
  }

  /// True where what waits was meant for something else than what is in front now: a question that nobody
  /// had seen when it was typed, or a screen that should have been left by now.
  private var isOvertaken: Bool {
    if environment.dialogs.question != nil { return true }
    guard let screen = router.top, screen === screenWaitedFor, screen.takesInput else { return false }
    return !screen.keepsTypeAhead
  }

  private func dropTypeAhead() {
    typeAhead.removeAll()
    terminal.bell()
  }
}
