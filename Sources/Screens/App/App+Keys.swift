import Domain
import EventLoop
import Terminal
import Texts

extension App {
  /// The screen's current actions: the user's commands first, then the screen's own.
  func ownActions(of screen: any Screen) -> [Action] {
    guard environment.preferences.hasOwnKeys else { return screen.actions }
    return environment.preferences.withOwnKeys(
      commandActions(for: screen) + screen.actions, onPage: router.page?.name)
  }

  /// The actions of the other keys.
  func commonActions(on screen: any Screen) -> [Action] {
    environment.preferences.withOwnKeys(programActions(for: screen, isTyping: screen.isTyping))
  }

  /// The actions that the status line may show as hints, with their current keys.
  func hintedActions(of screen: any Screen) -> [Action] {
    let hinted = screen.hintedActions
    guard environment.preferences.hasOwnKeys else { return hinted }
    let own = ownActions(of: screen)
    return hinted.map { action in own.first { $0.id == action.id }.map { action.with($0.keys) } ?? action }
  }

  /// The hint for the help key; its key is empty if none works here.
  func helpHint(on screen: any Screen) -> StatusText.Hint {
    let isText = screen.isTyping && !screen.takesQuestionMarkAsHelp
    // Every frame reads it; without user bindings the keys are constant.
    let help =
      environment.preferences.hasOwnKeys
      ? commonActions(on: screen).first { $0.id == "help" } : helpAction
    let key = help?.keys.first { !isText || InputEvent.key($0).typedText == nil }
    guard let key else { return StatusText.Hint(key: "", words: "") }
    return StatusText.Hint(key: "\(key)", words: environment.texts.app.helpHint)
  }

  /// Opens the help of the box that is open, or says that a key does nothing in it.
  func sayNothing(for key: Key) {
    if opensHelpOfBox(key) { return showHelp() }
    environment.notices.say(environment.texts.app.noKey(key: "\(key)"))
  }

  /// The message for a key that does nothing: why its action is disabled, if only one has it.
  func nothing(for key: Key, on screen: any Screen) -> String {
    let texts = environment.texts.app
    let actions = (ownActions(of: screen) + commonActions(on: screen)).filter { $0.keys.contains(key) }
    if let reason = actions.lazy.compactMap({ $0.whyNot() }).first { return reason }
    guard let action = actions.first, actions.allSatisfy({ $0.id == action.id }) else {
      return texts.noKey(key: "\(key)")
    }
    return texts.notNow(key: "\(key)", action: action.text())
  }

  /// Says why a key does nothing, until it would be said differently: that something is loading is over at some time.
  func sayNothing(for key: Key, on screen: any Screen) {
    let sentence = nothing(for: key, on: screen)
    environment.notices.say(sentence)
    refusal = KeyRefusal(key: key, screen: screen, sentence: sentence)
  }

  /// Removes the message of a key that has another one by now.
  func dropRefusalThatIsOver() {
    guard let refusal else { return }
    let isShown = environment.notices.texts.contains(refusal.sentence)
    guard isShown, let screen = router.top, screen === refusal.screen else { return self.refusal = nil }
    guard nothing(for: refusal.key, on: screen) != refusal.sentence else { return }
    environment.notices.remove(refusal.sentence)
    self.refusal = nil
  }

  /// The actions available on any screen, as the help lists them.
  /// - Parameter isTyping: true leaves out single characters, because they are text.
  func programActions(for screen: any Screen, isTyping: Bool) -> [Action] {
    let texts = environment.texts.app
    var actions = [
      Action("next-tab", [Key(.tab)], texts.nextTab, effect: .works) { [self] in
        router.switchTo(tab: (router.currentTab + 1) % router.tabs.count)
      },
      Action("previous-tab", [Key(.backTab)], texts.previousTab, effect: .works) { [self] in
        router.switchTo(tab: (router.currentTab + router.tabs.count - 1) % router.tabs.count)
      },
    ]
    actions += tabActions(isTyping: isTyping)
    if !isTyping {
      actions += sideActions
      actions.append(
        Action(
          "copy-menu", [.char("y")], texts.copyMenu, effect: .alters,
          when: { !screen.subjects.flatMap(\.copies).isEmpty || screen.wholeText != nil },
          whyNot: self.environment.texts.app.nothingToCopy
        ) { [self] in showCopyMenu() })
      actions.append(quitAction)
    }
    actions += [
      Action("back", [Key(.escape)], texts.back, effect: .works, when: { self.router.depth > 1 }) { [self] in
        back()
      },
      Action("commands", [.char(":"), .ctrl("p")], texts.commands, effect: .shows) { [self] in showPalette()
      },
      helpAction,
      Action("redraw", [.ctrl("l")], texts.redraw, effect: .works) { [self] in redraw() },
    ]
    return actions
  }

