import Domain
import Terminal

extension Parser {
  /// What follows `focus`: whether the window gains the focus.
  mutating func focus() throws(SyntaxFault) -> Bool {
    if accept("in") { return true }
    if accept("out") { return false }
    throw unexpected()
  }

  /// `burst … end`.
  mutating func burst() -> Command? {
    let start = statementIndex
    _ = readHead { _ in }
    let outer = section.steps
    section.steps = []
    isInBurst = true
    readBody(from: start)
    isInBurst = false
    let steps = section.steps
    section.steps = outer
    statementIndex = start
    return .burst(steps)
  }
}

extension Parser {
  /// What follows `key`.
  mutating func keyPresses() throws(SyntaxFault) -> [KeyPress] {
    var presses: [KeyPress] = []
    repeat {
      presses.append(try keyPress())
    } while !isAtLineEnd
    return presses
  }

  private mutating func keyPress() throws(SyntaxFault) -> KeyPress {
    let position = offset
    var modifiers: Key.Modifiers = []
    while let modifier = try modifier() { modifiers.insert(modifier) }
    var key = Key(try keyCode(), holding: modifiers)
    if let twin = key.terminalTwin, let name = twin.scriptText {
      warn("in a terminal this chord is \(name); write \(name)", at: position)
      key = twin
    }
    guard accept(.star) else { return KeyPress(key: key, count: 1) }
    return KeyPress(
      key: key,
      count: try integer(
        "a number from 1 to \(ScriptLimits.keyRepeats.upperBound)", in: ScriptLimits.keyRepeats))
  }

  /// `Ctrl+`, if a chord follows.
  private mutating func modifier() throws(SyntaxFault) -> Key.Modifiers? {
    guard case .word(let word) = token, case .symbol(.plus) = stream.next.kind else { return nil }
    guard let modifier = modifier(named: word)?.modifiers else {
      let names = Key.modifierNames.map(\.name)
      throw fault(
        "\(quotedToken) cannot be held with a key; Ctrl, Alt and Shift can",
        suggestion: Key.foreignModifiers[word.lowercased()] ?? Spelling.nearest(to: word, among: names))
    }
    advance()
    advance()
    return modifier
  }

  private mutating func keyCode() throws(SyntaxFault) -> Key.Code {
    let code: Key.Code
    switch token {
    case .word(let word): code = try keyCode(word)
    case .integer(let digit) where (0...9).contains(digit):
      code = .character(Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit)))
    case .integer: throw fault("\(quotedToken) is more than one key; write the keys with blanks between")
    case .string(let literal): code = try quotedKey(literal)
    case .symbol, .regex: throw fault("\(quotedToken) is not a key; a punctuation key goes in quotes")
    default: throw unexpected("a key")
    }
    advance()
    return code
  }

  private func keyCode(_ word: String) throws(SyntaxFault) -> Key.Code {
    if let code = Key.code(scriptName: word) { return code }
    if let scalar = Self.only(in: word) { return .character(scalar) }
    throw fault("\(quotedToken) is not a key; a text is typed with type", suggestion: nearestKey(to: word))
  }

  private func nearestKey(to word: String) -> String? {
    if let dash = word.firstIndex(of: "-"), let modifier = foreignModifier(String(word[..<dash])) {
      return modifier + "+" + word[word.index(after: dash)...]
    }
    return Key.foreignNames[word.lowercased()]
      ?? Spelling.nearest(to: word, among: Key.scriptNames.map(\.name))
  }

  private func foreignModifier(_ word: String) -> String? {
    modifier(named: word)?.name ?? Key.foreignModifiers[word.lowercased()]
  }

  /// Ignores case.
  private func modifier(named word: String) -> (name: String, modifiers: Key.Modifiers)? {
    Key.modifierNames.first { $0.name.lowercased() == word.lowercased() }
  }

  private mutating func quotedKey(_ literal: StringLiteral) throws(SyntaxFault) -> Key.Code {
    let text = try known(try resolve(literal), "a key", at: offset)
    switch text {
    case " ": return .character(" ")
    case "\t": return .tab
    case "\n": return .enter
    case "\u{1B}": return .escape
    default: break
    }
    guard text.count == 1, let character = text.first else {
      guard Key.code(scriptName: text) == nil else {
        throw fault("a key's name has no quotes; write \(text)")
      }
      throw fault("\(quotedToken) is not one key; a text is typed with type")
    }
    guard character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
      throw fault("a control character is not a key; write its name or a chord such as Ctrl+R")
    }
    guard let scalar = Self.only(in: text) else {
      throw fault("\(quotedToken) is not a key of a terminal; a text is typed with type")
    }
    return .character(scalar)
  }

  private static func only(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}

extension Parser {
  /// `left` if no button is named.
  mutating func mouseButton() -> MouseEvent.Button {
    for button in MouseEvent.Button.allCases where accept(button.rawValue) { return button }
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
