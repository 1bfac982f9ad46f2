public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension LicensesView {
  public var keys: [KeyBinding] {
    let texts = output.texts
    return [
      KeyBinding([.char("o")], texts.licenses.helpBrowser, hint: texts.licenses.hintBrowser) { [self] in
        input.openInBrowser(licenseOnTop)
      },
      KeyBinding([.char("Y")], texts.licenses.helpCopy, hint: texts.licenses.hintCopy) { [self] in
        input.copyAddress(licenseOnTop)
      },
      KeyBinding([.char("j"), Key(.down), Key(.enter)], texts.moves.lineDown) { [self] in scroll(by: 1) },
      KeyBinding([.char("k"), Key(.up)], texts.moves.lineUp) { [self] in scroll(by: -1) },
      KeyBinding([.char(" "), Key(.pageDown), .ctrl("f")], texts.moves.pageDown) { [self] in
        scroll(pages: 1)
      },
      KeyBinding([Key(.pageUp), .ctrl("b")], texts.moves.pageUp) { [self] in scroll(pages: -1) },
      KeyBinding([.ctrl("d")], texts.moves.halfDown) { [self] in scroll(pages: 0.5) },
      KeyBinding([.ctrl("u")], texts.moves.halfUp) { [self] in scroll(pages: -0.5) },
      KeyBinding([.char("g"), Key(.home)], texts.moves.toStart) { [self] in
        if let document { scroll.scrollToStart(of: document) }
      },
      KeyBinding([.char("G"), Key(.end)], texts.licenses.helpLast) { [self] in
        if let document { scroll.scrollToEnd(of: document) }
      },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    switch mouse.kind {
    case .scrollDown: scroll(by: 3)
    case .scrollUp: scroll(by: -3)
    default: return false
    }
    return true
  }

  private func scroll(by rows: Int) {
    if let document { scroll.scroll(by: rows, in: document) }
  }

  private func scroll(pages: Double) {
    if let document { scroll.scroll(pages: pages, in: document) }
  }
}
