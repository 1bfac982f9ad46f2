import EventLoop
import HTTP
import HTTPTypes
import Stubs

extension TestRun {
  func httpMatch(_ match: WrittenRequest) throws -> RequestMatch {
    RequestMatch(
      method: match.method, target: try text(match.path), including: try match.including?.map(parameter),
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

  func response(_ response: WrittenResponse) throws -> HTTPClientResponse {
    var fields = HTTPFields()
    for header in response.headers {
      let name = try text(header.name)
      guard let field = HTTPField.Name(name) else {
        throw StepFailure("\(ScriptString.quoted(name)) cannot be the name of a header")
      }
      fields.append(HTTPField(name: field, value: try text(header.value)))
    }
    do {
      return try HTTPClientResponse(
        status: response.status, headers: fields, body: try bytes(of: response.body))
    } catch let error as InvalidStub {
      throw StepFailure(error.reason)
    }
  }

  private func bytes(of body: WrittenResponse.Body) throws -> [UInt8] {
    switch body {
    case .empty: return []
    case .text(let template): return Array(try text(template).utf8)
    case .file(let name):
      do {
        return try files.read(path(name), as: .response)
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
