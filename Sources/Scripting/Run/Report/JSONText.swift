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
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.isPrintable {
          result.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 { result += escape(unit) }
        }
      }
    }
    return result + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
