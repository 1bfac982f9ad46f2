import Domain

/// A JSON value. Numbers and the order of members are kept as they are written.
indirect enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([JSONTree])
  case object([Member])

  struct Member: Hashable, Sendable {
    let name: String
    var value: JSONTree
  }

  /// Nil unless it is an object that has the member.
  subscript(name: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  var string: String? { if case .text(let text) = self { text } else { nil } }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// On one line. Controls of ISO 8859 are escaped, too, because a terminal may obey them.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .text(let text): Self.quoted(text)
    case .list(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.name)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    // Control characters: general category Cc.
    JSONString.quoted(text) { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }
  }
}

/// Why a text is no JSON.
struct JSONTreeFault: Error, Hashable {
  /// From 1.
  let line: Int
  /// A sentence.
  let reason: String
}

extension JSONTree {
  /// Reads a text that is one JSON value. Returns nil for any other text.
  init?(_ text: String) {
    var reader = JSONTreeReader(Array(text.utf8))
    guard let value = try? reader.value(), reader.isAtEnd else { return nil }
    self = value
  }
}
