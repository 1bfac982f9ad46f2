import CLibMD

/// SHA-256 (FIPS 180-4), for names that must not reveal their source.
enum SHA256 {
  /// The digest as 64 lower-case hexadecimal digits.
  static func hexDigest(of text: String) -> String {
    let bytes = Array(text.utf8)
    var digits = [CChar](repeating: 0, count: 64 + 1)
    SHA256Data(bytes, bytes.count, &digits)
    return String(decoding: digits.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
