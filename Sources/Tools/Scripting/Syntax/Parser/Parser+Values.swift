extension Parser {
  /// A string, a number, `true` or `false`.
  mutating func value() throws(SyntaxFault) -> PropertyValue {
    let value: PropertyValue
    switch token {
    case .string(let literal): value = .string(try resolve(literal))
    case .integer(let number): value = .integer(number)
    case .number(let number): value = number.whole.map { .integer($0) } ?? .number(number.value)
    case .word("true"): value = .boolean(true)
    case .word("false"): value = .boolean(false)
    case .word: throw fault("\(quotedToken) is no value; put a text in quotes")
    default: throw unexpected("a value: a text, a number, true or false")
    }
    advance()
    return value
  }

  /// A value in the form that it has in a string.
  mutating func valueText() throws(SyntaxFault) -> Template {
    let written = stream.text(of: stream.current)
    if case .string(let template) = try value() { return template }
    return Template(written)
  }

  /// `name=value` or `name~/regex/`.
  mutating func property() throws(SyntaxFault) -> Property {
    let name = try word("a name")
    if accept(.equals) { return Property(name: name, condition: .equals(try value())) }
    if accept(.tilde) { return Property(name: name, condition: .matches(try regex())) }
    throw unexpected()
  }

  /// Zero or more properties; a word in `keywords` is not a name.
  mutating func properties(until keywords: [String] = []) throws(SyntaxFault) -> [Property] {
    var properties: [Property] = []
    while case .word(let word) = token, !keywords.contains(word) {
      properties.append(try property())
    }
    expected.append(.thing("name=value"))
    return properties
  }

  /// Like `properties`, but each name may occur only once.
  /// - Parameter check: called with each property and the offsets of its name and value.
  mutating func distinctProperties(
    _ check: (Parser, Property, (name: Int, value: Int)) throws(SyntaxFault) -> Void = { _, _, _ in }
  ) throws(SyntaxFault) -> [Property] {
    var properties: [Property] = []
    var names: Set<String> = []
    while case .word(let word) = token {
      guard names.insert(word).inserted else { throw fault("\"\(word)\" is there twice; keep one") }
      let position = offset
      let property = try property()
      try check(self, property, (position, stream.previous.range.lowerBound))
      properties.append(property)
    }
    expected.append(.thing("name=value"))
    return properties
  }
}
