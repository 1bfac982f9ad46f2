public import AppCore
import Domain
import EventLoop
public import Terminal
import Texts
import Widgets

extension HistoryView {
  public var keys: [KeyBinding] {
    let texts = output.texts
    if output.exportName != nil { return exportKeys(texts) }
    guard output.window.total > 0 else {
      return [KeyBinding([.char("r")], texts.todoList.readAgain) { [input] in input.refresh() }]
    }
    return actionKeys(texts) + moveKeys(texts)
  }

  private func actionKeys(_ texts: Texts) -> [KeyBinding] {
    [
      KeyBinding([Key(.enter)], texts.history.openKey, hint: texts.history.openHint) { [input] in
        input.openSelected()
      },
      KeyBinding([.char("D")], texts.history.deleteKey, hint: texts.history.deleteHint) { [input] in
        input.deleteSelected()
      },
      KeyBinding([.char("C")], texts.history.clearKey, hint: texts.history.clearHint) { [input] in
        input.clear()
      },
      KeyBinding([.char("E")], texts.history.exportKey, hint: texts.history.exportHint) { [input] in
        input.askForExport()
      },
      KeyBinding([.char("r")], texts.todoList.readAgain) { [input] in input.refresh() },
    ]
  }

  private func moveKeys(_ texts: Texts) -> [KeyBinding] {
    let page = max(1, listArea.rows - 1)
    let (half, move) = (max(1, page / 2), input.moveSelection(by:))
    return [
      KeyBinding([.char("j"), Key(.down)], texts.moves.down) { move(1) },
      KeyBinding([.char("k"), Key(.up)], texts.moves.up) { move(-1) },
      KeyBinding([Key(.pageDown), .ctrl("f")], texts.moves.pageDown) { move(page) },
      KeyBinding([Key(.pageUp), .ctrl("b")], texts.moves.pageUp) { move(-page) },
      KeyBinding([.ctrl("d")], texts.moves.halfDown) { move(half) },
      KeyBinding([.ctrl("u")], texts.moves.halfUp) { move(-half) },
      KeyBinding([.char("g"), Key(.home)], texts.moves.toFirst) { [input] in input.select(0) },
      KeyBinding([.char("G"), Key(.end)], texts.moves.toLast) { [input] in input.select(Int.max) },
    ]
  }

  private func exportKeys(_ texts: Texts) -> [KeyBinding] {
    [
      KeyBinding([.char("f")], texts.history.exportFile) { [input] in input.exportToFile() },
      KeyBinding([.char("m")], texts.history.exportMail) { [input] in input.exportByMail() },
      KeyBinding([Key(.escape), .char("q")], texts.history.exportCancel) { [input] in input.cancelExport() },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, listArea.contains(mouse.at), output.exportName == nil else {
      return false
    }
    let index = scroll.top + mouse.at.row - listArea.row
    switch mouse.kind {
    case .scrollDown: input.moveSelection(by: 3)
    case .scrollUp: input.moveSelection(by: -3)
    case .press(.left), .doubleClick:
      guard index < output.window.total else { return false }
      input.select(index)
      if mouse.kind == .doubleClick { input.openSelected() }
    default: return false
    }
    return true
  }
}
