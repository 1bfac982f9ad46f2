/// Text that an editor and a terminal show as it is, and that no editor changes by itself.
enum PlainText {
  /// False where something is not to be seen: control characters, marks that turn text around, blanks at the
  /// end.
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
