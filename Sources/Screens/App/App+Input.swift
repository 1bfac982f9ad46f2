import EventLoop
import Terminal

extension App {
  /// Keys that work everywhere and at once, even over a dialog or while other input waits.
  func runGlobal(_ key: Key) -> Bool {
    guard key == .ctrl("c") || key == .ctrl("z") else { return false }
    environment.notices.clear()
    if key == .ctrl("c") { quit() } else { suspendProgram() }
    return true
  }

  /// A dialog or the help take all input while they are open.
  func handleInOverlay(_ event: InputEvent) -> Bool {
    if environment.dialogs.question != nil {
      answer(event)
      return true
    }
    guard case .help(let offset) = overlay else { return false }
    scrollHelp(event, from: offset)
    return true
  }

  /// The screen's own keys come first, then what it types, then the keys of the program. What is typed into a
  /// field is no command of any screen, and goes by the tables: a paste without brackets is thousands of keys.
  func dispatch(_ event: InputEvent) {
    guard let screen = router.top else { return }
    if case .key(let key) = event {
      if key == .char("?"), screen.takesQuestionMarkAsHelp { return showHelp() }
      if screen.isTyping, event.typedText != nil, screen.handle(event) { return }
      let action = screen.actions.first { $0.keys.contains(key) && $0.isEnabled() }
      if let action { return action.run() }
      if screen.handle(event) { return }
      programActions(for: screen).first { $0.keys.contains(key) }?.run()
      return
    }
    if case .mouse(let mouse) = event, selectTab(with: mouse) { return }
    _ = screen.handle(event)
  }

  private func selectTab(with mouse: MouseEvent) -> Bool {
    guard mouse.kind == .press(.left), mouse.at.row == 0 else { return false }
    guard let index = tabColumns.firstIndex(where: { $0.contains(mouse.at.column) }) else { return false }
    switchTo(tab: index)
    return true
  }
}

extension App {
  /// Whether Esc does anything here: for who runs the program inside of something else, and goes back there
  /// where it does nothing.
  public var usesEscape: Bool {
    guard isRunning, !terminal.size.isTooSmall else { return false }
    if environment.dialogs.question != nil || overlay != .none || mustWait || router.depth > 1 { return true }
    return router.top?.enabledActions.contains { $0.keys.contains(Key(.escape)) } ?? false
  }
}
