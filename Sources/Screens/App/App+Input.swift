import EventLoop
import Terminal
import Texts

extension App {
  /// Runs keys that work everywhere and immediately, even over a dialog or while other input is queued.
  func runGlobal(_ key: Key) -> Bool {
    if hasBox, key == .ctrl("l") {
      redraw()
      return true
    }
    guard key == .ctrl("c") || key == .ctrl("z") else { return false }
    environment.notices.clear()
    if key == .ctrl("c") { onQuit() } else { onSuspend() }
    return true
  }

  /// Whether an overlay covers the current screen and takes its keys.
  var hasBox: Bool {
    environment.dialogs.isOpen || overlay != .none
  }

  /// The area of the menu, the form, the palette or the help as last drawn; nil if none is open.
  private var boxArea: Rect? {
    if isHelpInFront { return helpArea }
    if let menu = environment.dialogs.menu { return menu.area }
    if let form = environment.dialogs.form { return form.area }
    return switch overlay {
    case .none: nil
    case .help: helpArea
    case .palette: palette?.area
    }
  }

  private func closeBox() {
    if isHelpInFront { return closeHelp() }
    if environment.dialogs.menu != nil { return environment.dialogs.closeMenu(choosing: nil) }
    if environment.dialogs.form != nil { return environment.dialogs.closeForm(with: nil) }
    closePalette()
  }

  /// A dialog, a menu, a form or the help take all input while they are open. A click beside the box closes a menu, a
  /// form, the palette or the help.
  func handleInOverlay(_ event: InputEvent) -> Bool {
    // A key that types text opens the help only if the box has no other use for it.
    if case .key(let key) = event, event.typedText == nil, opensHelpOfBox(key) {
      showHelp()
      return true
    }
    if environment.dialogs.question != nil, !isHelpInFront {
      answer(event)
      return true
    }
    if case .mouse(let mouse) = event, mouse.kind == .press(.left), let box = boxArea, !box.contains(mouse.at)
    {
      closeBox()
      return true
    }
    if let menu = environment.dialogs.menu, !isHelpInFront {
      handle(event, in: menu)
      return true
    }
    if let form = environment.dialogs.form, !isHelpInFront {
      handle(event, in: form)
      return true
    }
    switch overlay {
    case .none: return false
    case .help(let offset): scrollHelp(event, from: offset)
    case .palette: handleInPalette(event)
    }
    return true
  }

  /// The screen's own keys come first, then the text that it types, then the program's keys. Text typed into a field
  /// is never a command, so it skips the key tables: a paste without brackets is thousands of keys.
  func dispatch(_ event: InputEvent) {
    guard let screen = router.top, !keepForField(event, on: screen) else { return }
    if case .key(let key) = event {
      if key == .char("?"), screen.takesQuestionMarkAsHelp { return showHelp() }
      if screen.isTyping, event.typedText != nil, screen.handle(event) { return }
      if keepForRows(key, on: screen) { return }
      if run(key, of: ownActions(of: screen)) || screen.handle(event) { return }
      if run(key, of: commonActions(on: screen)) { return }
      if !screen.isTyping || event.typedText == nil { sayNothing(for: key, on: screen) }
      return
    }
    if case .mouse(let mouse) = event, selectTab(with: mouse) { return }
    let isUsed = screen.handle(event)
    // Every field has one line. A break at the end of what was copied is not missed.
    if isUsed, case .paste(let text) = event, let last = text.lastIndex(where: { !$0.isNewline }),
      text[..<last].contains(where: \.isNewline)
    {
      environment.notices.say(environment.texts.edit.lineBreaks)
    }
  }

  /// Runs the first enabled action that has the key. Returns false if there is none.
  private func run(_ key: Key, of actions: [Action]) -> Bool {
    for action in actions where action.keys.contains(key) && action.isEnabled() {
      action.run()
      return true
    }
    return false
  }

  private func selectTab(with mouse: MouseEvent) -> Bool {
    guard mouse.kind == .press(.left), mouse.at.row == 0 else { return false }
    guard let index = tabColumns.firstIndex(where: { $0.contains(mouse.at.column) }) else { return false }
    router.switchTo(tab: index)
    return true
  }
}

extension App {
  /// Whether Esc does anything here. A host that embeds the program goes back to its own screen if Esc does nothing.
  public var usesEscape: Bool {
    guard isRunning, !terminal.size.isTooSmall else { return false }
    if hasBox || mustWait || router.depth > 1 { return true }
    guard let screen = router.top else { return false }
    return ownActions(of: screen).contains { $0.keys.contains(Key(.escape)) && $0.isEnabled() }
  }
}
