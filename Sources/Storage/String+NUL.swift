extension String {
  /// The text with U+FFFD for each U+0000, at which SQLite's text would end.
  var withoutNUL: String {
    utf8.contains(0) ? String(map { $0 == "\0" ? "\u{FFFD}" : $0 }) : self
  }
}
