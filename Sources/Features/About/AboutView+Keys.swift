public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension AboutView {
  public var keys: [KeyBinding] {
    let texts = output.texts
    let open = KeyBinding([Key(.enter)], texts.about.helpOpen, hint: texts.about.hintOpen) { [input] in
      input.openSelected()
    }
    var isLicense: Bool { if case .license = output.rows[output.selected].kind { true } else { false } }
    return (isLicense ? [open] : []) + [
      KeyBinding([.char("L")], texts.about.helpAll, hint: texts.about.hintAll) { [input] in input.openAll() },
      KeyBinding([.char("o")], texts.about.helpBrowser, hint: texts.about.hintBrowser) { [input] in
        input.openInBrowser()
      },
      KeyBinding([.char("Y")], texts.about.helpCopy, hint: texts.about.hintCopy) { [input] in input.copy() },
    ] + moves.keys(texts)
  }

  private var moves: ListMoves {
    ListMoves(
      area: area, move: { [input] in input.moveSelection(by: $0) }, select: { [input] in input.select($0) })
  }

  public func handle(_ event: InputEvent) -> Bool {
    moves.handle(
      event, row: { line in rowsOnView.indices.contains(line) ? rowsOnView[line] : nil },
      open: { input.openSelected() })
  }
}
