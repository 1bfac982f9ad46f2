import EventLoop
import HTTP
import HTTPTypes
import Stubs

extension TestRun {
  func httpMatch(_ match: RequestPattern) throws -> RequestMatch {
    var including: [ParameterMatch]?
    if case .including(let properties) = match.query { including = try properties.map(parameter) }
    let method: HTTPRequest.Method? = match.method == .any ? nil : HTTPRequest.Method(match.method.rawValue)
    return RequestMatch(
      method: method, target: try text(match.path), including: including,
      body: try match.body.map { Array(try text($0).utf8) })
  }

  private func parameter(_ property: Property) throws -> ParameterMatch {
    switch property.condition {
    case .matches(let regex):
      ParameterMatch(name: property.name, value: .matching(regex))
    case .equals(let value): ParameterMatch(name: property.name, value: .equal(try text(value)))
    }
  }

  /// A value as written in a query, without quotes.
  func text(_ value: PropertyValue) throws -> String {
    switch value {
    case .string(let template): try text(template)
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    }
  }

  func stubReply(_ reply: Reply) throws -> StubReply {
    var stub: StubReply
    switch reply.outcome {
    case .fault(let fault): stub = StubReply(.fault(fault))
    case .response(let status, let body): stub = try answer(status, reply.headers, body)
    }
    stub.delay = reply.delay
    stub.hold = reply.hold
    stub.truncate = reply.truncation
    stub.times = reply.times
    return stub
  }

  private func answer(_ status: Int, _ headers: [Reply.Header], _ body: Reply.Body) throws -> StubReply {
    var fields = HTTPFields()
    for header in headers {
      let name = try text(header.name)
      guard let field = HTTPField.Name(name) else {
        throw StepFailure("\(ScriptString.quoted(name)) cannot be the name of a header")
      }
      fields.append(HTTPField(name: field, value: try text(header.value)))
    }
    do {
      return try .answer(status, headers: fields, body: try bytes(of: body))
    } catch let error as InvalidStub {
      throw StepFailure(error.reason)
    }
  }

  private func bytes(of body: Reply.Body) throws -> [UInt8] {
    switch body {
    case .empty: return []
    case .text(let template): return Array(try text(template).utf8)
    case .file(let name):
      do {
        return try files.read(path(name), as: .answer)
      } catch {
        throw StepFailure(error.description)
      }
    }
  }
}

/// Caches compiled regular expressions, because compiling takes longer than most steps, and a preamble runs
/// once per test.
@LoopActor
final class PatternCache {
  private var compiled: [RegexPattern: Regex<AnyRegexOutput>] = [:]

  nonisolated init() {}

  func regex(_ pattern: RegexPattern) throws -> Regex<AnyRegexOutput> {
    if let known = compiled[pattern] { return known }
    let regex = try pattern.compiled()
    compiled[pattern] = regex
    return regex
  }
}
