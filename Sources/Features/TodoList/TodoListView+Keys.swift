public import AppCore
import Domain
import EventLoop
public import Terminal
import Texts
import Widgets

extension TodoListView {
  public var keys: [KeyBinding] {
    guard output.window.counts.total > 0 else { return emptyKeys }
    let page = max(1, listArea.rows - 1)
    let moves = output.texts.moves
    return [
      KeyBinding([Key(.enter)], texts.open, hint: texts.openHint) { [input] in
        input.openSelected()
      },
      KeyBinding([.char("a")], texts.add, hint: texts.add) { [input] in input.add() },
      KeyBinding([.char("x"), .char(" ")], texts.done, hint: texts.doneHint) { [input] in
        input.flipSelected()
      },
      KeyBinding([.char("e")], texts.edit, hint: texts.edit) { [input] in input.editSelected() },
      KeyBinding([.char("D")], texts.delete, hint: texts.delete) { [input] in input.deleteSelected() },
      KeyBinding([.char("u")], texts.undo, hint: texts.undoHint) { [input] in input.undo() },
      KeyBinding([.char("U"), .ctrl("r")], texts.redo) { [input] in input.redo() },
      KeyBinding([.char("o")], texts.openAddress) { [input] in input.openInBrowser() },
      KeyBinding([.char("Y")], texts.copyAddress) { [input] in input.copyURL() },
      KeyBinding([.char("r")], texts.readAgain) { [input] in input.refresh() },
      KeyBinding([.char("j"), Key(.down)], moves.down) { [input] in input.moveSelection(by: 1) },
      KeyBinding([.char("k"), Key(.up)], moves.up) { [input] in input.moveSelection(by: -1) },
      KeyBinding([Key(.pageDown), .ctrl("f")], moves.pageDown) { [input] in input.moveSelection(by: page) },
      KeyBinding([Key(.pageUp), .ctrl("b")], moves.pageUp) { [input] in input.moveSelection(by: -page) },
      KeyBinding([.ctrl("d")], moves.halfDown) { [input] in input.moveSelection(by: max(1, page / 2)) },
      KeyBinding([.ctrl("u")], moves.halfUp) { [input] in input.moveSelection(by: -max(1, page / 2)) },
      KeyBinding([.char("g"), Key(.home)], moves.toFirst) { [input] in input.select(0) },
      KeyBinding([.char("G"), Key(.end)], moves.toLast) { [input] in input.select(Int.max) },
    ]
  }

  private var texts: TodoListTexts { output.texts.todoList }

  private var emptyKeys: [KeyBinding] {
    [
      KeyBinding([.char("a")], texts.add, hint: texts.add) { [input] in input.add() },
      KeyBinding([.char("u")], texts.undo, hint: texts.undoHint) { [input] in input.undo() },
      KeyBinding([.char("U"), .ctrl("r")], texts.redo) { [input] in input.redo() },
      KeyBinding([.char("r")], texts.readAgain) { [input] in input.refresh() },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, listArea.contains(mouse.at) else { return false }
    let index = scroll.top + mouse.at.row - listArea.row
    switch mouse.kind {
    case .scrollDown: input.moveSelection(by: 3)
    case .scrollUp: input.moveSelection(by: -3)
    case .press(.left), .doubleClick:
      guard index < output.window.counts.total else { return false }
      input.select(index)
      if mouse.kind == .doubleClick { input.openSelected() }
    default: return false
    }
    return true
  }
}
