/// Numbers for a narrow column or a sentence.
public enum NumberText {
  /// Thousand, million, billion, trillion, quadrillion.
  private static let units: [(size: UInt, name: String)] = [
    (1_000, "k"), (1_000_000, "m"), (1_000_000_000, "b"), (1_000_000_000_000, "t"),
    (1_000_000_000_000_000, "q"),
  ]
  private static let largestUnit: UInt = 1_000_000_000_000_000

  /// Rounded to at most four columns from 0 to 999 quadrillion, and six for any other number: 999, 1.2k, 65k,
  /// 9q.
  public static func short(_ number: Int) -> String {
    (number < 0 ? "-" : "") + short(number.magnitude)
  }

  /// With commas: 4,310.
  public static func grouped(_ number: Int) -> String {
    (number < 0 ? "-" : "") + grouped(number.magnitude)
  }

  private static func grouped(_ size: UInt) -> String {
    guard size >= 1_000 else { return "\(size)" }
    return grouped(size / 1_000) + "," + "\(1_000 + size % 1_000)".dropFirst()
  }

  private static func short(_ size: UInt) -> String {
    guard size >= 1_000 else { return "\(size)" }
    for (unit, name) in units {
      let tenths = rounded(size, to: unit / 10)
      if tenths < 100 {
        return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : ".\(tenths % 10)") + name
      }
      let whole = rounded(size, to: unit)
      if whole < 1_000 { return "\(whole)\(name)" }
    }
    return "\(rounded(size, to: largestUnit))q"
  }

  private static func rounded(_ size: UInt, to unit: UInt) -> UInt {
    size / unit + (size % unit >= unit / 2 ? 1 : 0)
  }
}
