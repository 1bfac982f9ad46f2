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
    let place = offset
    let region = try region()
    switch region {
    case nil, .pane: return .selected(pattern, in: region)
    default: throw fault("what is selected is known by pane; write in pane NAME", at: place)
    }
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
    let place = offset
    let name = try word("a name")
    let regex = try searchedRegex()
    let region = try region()
    guard !scope.isConstant(name) else {
      throw fault("\"\(name)\" is a constant; give the captured value another name", at: place)
    }
    scope.defineCapture(name, inTest: section.isTest)
    return .capture(name: name, regex, in: region)
  }
}
