extension Command {
  /// It neither changes nor reads the program.
  var isPassive: Bool {
    switch self {
    case .set, .note, .pause: true
    default: false
    }
  }

  /// It checks the content of the screen.
  var looksAtScreen: Bool {
    switch self {
    case .see, .row, .screen, .style, .cursor, .focused, .selected, .capture, .wait, .snapshot: true
    default: false
    }
  }

  /// All events and effects must have been asserted before it.
  var needsNothingPending: Bool {
    switch self {
    case .key, .type, .paste, .resize, .focus, .signal, .mouse, .burst, .advance, .launch, .relaunch: true
    default: false
    }
  }
}
