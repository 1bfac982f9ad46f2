import FoundationEssentials

extension Date {
  /// Milliseconds since 1970, as stored in the tables. Integers are exact in both directions, unlike
  /// floating-point numbers; the order of the list depends on that.
  var milliseconds: Int64 {
    let milliseconds = (timeIntervalSince1970 * 1_000).rounded()
    let limit = 8e15  // below 2^53, so exact as a Double; a quarter of a million years
    guard milliseconds.magnitude < limit else { return milliseconds > 0 ? Int64(limit) : -Int64(limit) }
    return Int64(milliseconds)
  }

  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1_000)
  }
}

extension String {
  /// Replaces each U+0000 with U+FFFD, because SQLite's text would end there.
  var withoutNUL: String {
    utf8.contains(0) ? String(map { $0 == "\0" ? "\u{FFFD}" : $0 }) : self
  }
}
