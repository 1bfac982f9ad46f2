/// A content line of iCalendar (RFC 5545, 3.1): `NAME;PARAMETER=VALUE:VALUE`.
struct ContentLine: Hashable {
  struct Parameter: Hashable {
    /// In capitals.
    let name: String
    /// Without quotes.
    let values: [String]
  }

  /// In capitals; empty if the line has no name, and is only kept.
  let name: String
  let parameters: [Parameter]
  /// As it is written, with its escapes.
  let value: String
  /// As it is in the file, folded, with the line break at its end.
  let source: String

  /// Reads a line.
  /// - Parameters:
  ///   - unfolded: on one line.
  ///   - source: as it is in the file.
  init(unfolded: String, source: String) {
    self.source = source
    var scanner = Scanner(rest: unfolded[...].unicodeScalars)
    guard let (name, parameters) = scanner.head() else {
      (self.name, self.parameters, value) = ("", [], unfolded)
      return
    }
    (self.name, self.parameters, value) = (name, parameters, String(scanner.rest))
  }

  /// A new line.
  /// - Parameter value: with its escapes.
  init(_ name: String, _ parameters: [Parameter] = [], _ value: String) {
    (self.name, self.parameters, self.value) = (name, parameters, value)
    let head = parameters.map { parameter in
      ";\(parameter.name)=" + parameter.values.map(Self.quoted).joined(separator: ",")
    }
    source = Self.folded("\(name)\(head.joined()):\(value)")
  }

  /// A parameter with one value.
  func parameter(_ name: String) -> String? { parameters.first { $0.name == name }?.values.first }

  private static func quoted(_ value: String) -> String {
    let needsQuotes = value.unicodeScalars.contains { ":;,".unicodeScalars.contains($0) }
    return needsQuotes ? "\"\(value.filter { $0 != "\"" })\"" : value
  }

  /// In bytes, without the line break.
  private static let maxLength = 75

  /// Folds a line on the borders of characters, and ends it.
  static func folded(_ line: String) -> String {
    var text = ""
    var length = 0
    for character in line {
      let count = character.utf8.count
      if length + count > maxLength, length > 1 {
        text += "\r\n "
        length = 1
      }
      text.append(character)
      length += count
    }
    return text + "\r\n"
  }

  /// Reads what comes before the value. A colon ends it even if a sign that joins the one before it follows, such as an
  /// accent.
  private struct Scanner {
    var rest: Substring.UnicodeScalarView

    mutating func head() -> (String, [Parameter])? {
      let name = take { $0 != ":" && $0 != ";" }
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }) else {
        return nil
      }
      var parameters: [Parameter] = []
      while rest.first == ";" {
        rest.removeFirst()
        let name = take { !"=:;".unicodeScalars.contains($0) }
        guard rest.first == "=" else { return nil }
        var values: [String] = []
        repeat {
          rest.removeFirst()
          values.append(value())
        } while rest.first == ","
        parameters.append(Parameter(name: name.uppercased(), values: values))
      }
      guard rest.first == ":" else { return nil }
      rest.removeFirst()
      return (name.uppercased(), parameters)
    }

    private mutating func value() -> String {
      guard rest.first == "\"" else { return take { !",;:".unicodeScalars.contains($0) } }
      rest.removeFirst()
      let value = take { $0 != "\"" }
      if !rest.isEmpty { rest.removeFirst() }
      return value
    }

    private mutating func take(_ condition: (Unicode.Scalar) -> Bool) -> String {
      let part = rest.prefix(while: condition)
      rest = rest[part.endIndex...]
      return String(part)
    }
  }
}

/// The values of type TEXT. Source: RFC 5545, 3.3.11.
enum CalendarText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func read(_ value: String) -> String { list(value, separator: nil).first ?? "" }

  /// The texts between commas.
  static func list(_ value: String) -> [String] { list(value, separator: ",") }

  private static func list(_ value: String, separator: Unicode.Scalar?) -> [String] {
    var texts = [""]
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        texts[texts.count - 1].unicodeScalars.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        texts.append("")
      } else {
        texts[texts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return texts
  }
}
