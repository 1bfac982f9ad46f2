import CJSONC

/// A value in GitHub's JSON. What is asked of a value of another type is nil, so that a field that is missing, null or
/// odd is left out and does not spoil the rest.
struct JSONValue {
  private let document: JSONDocument
  private let node: OpaquePointer?

  /// The value that the text is.
  /// - Throws: `JSONProblem` where the bytes are no JSON, or too much of it.
  init(_ bytes: [UInt8]) throws(JSONProblem) {
    document = try JSONDocument(bytes)
    node = document.root
  }

  private init(_ node: OpaquePointer?, in document: JSONDocument) {
    (self.node, self.document) = (node, document)
  }

  private var type: json_type { json_object_get_type(node) }

  /// A field of an object; null where it has none of this name.
  subscript(key: String) -> JSONValue {
    var value: OpaquePointer?
    if type == json_type_object { json_object_object_get_ex(node, key, &value) }
    return JSONValue(value, in: document)
  }

  /// The first bytes of a text, up to the limit; the rest is never copied. What is no UTF-8 in it, or half a surrogate,
  /// is U+FFFD.
  func text(bytes limit: Int) -> String? {
    guard let characters else { return nil }
    var end = min(limit, characters.count)
    // No scalar is cut in half. One has four bytes at most, and what goes on for longer is no UTF-8.
    for _ in 0..<3 where end > 0 && end < characters.count && characters[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: characters[..<end], as: UTF8.self)
  }

  /// A name, an address, a time. Nil also for a longer text, which is none of these.
  var word: String? {
    guard let characters, characters.count <= Self.longestWord else { return nil }
    return String(decoding: characters, as: UTF8.self)
  }

  /// Bytes.
  private static let longestWord = 2_048

  private var characters: UnsafeRawBufferPointer? {
    guard type == json_type_string else { return nil }
    return UnsafeRawBufferPointer(
      start: json_object_get_string(node), count: Int(json_object_get_string_len(node)))
  }

  /// Nil also for a number with a fraction, and for one that has no room.
  var number: Int? {
    guard type == json_type_int else { return nil }
    // json-c gives the nearest number that has room.
    let number = json_object_get_int64(node)
    return number == .min || number == .max ? nil : Int(number)
  }

  var flag: Bool? {
    type == json_type_boolean ? json_object_get_boolean(node) != 0 : nil
  }

  var items: [JSONValue]? { items(first: .max) }

  var isObject: Bool { type == json_type_object }

  /// How many values an array has.
  var count: Int? { type == json_type_array ? json_object_array_length(node) : nil }

  /// The first values of an array.
  /// - Parameter limit: how many at most.
  func items(first limit: Int) -> [JSONValue]? {
    guard type == json_type_array else { return nil }
    return (0..<min(limit, json_object_array_length(node))).map {
      JSONValue(json_object_array_get_idx(node, $0), in: document)
    }
  }
}
