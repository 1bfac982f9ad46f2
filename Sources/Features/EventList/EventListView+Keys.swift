public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension EventListView {
  public var keys: [KeyBinding] {
    if output.opened != nil { return eventKeys }
    guard output.count > 0 else { return [] }
    let texts = output.texts
    return [
      KeyBinding([Key(.enter)], texts.events.helpOpen, hint: texts.events.hintOpen) { [input] in input.open()
      },
      KeyBinding([.char("Y")], texts.events.helpCopy, hint: texts.events.hintCopy) { [input] in input.copy()
      },
    ] + moves.keys(texts, last: texts.events.helpLast)
  }

  /// The keys while one event is open.
  private var eventKeys: [KeyBinding] {
    let texts = output.texts
    return [
      KeyBinding([Key(.escape), .char("q"), Key(.enter)], texts.events.helpBack, hint: texts.events.hintBack)
      { [input] in
        input.closeEvent()
      },
      KeyBinding([.char("Y")], texts.events.helpCopy, hint: texts.events.hintCopy) { [input] in input.copy()
      },
    ] + document.keys(texts, except: [Key(.enter)])
  }

  private var moves: ListMoves {
    ListMoves(
      area: listArea, move: { [input] in input.moveSelection(by: $0) },
      select: { [input] in input.select($0) })
  }

  public func handle(_ event: InputEvent) -> Bool {
    if output.opened != nil { return document.handle(event) }
    guard output.count > 0 else { return false }
    return moves.handle(
      event, row: { line in scroll.top + line < output.count ? scroll.top + line : nil },
      open: { input.open() })
  }
}
