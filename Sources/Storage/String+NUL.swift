extension String {
  /// Replaces each U+0000 with U+FFFD, because SQLite's text would end there.
  var withoutNUL: String {
    utf8.contains(0) ? String(map { $0 == "\0" ? "\u{FFFD}" : $0 }) : self
  }
}
