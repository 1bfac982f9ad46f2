import Tracking

/// A JSON document that keeps its fields in the given order. Source: RFC 8259.
indirect enum JSONText: ExpressibleByStringLiteral {
  case string(String)
  case number(Int)
  case array([JSONText])
  /// Fields that are nil are left out.
  case object([(String, JSONText?)])

  init(stringLiteral text: String) {
    self = .string(text)
  }

  static func strings(_ texts: [String]) -> JSONText {
    .array(texts.map { .string($0) })
  }

  /// Compact, without blanks and line breaks.
  var text: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): String(number)
    case .array(let items): "[" + items.map(\.text).joined(separator: ",") + "]"
    case .object(let fields):
      "{"
        + fields.compactMap { name, value in value.map { "\(Self.quoted(name)):\($0.text)" } }
        .joined(separator: ",") + "}"
    }
  }

  /// Also escapes terminal control characters, because reports are read in terminals.
  private static func quoted(_ text: String) -> String {
    JSONString.quoted(text) { !$0.isPrintable }
  }
}
