import Domain

extension Parser {
  /// What follows `event`.
  mutating func event() throws(SyntaxFault) -> EventExpectation {
    let position = offset
    let name = try word("the name of an event")
    try requireEvent(name, at: position)
    let properties = try distinctProperties { parser, property, offsets throws(SyntaxFault) in
      try parser.require(property, of: name, at: offsets)
    }
    return EventExpectation(name: name, properties: properties, allowsMoreProperties: accept(.ellipsis))
  }

  /// `events … end`.
  mutating func events() -> Command? {
    let start = statementIndex
    let isUnordered = readHead { $0.accept("unordered") }
    var lines: [EventGroup.Line] = []
    readBlock(from: start) { parser in
      while let line = parser.eventLine() { lines.append(contentsOf: line) }
    }
    statementIndex = start
    return .events(EventGroup(isUnordered: isUnordered ?? false, lines: lines))
  }

  /// The next line of the block; empty if it has an error; nil at the block's end.
  private mutating func eventLine() -> [EventGroup.Line]? {
    while token == .newline { advance() }
    switch token {
    case .endOfFile, .word("end"), .word("test"): return nil
    default: break
    }
    let start = stream.index
    let location = stream.location(of: stream.current)
    do throws(SyntaxFault) {
      guard accept("event") else { throw strangerInEvents() }
      let expectation = try event()
      try expectEndOfLine()
      return [EventGroup.Line(location: location, source: stream.line(from: start), expectation: expectation)]
    } catch {
      record(error)
      skipLine()
      return []
    }
  }

  private mutating func strangerInEvents() -> SyntaxFault {
    guard case .word(let word) = token else { return unexpected() }
    let fault = fault(
      "only event lines stand between events and end",
      suggestion: Spelling.nearest(to: word, among: ["event", "end"]))
    if Verb.named(word)?.isBlock == true { skipBlock() }
    return fault
  }

  /// What follows `no`.
  mutating func absence() throws(SyntaxFault) -> Command {
    if accept("events") { return .noEvents }
    if accept("requests") { return .noRequests }
    throw unexpected()
  }
}
