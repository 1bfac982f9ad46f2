/// Turns names from scripts into path components.
enum PathComponent {
  /// In bytes. Linux allows 255; the rest is for the extension and the suffix of a temporary file.
  private static let longest = 200

  /// Encodes a name as one path component: never empty, `.` or `..`, and different names stay different.
  /// Characters that a path cannot contain are percent-encoded. If the name is too long for a file, its end
  /// is replaced by its hash.
  static func encode(_ name: String) -> String {
    var result = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isDot = index == 0 && scalar == "."
      if isDot || scalar == "/" || scalar == "%" || scalar.value < 0x20 || scalar.value == 0x7F {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    if result.isEmpty { return "%" }
    return result.utf8.count > longest ? shortened(result) : result
  }

  private static func shortened(_ name: String) -> String {
    var kept = String.UnicodeScalarView()
    var bytes = 0
    for scalar in name.unicodeScalars {
      bytes += UTF8.width(scalar)
      guard bytes <= longest - 17 else { break }
      kept.append(scalar)
    }
    return "\(String(kept))~\(String(hash(name), radix: 16))"
  }

  /// 64-bit FNV-1a (Fowler, Noll and Vo). Unlike Swift's own hash, it is the same in each run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
