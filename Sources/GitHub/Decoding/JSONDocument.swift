import CJSONC
import Domain

/// A JSON text parsed by json-c. It owns its values.
final class JSONDocument {
  /// Nil for JSON's null.
  let root: OpaquePointer?

  /// - Throws: `JSONProblem` if the bytes are no JSON or exceed the limits.
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    let bounds = JSONBounds()
    try bounds.check(bytes)
    guard let count = Int32(exactly: bytes.count), let parser = json_tokener_new_ex(Int32(bounds.depth))
    else {
      throw JSONProblem.notJSON
    }
    defer { json_tokener_free(parser) }
    json_tokener_set_flags(parser, JSON_TOKENER_STRICT)
    root = bytes.withUnsafeBytes {
      json_tokener_parse_ex(parser, $0.bindMemory(to: CChar.self).baseAddress, count)
    }
    guard json_tokener_get_error(parser) == json_tokener_success else { throw JSONProblem.notJSON }
  }

  deinit { json_object_put(root) }
}

/// Why bytes could not be read as JSON.
enum JSONProblem: Error {
  /// The bytes are not JSON, or more than 2 GiB.
  case notJSON
  /// The bytes exceed `JSONBounds`.
  case tooMuch
}

extension APIAnswer {
  /// Parses the body.
  /// - Throws: `AppError.notJSON` if it is no JSON, `AppError.tooManyValues` if it exceeds `JSONBounds`.
  func json() throws(AppError) -> JSONValue {
    do {
      return try JSONValue(body)
    } catch .tooMuch {
      throw .tooManyValues
    } catch {
      throw .notJSON
    }
  }
}

extension ItemPage {
  /// GitHub sends at most 100 items; far more are refused.
  private static var mostItems: Int { 1_000 }

  /// A page of a search: an object with counts around the items.
  /// - Throws: `AppError.notJSON` if there is no list, `AppError.tooManyValues` if it is far longer than a page.
  init(search json: JSONValue, _ item: (JSONValue) -> Item?) throws(AppError) {
    try self.init(list: json["items"], item)
    total = Swift.max(json["total_count"].number ?? 0, items.count + unreadable)
    isIncomplete = json["incomplete_results"].flag ?? false
  }

  /// A page of a plain list. An invalid item does not affect the others.
  /// - Parameter isListed: returns false for a valid value that does not belong to this list.
  /// - Throws: `AppError.notJSON` if it is no list, `AppError.tooManyValues` if it is far longer than a page.
  init(
    list json: JSONValue, where isListed: (JSONValue) -> Bool = { _ in true }, _ item: (JSONValue) -> Item?
  ) throws(AppError) {
    guard (json.count ?? 0) <= Self.mostItems else { throw .tooManyValues }
    guard let values = json.items?.filter(isListed) else { throw .notJSON }
    let items = values.compactMap(item)
    self.init(items: items, unreadable: values.count - items.count)
  }
}
