/// Text that editors and terminals show unchanged and that no editor rewrites.
enum PlainText {
  /// False if the text has invisible parts: control characters, bidirectional marks, a trailing space.
  static func isPlain(_ text: some StringProtocol) -> Bool {
    text.last != " " && text.unicodeScalars.allSatisfy(isVisible)
  }

  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return false
    default: return true
    }
  }
}
