public import AppCore
import Domain
import EventLoop
public import Terminal
import Texts
import Widgets

extension HistoryView {
  public var keys: [KeyBinding] {
    let state = output.state
    let isList = state.exportName == nil && state.window.total > 0
    return hintedKeys + (isList ? moves.keys(output.texts) : [])
  }

  public var hintedKeys: [KeyBinding] {
    let (state, texts) = (output.state, output.texts)
    if state.exportName != nil { return exportKeys(texts) }
    guard state.window.total > 0 else {
      return [KeyBinding([.char("r")], texts.todoList.readAgain) { [input] in input.refresh() }]
    }
    return actionKeys(texts)
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

  private var moves: ListMoves {
    ListMoves(
      area: listArea, move: { [input] in input.moveSelection(by: $0) },
      select: { [input] in input.select($0) })
  }

  private func exportKeys(_ texts: Texts) -> [KeyBinding] {
    [
      KeyBinding([.char("f")], texts.history.exportFile) { [input] in input.exportToFile() },
      KeyBinding([.char("m")], texts.history.exportMail) { [input] in input.exportByMail() },
      KeyBinding([Key(.escape), .char("q")], texts.app.cancel) { [input] in input.cancelExport() },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard output.state.exportName == nil else { return false }
    let count = output.state.window.total
    return moves.handle(
      event, row: { line in scroll.top + line < count ? scroll.top + line : nil },
      open: { input.openSelected() })
  }
}
