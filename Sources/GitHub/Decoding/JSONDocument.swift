import CJSONC
import Domain

/// A JSON text parsed by json-c. It owns its values.
final class JSONDocument {
  /// Nil for JSON's null.
  let root: OpaquePointer?

  /// - Throws: `JSONProblem` if the bytes are not JSON or exceed the limits.
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

/// Whether bytes are JSON, without what they say.
public enum JSONSyntax {
  /// True for JSON in UTF-8 that is no longer and no deeper than octodo reads from GitHub.
  public static func accepts(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil && (try? JSONDocument(bytes)) != nil
  }
}

/// Why bytes could not be read as JSON.
enum JSONProblem: Error {
  /// The bytes are not JSON, or more than 2 GiB.
  case notJSON
  /// The bytes exceed `JSONBounds`.
  case tooMuch
}

extension APIResponse {
  /// Parses the body.
  /// - Throws: `AppError.notJSON` if it is not JSON, `AppError.tooManyValues` if it exceeds `JSONBounds`.
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
  /// GitHub sends at most 100 items; a far longer list is rejected.
  private static var maxItems: Int { 1_000 }
  /// GitHub serves only the first 1,000 results of a search.
  /// Source: docs.github.com/en/rest/search/search, "About search".
  private static var reachableResults: Int { 1_000 }

  /// A page of a search: an object with counts around the items.
  /// - Throws: `AppError.notJSON` if there is no list, `AppError.tooManyValues` if it is far longer than a page.
  init(search json: JSONValue, _ item: (JSONValue) -> Item?) throws(AppError) {
    try self.init(list: json["items"], item)
    total = Swift.max(json["total_count"].number ?? 0, items.count + unreadable)
    limit = Self.reachableResults
    isIncomplete = json["incomplete_results"].flag ?? false
  }

  /// A page of a plain list. An invalid item does not affect the others.
  /// - Parameter isListed: returns false for a valid value that does not belong to this list.
  /// - Throws: `AppError.notJSON` if it is not a list, `AppError.tooManyValues` if it is far longer than a page.
  init(
    list json: JSONValue, where isListed: (JSONValue) -> Bool = { _ in true }, _ item: (JSONValue) -> Item?
  ) throws(AppError) {
    guard (json.count ?? 0) <= Self.maxItems else { throw .tooManyValues }
    guard let values = json.items?.filter(isListed) else { throw .notJSON }
    let items = values.compactMap(item)
    self.init(items: items, unreadable: values.count - items.count)
  }
}

/// The limits of JSON that octodo reads. json-c has no limit on the number of values and takes up to 900
/// bytes for a value of three characters, so 8 KiB of gzip could fill 2 GB. The values are therefore counted
/// before parsing, in one pass over bytes that need not be JSON.
struct JSONBounds {
  /// A page of 100 repositories has 11,000.
  var values = 200_000
  /// GitHub's responses are five levels deep.
  var depth = 64
  /// In bytes: the memory of json-c's tree without its texts.
  var treeBytes = 24 << 20

  /// The memory that json-c 0.16 takes per value on 64-bit machines, including its share of the enclosing
  /// table or array.
  private enum Cost {
    static let object = 800
    static let array = 400
    static let name = 96
    static let value = 80
  }

  /// - Throws: `JSONProblem.tooMuch`; `JSONProblem.notJSON` for a single quote outside of a text. json-c
  ///   accepts names in single quotes; a double quote within one would hide the following values from the
  ///   count.
  func check(_ bytes: [UInt8]) throws(JSONProblem) {
    if let problem = bytes.withUnsafeBufferPointer({ problem(of: $0) }) { throw problem }
  }

  private func problem(of bytes: UnsafeBufferPointer<UInt8>) -> JSONProblem? {
    var (values, depth, cost, index) = (0, 0, 0, 0)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): index = Self.end(ofTextAt: index, in: bytes)
      case UInt8(ascii: "'"): return .notJSON
      case UInt8(ascii: "{"): (values, depth, cost) = (values + 1, depth + 1, cost + Cost.object)
      case UInt8(ascii: "["): (values, depth, cost) = (values + 1, depth + 1, cost + Cost.array)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): (values, cost) = (values + 1, cost + Cost.value)
      case UInt8(ascii: ":"): cost += Cost.name
      default: break
      }
      guard values <= self.values, depth <= self.depth, cost <= treeBytes else { return .tooMuch }
      index += 1
    }
    return nil
  }

  /// The index of the closing quote; past the end if there is none.
  private static func end(ofTextAt start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
