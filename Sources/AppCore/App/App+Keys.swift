import EventLoop
import Terminal
import Texts

extension App {
  /// The keys of the program on any screen, as the help lists them. Single characters are left out while
  /// they are text.
  func programKeys(for screen: any Screen) -> [KeyBinding] {
    let texts = environment.texts.app
    var keys = [
      KeyBinding([Key(.tab)], texts.nextTab) { [self] in
        switchTo(tab: (router.currentTab + 1) % router.tabs.count)
      },
      KeyBinding([Key(.backTab)], texts.tabBefore) { [self] in
        switchTo(tab: (router.currentTab + router.tabs.count - 1) % router.tabs.count)
      },
    ]
    if !screen.isTyping {
      keys += router.tabs.enumerated().map { index, tab in
        KeyBinding([.char(Unicode.Scalar(UInt8(ascii: "1") + UInt8(index)))], tab.title(environment.texts)) {
          [self] in
          switchTo(tab: index)
        }
      }
      keys.append(
        KeyBinding([.char("q")], router.depth > 1 ? texts.back : texts.quit) { [self] in backOrQuit() })
    }
    keys += [
      KeyBinding([Key(.escape)], texts.back) { [self] in back() },
      KeyBinding([.char("?"), Key(.function(1))], texts.showKeys) { [self] in showHelp() },
      KeyBinding([.ctrl("l")], texts.redraw) { [self] in redraw() },
    ]
    return keys
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
