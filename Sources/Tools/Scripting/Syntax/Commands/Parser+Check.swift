import Terminal

extension Parser {
  /// What follows `see`.
  mutating func see(isNegated: Bool) throws(SyntaxFault) -> SeeCheck {
    let pattern = try pattern()
    let count = accept("count") ? try integer("a number from 0", in: 0...) : nil
    return SeeCheck(isNegated: isNegated, pattern: pattern, count: count, region: try region())
  }

  /// What follows `not`.
  mutating func negation() throws(SyntaxFault) -> Command {
    if accept("see") { return .see(try see(isNegated: true)) }
    if accept("style") { return .style(try style(isNegated: true)) }
    if accept("request") { return .request(try request(isNegated: true)) }
    throw unexpected()
  }

  /// What follows `selected`.
  mutating func selected() throws(SyntaxFault) -> Command {
    let pattern = try pattern()
    let position = offset
    let region = try region()
    switch region {
    case nil, .pane: return .selected(pattern, in: region)
    default: throw fault("what is selected is known by pane; write in pane NAME", at: position)
    }
  }

  /// What follows `focused`.
  mutating func focusName() throws(SyntaxFault) -> String {
    let position = offset
    let name = try word("the name of what has the focus")
    try requireFocus(name, at: position)
    return name
  }

  /// What follows `row`.
  mutating func row() throws(SyntaxFault) -> Command {
    let row = try rowNumber()
    if accept("is") { return .row(row, .equals(try string())) }
    if accept("has") { return .row(row, .has(try pattern())) }
    throw unexpected()
  }

  /// What follows `screen`.
  mutating func screen() throws(SyntaxFault) -> Command {
    let region = try region()
    try expect("is")
    guard case .heredoc(let text) = token else { throw unexpected("<<< and the lines of the screen") }
    advance()
    let lines =
      text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return .screen(lines: lines, in: region)
  }

  /// What follows `cursor`.
  mutating func cursor() throws(SyntaxFault) -> CursorCheck {
    accept("hidden") ? .hidden : .at(try cell())
  }

  /// What follows `capture`.
  mutating func capture() throws(SyntaxFault) -> Command {
    let position = offset
    let name = try word("a name")
    let regex = try searchedRegex()
    let region = try region()
    guard !scope.isConstant(name) else {
      throw fault("\"\(name)\" is a constant; give the captured value another name", at: position)
    }
    scope.defineCapture(name, inTest: section.isTest)
    return .capture(name: name, regex, in: region)
  }
}

extension Parser {
  /// What follows `style`.
  mutating func style(isNegated: Bool) throws(SyntaxFault) -> StyleCheck {
    let subject: StyleCheck.Target
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

  private mutating func color() throws(SyntaxFault) -> WrittenColor {
    try expect(.equals)
    switch token {
    case .word("default"):
      advance()
      return WrittenColor(color: .default, word: "default")
    case .word:
      let name = try choice(among: Color.names, "a colour")
      let index = Color.names.firstIndex(of: name)
      return WrittenColor(color: index.map { .palette(UInt8($0)) }, word: name)
    case .integer:
      let index = try integer("a colour from 0 to 255", in: 0...255)
      return WrittenColor(color: .palette(UInt8(index)), word: "\(index)")
    case .string: return try rgb()
    default: throw unexpected("a colour (a name, 0 to 255, default or \"#rrggbb\" in quotes)")
    }
  }

  private mutating func rgb() throws(SyntaxFault) -> WrittenColor {
    let position = offset
    let text = try literal("a colour")
    let digits = text.utf8.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6, digits.allSatisfy({ $0.isDigit || $0.isLetter }),
      Int(text.dropFirst(), radix: 16) != nil
    else { throw fault("this is no colour; in quotes it is written \"#rrggbb\"", at: position) }
    return WrittenColor(color: nil, word: "\"\(text.lowercased())\"")
  }
}

extension Parser {
  /// What follows `snapshot`.
  mutating func snapshot() throws(SyntaxFault) -> Snapshot {
    let name = try fileName("a name for the snapshot")
    let region = try region()
    return Snapshot(name: name, region: region, isPlain: accept("plain"))
  }

  /// What follows `shot`.
  mutating func shot() throws(SyntaxFault) -> Shot {
    let position = offset
    let file = try literal("the name of a file")
    let ending = file.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    guard let format = Shot.Format(rawValue: ending), file.count > ending.count + 1 else {
      throw fault("a shot ends in .svg, .ansi or .txt", at: position)
    }
    return Shot(file: file, format: format, region: try region())
  }

  /// A text that is used as a file name.
  private mutating func fileName(_ what: String) throws(SyntaxFault) -> String {
    let position = offset
    let name = try literal(what)
    let isPlain = name.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
    guard isPlain, name != ".", name != ".." else {
      throw fault("this becomes the name of a file; use no / and no control characters", at: position)
    }
    return name
  }
}

extension Parser {
  /// `in …`, if the line continues with it.
  mutating func region() throws(SyntaxFault) -> Region? {
    guard accept("in") else { return nil }
    switch RegionForm.allCases.first(where: { accept($0.rawValue) }) {
    case .row: return .row(try rowNumber())
    case .rows: return .rows(try span())
    case .columns: return .columns(try span())
    case .box: return try box()
    case .pane:
      let position = offset
      let name = try word("the name of a pane")
      try requirePane(name, at: position)
      return .pane(name)
    case nil: throw unexpected()
    }
  }

  mutating func rowNumber() throws(SyntaxFault) -> Int {
    try integer("a row from 1", in: 1...)
  }

  private mutating func span() throws(SyntaxFault) -> ClosedRange<Int> {
    let first = try integer("a number from 1", in: 1...)
    try expect(.range)
    let last = try integer("a number from \(first)", in: first...)
    return first...last
  }

  private mutating func box() throws(SyntaxFault) -> Region {
    let topLeft = try cell()
    let position = offset
    let bottomRight = try cell()
    guard bottomRight.row >= topLeft.row, bottomRight.column >= topLeft.column else {
      throw fault("a box goes from its top left cell to its bottom right cell", at: position)
    }
    return .box(topLeft: topLeft, bottomRight: bottomRight)
  }
}
