/// Corrects DECSTBM, the control sequence for scroll margins, in the output of ncurses. With a spare row
/// ncurses may name that row, and terminals ignore such a sequence.
enum ScrollMargins {
  /// Replaces bottom margins larger than `rows`, the number of the last row.
  static func limited(_ output: [UInt8], to rows: Int) -> [UInt8] {
    var limited: [UInt8] = []
    var copied = 0
    for end in output.indices where output[end] == UInt8(ascii: "r") {
      guard let bottom = bottomMargin(before: end, in: output), number(output[bottom]) > rows else {
        continue
      }
      limited += output[copied..<bottom.lowerBound]
      limited += String(rows).utf8
      copied = end
    }
    return copied == 0 ? output : limited + output[copied...]
  }

  /// The digits of the second number in `ESC [ 3 ; 25 r`; nil if the `r` does not end such a sequence.
  private static func bottomMargin(before end: Int, in output: [UInt8]) -> Range<Int>? {
    let bottom = digits(before: end, in: output)
    guard bottom.lowerBound > 0, output[bottom.lowerBound - 1] == UInt8(ascii: ";") else { return nil }
    let top = digits(before: bottom.lowerBound - 1, in: output)
    let start = top.lowerBound - 2
    guard start >= 0, output[start] == 0x1B, output[start + 1] == UInt8(ascii: "[") else { return nil }
    return bottom
  }

  private static func digits(before end: Int, in output: [UInt8]) -> Range<Int> {
    var start = end
    while start > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(output[start - 1]) { start -= 1 }
    return start..<end
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }
}
