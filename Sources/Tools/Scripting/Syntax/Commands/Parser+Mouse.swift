extension Parser {
  /// `left` if no button is named.
  mutating func mouseButton() -> MouseAction.Button {
    for button in MouseAction.Button.allCases where accept(button.rawValue) { return button }
    return .left
  }

  /// A cell, or a text with its region.
  mutating func mouseTarget() throws(SyntaxFault) -> MouseTarget {
    if case .cell(let cell) = token {
      advance()
      return .cell(cell)
    }
    expected.append(.thing("a cell such as @3:10"))
    return .text(try pattern(), region: try region())
  }

  /// What follows `drag`.
  mutating func drag() throws(SyntaxFault) -> MouseAction {
    let start = try mouseTarget()
    try expect("to")
    return .drag(from: start, to: try mouseTarget())
  }

  /// What follows `scroll`.
  mutating func scroll() throws(SyntaxFault) -> MouseAction {
    let direction = try choice(MouseAction.Direction.self, "a direction")
    var notches = 1
    if case .integer = token {
      notches = try integer("a number from 1 to 10000", in: 1...10_000)
    }
    let target = isAtLineEnd ? nil : try mouseTarget()
    return .scroll(direction, notches: notches, at: target)
  }
}
