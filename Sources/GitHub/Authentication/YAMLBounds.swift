/// The limits of YAML that octodo reads: config.yml and gh's hosts.yml have a dozen lines. A file is checked
/// before it is parsed, because Yams compares the keys of a mapping with their whole content, and ten anchors
/// can expand to 10^10 values.
public enum YAMLBounds {
  /// In bytes. A value of two letters takes 400 bytes after parsing.
  public static let maxBytes = 64 << 10
  private static let maxAnchors = 4
  private static let maxAliases = 100

  /// Whether a text may be parsed. Text in comments and quotes that looks like an anchor counts as one.
  public static func allow(_ text: String) -> Bool {
    guard text.utf8.count <= maxBytes else { return false }
    var (anchors, aliases) = (0, 0)
    var previous = UInt8(ascii: "\n")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&") where !previous.isWord: anchors += 1
      case UInt8(ascii: "*"): aliases += 1
      default: break
      }
      previous = byte
    }
    return anchors <= maxAnchors && (anchors == 0 || aliases <= maxAliases)
  }
}

extension UInt8 {
  /// No anchor begins after a letter or a digit (yaml.org/spec/1.1, 4.2.2).
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
