import FoundationEssentials

extension Date {
  /// Whole milliseconds since 1970, as the tables keep a time: exact in both directions, which a
  /// floating-point number is not, and a place in the list rests on it.
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
