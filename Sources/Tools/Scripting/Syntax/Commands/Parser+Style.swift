extension Parser {
  /// What follows `style`.
  mutating func style(isNegated: Bool) throws(SyntaxFault) -> StyleCheck {
    let subject: StyleCheck.Subject
    if case .cell(let cell) = token {
      advance()
      subject = .cell(cell)
    } else {
      expected.append(.thing("a cell such as @3:10"))
      subject = .pattern(try pattern())
    }
    var attributes = [try styleAttribute()]
    while !isAtLineEnd {
      if let region = try region() {
        return StyleCheck(isNegated: isNegated, subject: subject, attributes: attributes, region: region)
      }
      attributes.append(try styleAttribute())
    }
    return StyleCheck(isNegated: isNegated, subject: subject, attributes: attributes, region: nil)
  }

  private mutating func styleAttribute() throws(SyntaxFault) -> StyleAttribute {
    if accept("fg") { return .foreground(try color()) }
    if accept("bg") { return .background(try color()) }
    expected.removeAll { $0 == .keyword("fg") || $0 == .keyword("bg") }
    guard case .word(let word) = token, let flag = StyleAttribute.Flag(rawValue: word) else {
      throw unknownWord("a style", among: StyleAttribute.Flag.allCases.map(\.rawValue) + ["fg=", "bg="])
    }
    advance()
    return .flag(flag)
  }

  private mutating func color() throws(SyntaxFault) -> StyleAttribute.Color {
    try expect(.equals)
    switch token {
    case .word("default"):
      advance()
      return .default
    case .word: return .named(try choice(StyleAttribute.Color.Name.self, "a colour"))
    case .integer: return .indexed(try integer("a colour from 0 to 255", in: 0...255))
    case .string: return try rgb()
    default: throw unexpected("a colour (a name, 0 to 255, default or \"#rrggbb\" in quotes)")
    }
  }

  private mutating func rgb() throws(SyntaxFault) -> StyleAttribute.Color {
    let place = offset
    let text = try literal("a colour")
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0.isDigit || $0.isLetter }),
      let value = Int(text.dropFirst(), radix: 16)
    else { throw fault("this is no colour; in quotes it is written \"#rrggbb\"", at: place) }
    return .rgb(red: value >> 16, green: value >> 8 & 255, blue: value & 255)
  }
}
