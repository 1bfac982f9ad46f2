import EventLoop
import Terminal
import Texts

extension App {
  /// What the screen's keys do now: the user's commands first, then the screen's own actions.
  func ownActions(of screen: any Screen) -> [Action] {
    environment.preferences.keys.apply(to: commandActions(for: screen) + screen.actions)
  }

  /// What the other keys do now.
  func commonActions(on screen: any Screen) -> [Action] {
    environment.preferences.keys.apply(to: programActions(for: screen, isTyping: screen.isTyping))
  }

  /// The actions that the status line may hint at, with the keys that they have.
  func hintedActions(of screen: any Screen) -> [Action] {
    let hinted = screen.hintedActions
    guard !environment.preferences.keys.keys.isEmpty else { return hinted }
    let own = ownActions(of: screen)
    return hinted.map { action in own.first { $0.id == action.id }.map { action.with($0.keys) } ?? action }
  }

  /// The hint at the key of the help; empty if it has none that works here.
  func helpHint(on screen: any Screen) -> String {
    let isText = screen.isTyping && !screen.takesQuestionMarkAsHelp
    let help = commonActions(on: screen).first { $0.id == "help" }
    let key = help?.keys.first { !isText || InputEvent.key($0).typedText == nil }
    return key.map { environment.texts.app.helpHint(key: "\($0)") } ?? ""
  }

  /// What is said of a key that does nothing.
  func nothing(for key: Key, on screen: any Screen) -> String {
    environment.texts.app.noKey(key: "\(key)", help: helpHint(on: screen))
  }

  /// What can be done on any screen, as the help lists them.
  /// - Parameter isTyping: true leaves single characters out, because they are text.
  func programActions(for screen: any Screen, isTyping: Bool) -> [Action] {
    let texts = environment.texts.app
    var actions = [
      Action("next-tab", [Key(.tab)], texts.nextTab) { [self] in
        switchTo(tab: (router.currentTab + 1) % router.tabs.count)
      },
      Action("previous-tab", [Key(.backTab)], texts.tabBefore) { [self] in
        switchTo(tab: (router.currentTab + router.tabs.count - 1) % router.tabs.count)
      },
    ]
    if !isTyping {
      actions += tabActions
      actions.append(
        Action(
          "copy-menu", [.char("y")], texts.copyMenu, when: { !screen.subjects.flatMap(\.copies).isEmpty }
        ) {
          [self] in showCopyMenu()
        })
      actions.append(
        Action("quit", [.char("q")], self.router.depth > 1 ? texts.back : texts.quit) { [self] in backOrQuit()
        })
    }
    actions += [
      Action("back", [Key(.escape)], texts.back) { [self] in back() },
      Action("commands", [.char(":"), .ctrl("p")], texts.commands) { [self] in showPalette() },
      Action("help", [.char("?"), Key(.function(1))], texts.showKeys) { [self] in showHelp() },
      Action("redraw", [.ctrl("l")], texts.redraw) { [self] in redraw() },
    ]
    return actions
  }

  /// One action for each tab.
  var tabActions: [Action] {
    router.tabs.enumerated().map { index, tab in
      let key = Key.char(Unicode.Scalar(UInt8(ascii: "1") + UInt8(index)))
      return Action("tab-\(index + 1)", [key], tab.title(self.environment.texts)) { [self] in
        switchTo(tab: index)
      }
    }
  }

  func switchTo(tab index: Int) {
    router.switchTo(tab: index)
  }

  private func backOrQuit() {
    guard router.depth <= 1 else { return back() }
    guard let question = router.questionBeforeQuit else { return quit() }
    environment.dialogs.ask(question) { [weak self] isYes in
      guard isYes, let self else { return }
      router.discardAll()
      quit()
    }
  }

  /// Goes back within the key's own turn, so that the next key of the same read finds the screen that it is
  /// meant for.
  private func back() {
    guard router.depth > 1, let screen = router.top else { return }
    guard let question = screen.questionBeforeClose else {
      router.back()
      return
    }
    environment.dialogs.ask(question) { [router] isYes in
      guard isYes, router.top === screen else { return }
      screen.discard()
      router.back()
    }
  }

  private func redraw() {
    terminal.redraw()
    setNeedsDraw()
  }
}

extension App {
  /// A question in the middle of the screen.
  func drawDialog(_ canvas: Canvas, _ question: Question) {
    let width = min(canvas.size.columns - 2, 60)
    let body = DisplayText(question.detail).wrapped(to: width - 4)
    let shown = body.prefix(max(1, canvas.size.rows - 5))
    let height = shown.count + 2
    let rect = Rect(
      row: (canvas.size.rows - height) / 2, column: (canvas.size.columns - width) / 2, rows: height,
      columns: width)
    let box = canvas.pane("dialog", rect)
    BoxFrame.draw(
      box, title: DisplayText(question.title),
      footer: DisplayText("y \(question.yes) · n \(question.no ?? environment.texts.app.cancel)"))
    for (row, line) in shown.enumerated() { box.draw(line, row: row + 1, column: 2, width: width - 4) }
    box.hideCursor(row: 1, column: 2)
    canvas.reportFocus("dialog")
  }
}
