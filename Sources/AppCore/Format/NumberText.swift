/// Numbers as people read them in a narrow column or in a sentence.
public enum NumberText {
  /// At most four columns for anything below ten billion: 999, 1.2k, 65k, 1.2m.
  public static func short(_ number: Int) -> String {
    let size = number.magnitude
    switch size {
    case ..<1_000: return "\(number)"
    case ..<9_950: return tenths(number, of: 1_000) + "k"
    case ..<999_500: return "\((number + 500) / 1_000)k"
    case ..<9_950_000: return tenths(number, of: 1_000_000) + "m"
    default: return "\((number + 500_000) / 1_000_000)m"
    }
  }

  /// With commas: 4,310.
  public static func grouped(_ number: Int) -> String {
    var digits = Array(String(number.magnitude))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return (number < 0 ? "-" : "") + String(digits)
  }

  private static func tenths(_ number: Int, of unit: Int) -> String {
    let tenths = (number + unit / 20) / (unit / 10)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
