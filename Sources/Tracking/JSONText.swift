/// Text as JSON writes it (RFC 8259, section 7).
enum JSONText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case ..<" ": result += "\\u00" + hex(scalar.value >> 4) + hex(scalar.value & 15)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func hex(_ digit: UInt32) -> String {
    String(digit, radix: 16)
  }
}
