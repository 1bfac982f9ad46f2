/// JSON over several lines, for reading. Its members keep their order.
struct IndentedJSON {
  /// The lines, with two spaces for each level.
  private(set) var lines: [String] = []
  private var line = ""
  private var level = 0

  /// - Parameter text: valid JSON. Anything else gives lines, too.
  init(_ text: String) {
    var (isInString, isEscaped, isAfterOpening) = (false, false, false)
    for scalar in text.unicodeScalars {
      if isInString {
        line.unicodeScalars.append(scalar)
        if !isEscaped, scalar == "\"" { isInString = false }
        isEscaped = !isEscaped && scalar == "\\"
        continue
      }
      if scalar == " " { continue }
      let isClosing = scalar == "}" || scalar == "]"
      if isAfterOpening, !isClosing { breakLine(level + 1) }
      if isClosing, !isAfterOpening { breakLine(max(0, level - 1)) }
      line.unicodeScalars.append(scalar)
      isAfterOpening = scalar == "{" || scalar == "["
      switch scalar {
      case "\"": isInString = true
      case ",": breakLine(level)
      case ":": line += " "
      default: break
      }
    }
    lines.append(line)
  }

  private mutating func breakLine(_ level: Int) {
    self.level = level
    lines.append(line)
    line = String(repeating: "  ", count: level)
  }
}
