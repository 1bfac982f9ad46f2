/// How many columns a terminal gives to a Unicode scalar. Every part of octodo asks this one table, never the
/// C library of the machine it runs on, so the same text has the same layout everywhere.
///
/// The widths are those of glibc 2.36, which ncurses 6.4 and tmux 3.3a of Debian 12 ask too: a cell of ours
/// is a cell of theirs. `Scripts/update widths` makes the data.
public enum WidthTable {
  /// The columns of a scalar: 1, 2, or 0 for what combines with the character before it; nil if terminals
  /// cannot be trusted to draw it: a control, a noncharacter, or not assigned in `unicodeVersion`.
  public static func width(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? nil : 1 }
    let code = runs[indexOfRun(holding: value)] & 3
    return code == 3 ? nil : Int(code)
  }

  private static func indexOfRun(holding value: UInt32) -> Int {
    let page = Int(value >> 8)
    return indexOfRun(holding: value, in: Int(pages[page])...Int(pages[page + 1]))
  }

  /// The run that holds the first scalar of each 256, and the last run. Most pages are within one run or two,
  /// so hardly a search is left to do; text is measured for every frame.
  private static let pages: [UInt16] = {
    // One walk along both: a search for each page would be 7 % of the instructions before the first frame.
    var run = 0
    return (0...0x1100).map { page in
      while run + 1 < runs.count, runs[run + 1] >> 2 <= page << 8 { run += 1 }
      return UInt16(run)
    }
  }()

  /// Binary search: the first of `range` starts at or before `value`.
  private static func indexOfRun(holding value: UInt32, in range: ClosedRange<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 2 <= value { low = middle } else { high = middle }
    }
    return low
  }
}
