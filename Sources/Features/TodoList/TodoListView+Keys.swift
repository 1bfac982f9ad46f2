public import AppCore
import Domain
import EventLoop
public import Terminal
import Texts
import Widgets

extension TodoListView {
  public var keys: [KeyBinding] {
    isEmpty ? emptyKeys : actionKeys + moves.keys(output.texts, except: [.char(" ")])
  }

  public var hintedKeys: [KeyBinding] {
    isEmpty ? emptyKeys : actionKeys
  }

  private var isEmpty: Bool { output.state.window.counts.total == 0 }

  private var actionKeys: [KeyBinding] {
    [
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

  private var moves: ListMoves {
    ListMoves(
      area: listArea, move: { [input] in input.moveSelection(by: $0) },
      select: { [input] in input.select($0) })
  }

  public func handle(_ event: InputEvent) -> Bool {
    let count = output.state.window.counts.total
    return moves.handle(
      event, row: { line in scroll.top + line < count ? scroll.top + line : nil },
      open: { input.openSelected() })
  }
}
