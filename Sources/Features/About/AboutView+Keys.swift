public import AppCore
import EventLoop
public import Terminal
import Texts

extension AboutView {
  public var keys: [KeyBinding] {
    let (texts, page) = (output.texts, max(1, area.rows - 1))
    return [
      KeyBinding([Key(.enter)], texts.about.helpOpen, hint: texts.about.hintOpen) { [input] in
        input.openSelected()
      },
      KeyBinding([.char("L")], texts.about.helpAll, hint: texts.about.hintAll) { [input] in input.openAll() },
      KeyBinding([.char("o")], texts.about.helpBrowser, hint: texts.about.hintBrowser) { [input] in
        input.openInBrowser()
      },
      KeyBinding([.char("Y")], texts.about.helpCopy, hint: texts.about.hintCopy) { [input] in input.copy() },
      KeyBinding([.char("j"), Key(.down)], texts.moves.down) { [input] in input.moveSelection(by: 1) },
      KeyBinding([.char("k"), Key(.up)], texts.moves.up) { [input] in input.moveSelection(by: -1) },
      KeyBinding([.char(" "), Key(.pageDown), .ctrl("f")], texts.moves.pageDown) { [input] in
        input.moveSelection(by: page)
      },
      KeyBinding([Key(.pageUp), .ctrl("b")], texts.moves.pageUp) { [input] in
        input.moveSelection(by: -page)
      },
      KeyBinding([.ctrl("d")], texts.moves.halfDown) { [input] in
        input.moveSelection(by: max(1, page / 2))
      },
      KeyBinding([.ctrl("u")], texts.moves.halfUp) { [input] in input.moveSelection(by: -max(1, page / 2))
      },
      KeyBinding([.char("g"), Key(.home)], texts.moves.toFirst) { [input] in input.select(0) },
      KeyBinding([.char("G"), Key(.end)], texts.about.helpLast) { [input] in input.select(Int.max) },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, area.contains(mouse.at) else { return false }
    switch mouse.kind {
    case .scrollDown: input.moveSelection(by: 3)
    case .scrollUp: input.moveSelection(by: -3)
    case .press(.left), .doubleClick:
      let line = mouse.at.row - area.row
      guard rowsOnView.indices.contains(line) else { return false }
      input.select(rowsOnView[line])
      if mouse.kind == .doubleClick { input.openSelected() }
    default: return false
    }
    return true
  }
}
