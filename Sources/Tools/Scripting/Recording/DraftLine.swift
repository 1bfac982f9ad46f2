import Terminal

/// A line of a recorded script that may still grow: the next input can become part of it.
enum DraftLine {
  case text(String)
  case typed(String)
  case keys([(name: String, count: Int)])
  /// A pressed button, and where the pointer was dragged to.
  case press(MouseEvent.Button, at: Point, to: Point?, isUp: Bool)
  case doubleClick(at: Point)
  case scroll(String, count: Int, at: Point)

  /// The line as written in the script.
  var written: String {
    switch self {
    case .text(let line): line
    case .typed(let text) where text.unicodeScalars.count == 1 && text != " ":
      "key \(ScriptString.quoted(text))"
    case .typed(let text): "type \(ScriptString.quoted(text))"
    case .keys(let keys):
      "key " + keys.map { $0.count > 1 ? "\($0.name)*\($0.count)" : $0.name }.joined(separator: " ")
    case .press(_, let place, let end?, _): "drag \(Self.cell(place)) to \(Self.cell(end))"
    case .press(let button, let place, nil, _): "click \(Self.word(for: button))\(Self.cell(place))"
    case .doubleClick(let place): "doubleclick \(Self.cell(place))"
    case .scroll(let direction, let count, let place): "scroll \(direction) \(count) \(Self.cell(place))"
    }
  }

  private static func cell(_ place: Point) -> String {
    "@\(place.row + 1):\(place.column + 1)"
  }

  private static func word(for button: MouseEvent.Button) -> String {
    switch button {
    case .left: ""
    case .middle: "middle "
    case .right: "right "
    }
  }
}
