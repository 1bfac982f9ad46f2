import Domain
import FoundationEssentials
import HTTPTypes

/// A request to GitHub's REST API and the decoder of its response. Each file in `Endpoints` declares
/// those of one resource; `GitHubRepository` sends them.
public struct Endpoint<Value: Sendable>: Sendable {
  /// `GET` reads; every other method writes (`GitHubRepository.send`).
  let method: HTTPRequest.Method
  /// Begins with a slash and is relative to the API's base; text from outside is percent-encoded.
  let path: String
  let query: [QueryItem]
  let accept: MediaType
  /// What a write sends, as JSON; nil for nothing.
  let body: (any Encodable & Sendable)?
  /// The value of a 404; nil if a 404 is an error.
  let absent: Value?
  let decode: @Sendable (APIResponse) throws(AppError) -> Value

  /// - Parameter decode: throws `AppError.notJSON` if the response is not in GitHub's format.
  init(
    _ path: String, query: [QueryItem] = [], accept: MediaType = .json, absent: Value? = nil,
    decode: @escaping @Sendable (APIResponse) throws(AppError) -> Value
  ) {
    method = .get
    body = nil
    self.path = path
    self.query = query
    self.accept = accept
    self.absent = absent
    self.decode = decode
  }

  /// A write that may be sent twice with the same result as once, such as marking as read.
  init(
    _ method: HTTPRequest.Method, _ path: String, body: (any Encodable & Sendable)? = nil,
    absent: Value? = nil, decode: @escaping @Sendable (APIResponse) throws(AppError) -> Value
  ) {
    self.method = method
    self.body = body
    self.path = path
    query = []
    accept = .json
    self.absent = absent
    self.decode = decode
  }

  /// The body as JSON; empty for none.
  /// - Throws: `AppError.other` for a value that is no JSON.
  func bodyBytes() throws(AppError) -> [UInt8] {
    guard let body else { return [] }
    let encoder = JSONEncoder()
    // The same bytes each time, for recordings.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do { return Array(try encoder.encode(body)) } catch {
      throw .other(reason: "the request cannot be written as JSON (\(error))")
    }
  }

  /// Path and query, relative to the API's base.
  var target: String {
    query.isEmpty ? path : "\(path)?\(query.map(\.text).joined(separator: "&"))"
  }
}

extension Endpoint<Void> {
  /// A write whose response says nothing.
  /// - Parameter absent: `()` if a 404 means that nothing is left to do, as for a deletion.
  init(
    _ method: HTTPRequest.Method, _ path: String, body: (any Encodable & Sendable)? = nil,
    absent: Void? = nil
  ) {
    self.init(method, path, body: body, absent: absent) { (_) throws(AppError) in }
  }
}

/// One `name=value` of a query.
struct QueryItem: Sendable {
  let name: String
  let value: String

  init(_ name: String, _ value: some CustomStringConvertible) {
    self.name = name
    self.value = value.description
  }

  /// The items of a page, at most 100, GitHub's limit.
  static func pageSize(_ size: Int) -> QueryItem { QueryItem("per_page", min(max(size, 1), 100)) }

  var text: String { "\(name)=\(PercentEncoding.encode(value))" }
}

/// The formats in which GitHub sends a value.
/// Source: docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api, "Media types".
enum MediaType: String, Sendable {
  case json = "application/vnd.github+json"
  /// The content of the file instead of its description.
  case raw = "application/vnd.github.raw+json"
}
