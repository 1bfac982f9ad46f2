import EventLoop
import Terminal
import Texts

extension App {
  /// What can be done on any screen, as the help lists them. Single characters are left out while
  /// they are text.
  func programActions(for screen: any Screen) -> [Action] {
    let texts = environment.texts.app
    var actions = [
      Action("next-tab", [Key(.tab)] + (screen.isTyping ? [] : [.char("]"), .char("l")]), texts.nextTab) {
        [self] in
        switchTo(tab: (router.currentTab + 1) % router.tabs.count)
      },
      Action(
        "previous-tab", [Key(.backTab)] + (screen.isTyping ? [] : [.char("["), .char("h")]), texts.tabBefore
      ) { [self] in
        switchTo(tab: (router.currentTab + router.tabs.count - 1) % router.tabs.count)
      },
    ]
    actions += router.tabs.enumerated().map { index, tab in
      let digit = Key.char(Unicode.Scalar(UInt8(ascii: "1") + UInt8(index)))
      // A digit is text in a field; with Alt it never is.
      let keys = (screen.isTyping ? [] : [digit]) + [Key(digit.code, .alt)]
      return Action("tab-\(index + 1)", keys, tab.title(self.environment.texts)) { [self] in
        switchTo(tab: index)
      }
    }
    if !screen.isTyping {
      actions.append(
        Action("quit", [.char("q")], self.router.depth > 1 ? texts.back : texts.quit) { [self] in backOrQuit()
        })
    }
    actions += [
      Action("back", [Key(.escape)], texts.back) { [self] in back() },
      Action("help", [.char("?"), Key(.function(1))], texts.showKeys) { [self] in showHelp() },
      Action("redraw", [.ctrl("l")], texts.redraw) { [self] in redraw() },
    ]
    return actions
  }

  func switchTo(tab index: Int) {
    router.switchTo(tab: index)
  }

  private func backOrQuit() {
    guard router.depth <= 1 else { return back() }
    if let question = router.questionBeforeQuit {
      return environment.dialogs.ask(question) { [weak self] isYes in
        guard isYes, let self else { return }
        router.discardAll()
        quit()
      }
    }
    guard environment.preferences.confirms else { return quit() }
    let texts = environment.texts.app
    let question = Question(
      title: texts.quitQuestion, detail: texts.quitDetail, yes: texts.quitAnswer, no: texts.stay)
    environment.dialogs.ask(question) { [weak self] isYes in if isYes { self?.quit() } }
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
