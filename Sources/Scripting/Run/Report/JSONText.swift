import Tracking

/// A JSON document under construction, with its fields in the order in which they are given. Source:
/// RFC 8259.
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

  /// Without any blank or line break.
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

  /// What would steer a terminal is escaped too, for reports are looked at in one.
  private static func quoted(_ text: String) -> String {
    JSONString.quoted(text) { !$0.isPrintable }
  }
}
