import EventLoop
import Terminal

/// Type-ahead: over a slow line many keys arrive in one read, and the first of them may need an answer from the todo
/// file before the next one makes sense. Those keys are queued, and then do what they would have done one by one.
extension App {
  /// Whether an event must be queued until the current screen takes input, or behind queued events. Questions and the
  /// help take their keys immediately.
  var mustWait: Bool { !typeAhead.isEmpty || !isTakingInput }

  private var isTakingInput: Bool {
    hasBox || router.top?.takesInput ?? true
  }

  /// Keeps an event until the screen in front takes input.
  func keepWaiting(_ event: InputEvent) {
    // The click's target is about to change, so the click could hit something else.
    if case .mouse = event { return }
    if typeAhead.isEmpty { screenWaitedFor = router.top }
    if !typeAhead.append(event) { terminal.bell() }
  }

  /// Delivers queued input, one event at a time, while the screens accept it. Called whenever the loop is idle.
  func deliverTypeAhead() {
    guard !typeAhead.isEmpty, !isPaused else { return }
    if isOvertaken { return dropTypeAhead() }
    while isRunning, isTakingInput, environment.dialogs.question == nil,
      let event = typeAhead.popFirst()
    { take(event) }
    if environment.dialogs.question != nil, !typeAhead.isEmpty { return dropTypeAhead() }
    screenWaitedFor = router.top
  }

  /// True if the queued input was meant for something other than what is shown now: the question had not been drawn
  /// when the user typed, or the screen should have been closed by now.
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
