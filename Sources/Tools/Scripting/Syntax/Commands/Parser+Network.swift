extension Parser {
  /// What follows `stub`.
  mutating func stub() throws(SyntaxFault) -> Command {
    let match = try requestMatch()
    let reply = try reply()
    section.hasStub = true
    return .stub(match, reply)
  }

  /// What follows `then`.
  mutating func then() throws(SyntaxFault) -> Command {
    let reply = try reply()
    guard section.hasStub || isRehearsing else {
      throw fault("there is no stub above this then", at: verbOffset)
    }
    return .then(reply)
  }

  /// What follows `request`.
  mutating func request(isNegated: Bool) throws(SyntaxFault) -> RequestCheck {
    let match = try requestMatch()
    let count = accept("count") ? try integer("a number from 0", in: 0...) : nil
    return RequestCheck(isNegated: isNegated, match: match, count: count)
  }

  mutating func requestMatch() throws(SyntaxFault) -> RequestMatch {
    let method = try choice(RequestMethod.self, "a method")
    let path = try path()
    var query = RequestMatch.Query.exact
    if accept("including") {
      guard case .word = token else { throw unexpected("name=value") }
      query = .including(try properties(until: ["body", "count"]))
    }
    let body = accept("body") ? try text() : nil
    return RequestMatch(method: method, path: path, query: query, body: body)
  }

  private mutating func path() throws(SyntaxFault) -> Template {
    let place = offset
    let path = try string("a path such as \"/user/repos\"")
    if case .text(let start)? = path.parts.first {
      let isPath = ["/", "http://", "https://"].contains { start.hasPrefix($0) }
      guard isPath else { throw fault("a path begins with /", at: place) }
    }
    return path
  }
}
