import CJSONC

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
