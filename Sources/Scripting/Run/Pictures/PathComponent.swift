/// Names from scripts as parts of paths.
enum PathComponent {
  /// Linux allows 255 bytes; the rest is for an ending and for a draft's name.
  private static let longest = 200

  /// A name as one part of a path: never empty, `.` or `..`, and two names stay two. What cannot stand in one
  /// is percent-encoded; of a name that is too long for a file the end is replaced by its hash.
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

  /// FNV-1a with 64 bits (Fowler, Noll and Vo): the same in each run, as Swift's own hash is not.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
