import CJSONC
import FoundationEssentials
import HTTP

/// A value in GitHub's JSON. Accessors return nil for another type, so a missing, null or malformed field is
/// left out without affecting the others.
struct JSONValue {
  private let document: JSONDocument
  private let node: OpaquePointer?

  /// Parses a text to its root value.
  /// - Throws: `JSONProblem` if the bytes are not JSON or exceed the limits.
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    document = try JSONDocument(bytes)
    node = document.root
  }

  private init(_ node: OpaquePointer?, in document: JSONDocument) {
    (self.node, self.document) = (node, document)
  }

  private var type: json_type { json_object_get_type(node) }

  /// Whether an object has a field, which may be null.
  func has(_ key: String) -> Bool {
    type == json_type_object && json_object_object_get_ex(node, key, nil) != 0
  }

  /// A field of an object; null if it has no such field.
  subscript(key: String) -> JSONValue {
    var value: OpaquePointer?
    if type == json_type_object { json_object_object_get_ex(node, key, &value) }
    return JSONValue(value, in: document)
  }

  /// The first `limit` bytes of a text; the rest is not copied. Invalid UTF-8 and unpaired surrogates become
  /// U+FFFD.
  func text(bytes limit: Int) -> String? {
    guard let characters else { return nil }
    var end = min(limit, characters.count)
    // Does not split a scalar, which has four bytes at most; a longer run of continuation bytes is not UTF-8.
    for _ in 0..<3 where end > 0 && end < characters.count && characters[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: characters[..<end], as: UTF8.self)
  }

  /// Whether it is a text of more bytes.
  func isLonger(than limit: Int) -> Bool { characters.map { $0.count > limit } ?? false }

  /// A short text such as a name, an address or a time; nil if it is too long for one.
  var word: String? {
    guard let characters, characters.count <= Self.longestWord else { return nil }
    return String(decoding: characters, as: UTF8.self)
  }

  /// The name of something; nil also if nothing of it is seen.
  var name: String? { word.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }

  /// In bytes.
  private static let longestWord = 2_048

  private var characters: UnsafeRawBufferPointer? {
    guard type == json_type_string else { return nil }
    return UnsafeRawBufferPointer(
      start: json_object_get_string(node), count: Int(json_object_get_string_len(node)))
  }

  /// A time; nil if it is not in the form that `Timestamp` reads.
  var time: Date? { word.flatMap(Timestamp.read) }

  /// The address of a web page, which a browser will open; nil unless it is a plain https address.
  var webPage: String? {
    guard let address = word.flatMap({ HTTPAddress(url: $0) }), address.origin.scheme == "https" else {
      return nil
    }
    return address.url
  }

  /// An integer; nil if it has a fraction or is out of range.
  var number: Int? {
    guard type == json_type_int else { return nil }
    // json-c clamps numbers that are out of range.
    let number = json_object_get_int64(node)
    return number == .min || number == .max ? nil : Int(number)
  }

  /// A number of things; nil if it is negative.
  var amount: Int? { number.flatMap { $0 >= 0 ? $0 : nil } }

  var flag: Bool? {
    type == json_type_boolean ? json_object_get_boolean(node) != 0 : nil
  }

  var items: [JSONValue]? { items(first: .max) }

  var isObject: Bool { type == json_type_object }

  /// The number of values in an array.
  var count: Int? { type == json_type_array ? json_object_array_length(node) : nil }

  /// The first `limit` values of an array.
  func items(first limit: Int) -> [JSONValue]? {
    guard type == json_type_array else { return nil }
    return (0..<min(limit, json_object_array_length(node))).map {
      JSONValue(json_object_array_get_idx(node, $0), in: document)
    }
  }
}

/// Parses times in GitHub's JSON.
enum Timestamp {
  /// Parses ISO 8601 with or without fractions of a second; nil if it is invalid, or in the year 0 that some servers send
  /// for none.
  static func read(_ text: String) -> Date? {
    guard !text.hasPrefix("0000") else { return nil }
    return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
