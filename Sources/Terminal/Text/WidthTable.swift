/// The width of a Unicode scalar in a terminal. All of octodo uses this table and never the local C library,
/// so that the same text has the same layout everywhere.
///
/// The widths are those of glibc 2.36, which ncurses 6.4 and tmux 3.3a of Debian 12 use too, so our cells
/// match theirs, and for the characters that it does not know those of `unicodeVersion`. `Scripts/update widths`
/// generates the data.
public enum WidthTable {
  /// The number of columns of a scalar: 1, 2, or 0 if it combines with the character before it. Nil if
  /// terminals draw it differently: a control, a surrogate or a noncharacter. A scalar that is not assigned yet counts
  /// as one column, or as two in a block that is reserved for wide ones, because the terminal can be newer.
  public static func width(of scalar: Unicode.Scalar) -> Int? {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? nil : 1 }
    let code = runs[indexOfRun(holding: value)] & 3
    return code == 3 ? nil : Int(code)
  }

  /// Whether glibc 2.36 does not know the scalar. A terminal that does not know it either may leave its cells as they
  /// were.
  static func isNew(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && runs[indexOfRun(holding: scalar.value)] & 4 != 0
  }

  private static func indexOfRun(holding value: UInt32) -> Int {
    let page = Int(value >> pageBits)
    return indexOfRun(holding: value, in: Int(pages[page])...Int(pages[page + 1]))
  }

  /// A page has 1,024 scalars.
  private static let pageBits: UInt32 = 10

  /// The run that contains the first scalar of each page, and the last run. Most pages are within one
  /// or two runs, so a search has few steps; text is measured for every frame.
  private static let pages: [UInt16] = {
    // One pass over both tables, because a search per page would take 7 % of the time to the first frame
    // (`Scripts/bench`, exec to the first full frame).
    var run = 0
    return (0...0x11_0000 >> pageBits).map { page in
      while run + 1 < runs.count, runs[run + 1] >> 3 <= page << pageBits { run += 1 }
      return UInt16(run)
    }
  }()

  /// Binary search; the first run of `range` starts at or before `value`.
  private static func indexOfRun(holding value: UInt32, in range: ClosedRange<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle] >> 3 <= value { low = middle } else { high = middle }
    }
    return low
  }
}
