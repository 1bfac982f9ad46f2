public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension EventListView {
  public var keys: [KeyBinding] {
    if output.opened != nil { return eventKeys }
    guard output.count > 0 else { return [] }
    let (texts, page) = (output.texts, max(1, listArea.rows - 1))
    return [
      KeyBinding([Key(.enter)], texts.events.helpOpen, hint: texts.events.hintOpen) { [input] in input.open()
      },
      KeyBinding([.char("Y")], texts.events.helpCopy, hint: texts.events.hintCopy) { [input] in input.copy()
      },
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
      KeyBinding([.ctrl("u")], texts.moves.halfUp) { [input] in
        input.moveSelection(by: -max(1, page / 2))
      },
      KeyBinding([.char("g"), Key(.home)], texts.moves.toFirst) { [input] in input.select(0) },
      KeyBinding([.char("G"), Key(.end)], texts.events.helpLast) { [input] in input.select(Int.max) },
    ]
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
      KeyBinding([.char("j"), Key(.down)], texts.moves.down) { [self] in scrollEvent(by: 1) },
      KeyBinding([.char("k"), Key(.up)], texts.moves.up) { [self] in scrollEvent(by: -1) },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    if output.opened != nil { return scrollEvent(with: mouse) }
    guard output.count > 0, listArea.contains(mouse.at) else { return false }
    let index = scroll.top + mouse.at.row - listArea.row
    switch mouse.kind {
    case .scrollDown: input.moveSelection(by: 3)
    case .scrollUp: input.moveSelection(by: -3)
    case .press(.left), .doubleClick:
      guard index < output.count else { return false }
      input.select(index)
      if mouse.kind == .doubleClick { input.open() }
    default: return false
    }
    return true
  }

  private func scrollEvent(with mouse: MouseEvent) -> Bool {
    switch mouse.kind {
    case .scrollDown: scrollEvent(by: 3)
    case .scrollUp: scrollEvent(by: -3)
    default: return false
    }
    return true
  }

  private func scrollEvent(by rows: Int) {
    if let document { eventScroll.scroll(by: rows, in: document) }
  }
}
