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

  /// Whether both mean the same: the order of members does not count, nor how a number is written.
  static func isSame(_ one: JSONTree?, _ other: JSONTree?) -> Bool {
    switch (one, other) {
    case (.number(let one)?, .number(let other)?): one == other || isSameNumber(one, other)
    case (.list(let one)?, .list(let other)?): one.count == other.count && zip(one, other).allSatisfy(isSame)
    case (.object(let one)?, .object(let other)?):
      one.count == other.count
        && zip(one.sorted { $0.name < $1.name }, other.sorted { $0.name < $1.name })
          .allSatisfy { $0.name == $1.name && isSame($0.value, $1.value) }
    default: one == other
    }
  }

  /// Only up to 2^53, above which different numbers have one value.
  private static func isSameNumber(_ one: String, _ other: String) -> Bool {
    Double(one).map { abs($0) < 0x1p53 && $0 == Double(other) } ?? false
  }

  var string: String? { if case .text(let text) = self { text } else { nil } }

  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The number of bytes of all names and texts. Written as JSON they have up to six times as many.
  var length: Int {
    switch self {
    case .null, .bool: 0
    case .number(let text), .text(let text): text.utf8.count
    case .list(let all): all.reduce(0) { $0 + $1.length }
    case .object(let members): members.reduce(0) { $0 + $1.name.utf8.count + $1.value.length }
    }
  }

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