  private var quitAction: Action {
    let texts = environment.texts.app
    return Action("quit", [.char("q")], self.router.depth > 1 ? texts.back : texts.quit, effect: .alters) {
      [self] in backOrQuit()
    }
  }

  /// Whether a key ends the program before its first screen is there: there is nothing to go back to or to ask about.
  func endsArrival(_ key: Key) -> Bool {
    typeAhead.isEmpty && environment.preferences.withOwnKeys([quitAction]).contains { $0.keys.contains(key) }
  }

  /// The keys to the sides, for screens without anything there: they say so, and no screen gives them another meaning.
  private var sideActions: [Action] {
    var texts: AppTexts { environment.texts.app }
    func nothing(
      _ id: String, _ keys: [Key], _ text: @escaping @autoclosure @LoopActor () -> String,
      _ reason: @escaping @autoclosure @LoopActor () -> String
    ) -> Action {
      Action(id, keys, text(), effect: .works, when: { false }, whyNot: reason()) {}
    }
    return [
      nothing("out", [.char("h"), Key(.left)], texts.out, texts.nothingOut),
      nothing("into", [.char("l"), Key(.right)], texts.into, texts.nothingInto),
      nothing("next-inner-tab", [.char("]")], texts.nextInnerTab, texts.noInnerTabs),
      nothing("previous-inner-tab", [.char("[")], texts.previousInnerTab, texts.noInnerTabs),
    ]
  }

  var helpAction: Action {
    Action("help", [.char("?"), Key(.function(1))], self.environment.texts.app.showKeys, effect: .shows) {
      [self] in
      showHelp()
    }
  }

  /// One action for each tab.
  func tabActions(isTyping: Bool) -> [Action] {
    router.tabs.enumerated().map { index, tab in
      let digit = Self.digit(ofTab: index)
      // A digit is text in a field; Alt with a digit never is.
      let keys = (isTyping ? [] : [digit]) + [Key(digit.code, .alt)]
      return Action("tab-\(index + 1)", keys, tab.title(self.environment.texts), effect: .shows) { [self] in
        guard index != router.currentTab else {
          return environment.notices.say(environment.texts.app.tabInFront)
        }
        router.switchTo(tab: index)
      }
    }
  }

  private static func digit(ofTab index: Int) -> Key {
    .char(Unicode.Scalar(UInt8(ascii: "1") + UInt8(index)))
  }

  /// The key of each tab that is one character, as the tab bar shows it; nil for a tab without one. The screen's own keys
  /// have priority.
  func tabKeys(on screen: any Screen) -> [Key?] {
    // While text is typed they are drawn dim, so that the labels stay as they are. Without dim text they are left out,
    // because the digits are text then.
    if screen.isTyping, environment.preferences.look.showsMarks { return router.tabs.map { _ in nil } }
    guard environment.preferences.hasOwnKeys else {
      return router.tabs.indices.map { Self.digit(ofTab: $0) }
    }
    let taken = Set(ownActions(of: screen).flatMap(\.keys))
    return environment.preferences.withOwnKeys(tabActions(isTyping: false)).map { action in
      action.keys.first { InputEvent.key($0).typedText != nil && !taken.contains($0) }
    }
  }

  private func backOrQuit() {
    guard router.depth <= 1 else { return back() }
    if let question = router.questionBeforeQuit {
      return environment.dialogs.ask(question) { [weak self] isYes in
        guard isYes, let self else { return }
        router.discardAll()
        onQuit()
      }
    }
    guard environment.preferences.confirms else { return onQuit() }
    let texts = environment.texts.app
    let question = Question(
      title: texts.quitQuestion, detail: texts.quitDetail, yes: texts.quitAnswer, no: texts.stay)
    environment.dialogs.ask(question) { [weak self] isYes in if isYes { self?.onQuit() } }
  }

  /// Goes back synchronously, so that the next key of the same read reaches the screen that it is meant for.
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

  func redraw() {
    terminal.redraw()
    setNeedsDraw()
  }
}

/// Why a key did nothing.
struct KeyRefusal {
  let key: Key
  let screen: any Screen
  let sentence: String
}
