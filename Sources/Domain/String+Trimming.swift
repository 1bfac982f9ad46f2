extension StringProtocol {
  /// The text without the whitespace at its start and its end, line breaks included.
  public var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
