public import AppCore
import Domain
import EventLoop
public import Terminal
import Widgets

extension TodoListView {
  public var keys: [KeyBinding] {
    guard output.window.counts.total > 0 else { return emptyKeys }
    let page = max(1, listArea.rows - 1)
    return [
      KeyBinding([Key(.enter)], "open what it leads to, or edit it", hint: "opens") { [input] in
        input.openSelected()
      },
      KeyBinding([.char("a")], "add", hint: "add") { [input] in input.add() },
      KeyBinding([.char("x"), .char(" ")], "done, or open again", hint: "done") { [input] in
        input.flipSelected()
      },
      KeyBinding([.char("e")], "edit", hint: "edit") { [input] in input.editSelected() },
      KeyBinding([.char("D")], "delete", hint: "delete") { [input] in input.deleteSelected() },
      KeyBinding([.char("u")], "undo the last change", hint: "undo") { [input] in input.undo() },
      KeyBinding([.char("U"), .ctrl("r")], "redo what was undone") { [input] in input.redo() },
      KeyBinding([.char("o")], "open its address in the browser") { [input] in input.openInBrowser() },
      KeyBinding([.char("Y")], "copy its address") { [input] in input.copyURL() },
      KeyBinding([.char("r")], "read again") { [input] in input.refresh() },
      KeyBinding([.char("j"), Key(.down)], "down") { [input] in input.moveSelection(by: 1) },
      KeyBinding([.char("k"), Key(.up)], "up") { [input] in input.moveSelection(by: -1) },
      KeyBinding([Key(.pageDown), .ctrl("f")], "a page down") { [input] in input.moveSelection(by: page) },
      KeyBinding([Key(.pageUp), .ctrl("b")], "a page up") { [input] in input.moveSelection(by: -page) },
      KeyBinding([.ctrl("d")], "half a page down") { [input] in input.moveSelection(by: max(1, page / 2)) },
      KeyBinding([.ctrl("u")], "half a page up") { [input] in input.moveSelection(by: -max(1, page / 2)) },
      KeyBinding([.char("g"), Key(.home)], "to the first") { [input] in input.select(0) },
      KeyBinding([.char("G"), Key(.end)], "to the last") { [input] in input.select(Int.max) },
    ]
  }

  private var emptyKeys: [KeyBinding] {
    [
      KeyBinding([.char("a")], "add", hint: "add") { [input] in input.add() },
      KeyBinding([.char("u")], "undo the last change", hint: "undo") { [input] in input.undo() },
      KeyBinding([.char("U"), .ctrl("r")], "redo what was undone") { [input] in input.redo() },
      KeyBinding([.char("r")], "read again") { [input] in input.refresh() },
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
