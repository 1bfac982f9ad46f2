import HTTPTypes
import Stubs

extension Parser {
  /// What follows `stub`.
  mutating func stub() throws(SyntaxFault) -> Command {
    let match = try writtenRequest()
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
    let match = try writtenRequest()
    let count = accept("count") ? try integer("a number from 0", in: 0...) : nil
    return RequestCheck(isNegated: isNegated, match: match, count: count)
  }

  mutating func writtenRequest() throws(SyntaxFault) -> WrittenRequest {
    let method = try choice(among: WrittenRequest.methods, "a method")
    let path = try path()
    var including: [Property]?
    if accept("including") {
      guard case .word = token else { throw unexpected("name=value") }
      including = try properties(until: ["body", "count"])
    }
    let body = accept("body") ? try text() : nil
    return WrittenRequest(
      method: method == WrittenRequest.anyMethod ? nil : HTTPRequest.Method(method), path: path,
      including: including, body: body)
  }

  private mutating func path() throws(SyntaxFault) -> Template {
    let position = offset
    let path = try string("a path such as \"/user/repos\"")
    if case .text(let start)? = path.parts.first {
      let isPath = ["/", "http://", "https://"].contains { start.hasPrefix($0) }
      guard isPath else { throw fault("a path begins with /", at: position) }
    }
    return path
  }
}

extension Parser {
  /// `-> …`
  mutating func reply() throws(SyntaxFault) -> StubReply<WrittenResponse> {
    goOnAfterHeredoc { $0 == .symbol(.arrow) }
    try expect(.arrow)
    var reply = StubReply(try outcome())
    var given: Set<ReplyOption> = []
    goOnAfterHeredoc { token in
      if case .word(let word) = token { ReplyOption(rawValue: word) != nil } else { false }
    }
    while !isAtLineEnd {
      guard let option = replyOption() else { throw unexpected() }
      guard option == .header || given.insert(option).inserted else {
        throw fault("\"\(option.rawValue)\" is there twice; keep one", at: stream.previous.range.lowerBound)
      }
      try read(option, into: &reply)
    }
    return reply
  }

  /// A heredoc uses the rest of its line, so the options after it are on the line after its `>>>`.
  private mutating func goOnAfterHeredoc(_ isMore: (LexerToken.Kind) -> Bool) {
    guard case .heredoc = stream.previous.kind, token == .newline, isMore(stream.next.kind) else { return }
    advance()
  }

  private mutating func outcome() throws(SyntaxFault) -> StubReply<WrittenResponse>.Content {
    if accept("fail") { return .fault(try choice(StubFault.self, "a fault")) }
    let status = try integer("a status from 200 to 599", in: 200...599)
    return .response(WrittenResponse(status: status, body: try responseBody()))
  }

  private mutating func responseBody() throws(SyntaxFault) -> WrittenResponse.Body {
    if accept("file") { return .file(try literal("the name of a file")) }
    switch token {
    case .string, .heredoc: return .text(try text())
    default:
      expected.append(.thing("a text"))
      return .empty
    }
  }

  private mutating func replyOption() -> ReplyOption? {
    ReplyOption.allCases.first { accept($0.rawValue) }
  }

  private mutating func read(
    _ option: ReplyOption, into reply: inout StubReply<WrittenResponse>
  ) throws(SyntaxFault) {
    switch option {
    case .header:
      let name = try string("the name of a header")
      let header = WrittenResponse.Header(name: name, value: try string("the value of the header"))
      if case .response(var response) = reply.content {
        response.headers.append(header)
        reply.content = .response(response)
      }
    case .delay: reply.delay = try duration()
    case .hold:
      let name = try word("a name for release")
      reply.hold = name
      section.holds.insert(name)
    case .truncate: reply.truncate = try integer("a number of bytes", in: 0...)
    case .times: reply.times = try integer("a number from 1", in: 1...)
    case .optional: reply.isOptional = true
    }
  }
}
