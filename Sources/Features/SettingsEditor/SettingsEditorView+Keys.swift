public import AppCore
import EventLoop
public import Terminal
import Texts
import Widgets

extension SettingsEditorView {
  public var keys: [KeyBinding] {
    (output.takesNumber ? numberKeys : []) + changeKeys + moves.keys(output.texts, except: [.char(" ")])
  }

  /// What the status line offers is what the selected row can do.
  private var changeKeys: [KeyBinding] {
    let texts = output.texts.settings
    let keys = [Key(.enter), .char(" "), Key(.right), .char("l")]
    switch output.rows[output.selected].use {
    case .change:
      return [
        KeyBinding(keys, texts.change, hint: texts.changeHint) { [input] in input.change(.next) },
        KeyBinding([Key(.left), .char("h")], texts.changeBack) { [input] in input.change(.previous) },
      ]
    case .open: return [KeyBinding(keys, texts.open, hint: texts.openHint) { [input] in input.change(.next) }]
    case .none: return []
    }
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

  private var moves: ListMoves {
    ListMoves(
      area: listArea, move: { [input] in input.moveSelection(by: $0) },
      select: { [input] in input.select($0) })
  }

  public func handle(_ event: InputEvent) -> Bool {
    moves.handle(event, row: { line in scroll.top + line }, open: { input.change(.next) })
  }
}
