public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension SettingsEditorView {
  public var keys: [KeyBinding] {
    (output.takesNumber ? numberKeys : []) + changeKeys + moveKeys
  }

  private var changeKeys: [KeyBinding] {
    let texts = output.texts
    return [
      KeyBinding(
        [Key(.enter), .char(" "), Key(.right), .char("l")], texts.settings.change,
        hint: texts.settings.changeHint
      ) { [input] in input.change(.next) },
      KeyBinding([Key(.left), .char("h")], texts.settings.changeBack) { [input] in input.change(.previous) },
    ]
  }

  private var numberKeys: [KeyBinding] {
    let texts = output.texts
    let digits = (0...9).map { digit in
      KeyBinding([.char(Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit)))], texts.settings.number) {
        [input] in
        input.typePageSize(digit)
      }
    }
    return [
      KeyBinding([.char("+")], texts.settings.more) { [input] in input.changePageSize(by: 1) },
      KeyBinding([.char("-")], texts.settings.fewer) { [input] in input.changePageSize(by: -1) },
    ] + digits
  }

  private var moveKeys: [KeyBinding] {
    let texts = output.texts
    let page = max(1, listArea.rows - 1)
    let moves: [([Key], String, Int)] = [
      ([.char("j"), Key(.down)], texts.moves.down, 1), ([.char("k"), Key(.up)], texts.moves.up, -1),
      ([Key(.pageDown), .ctrl("f")], texts.moves.pageDown, page),
      ([Key(.pageUp), .ctrl("b")], texts.moves.pageUp, -page),
      ([.ctrl("d")], texts.moves.halfDown, max(1, page / 2)),
      ([.ctrl("u")], texts.moves.halfUp, -max(1, page / 2)),
    ]
    return moves.map { keys, help, count in
      KeyBinding(keys, help) { [input] in input.moveSelection(by: count) }
    } + [
      KeyBinding([.char("g"), Key(.home)], texts.moves.toFirst) { [input] in input.select(0) },
      KeyBinding([.char("G"), Key(.end)], texts.moves.toLast) { [input] in input.select(Int.max) },
    ]
  }

  public func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event, listArea.contains(mouse.at) else { return false }
    switch mouse.kind {
    case .scrollDown: input.moveSelection(by: 3)
    case .scrollUp: input.moveSelection(by: -3)
    case .press(.left), .doubleClick:
      input.select(scroll.top + mouse.at.row - listArea.row)
      if mouse.kind == .doubleClick { input.change(.next) }
    default: return false
    }
    return true
  }
}
