/// How much YAML octodo reads: config.yml and gh's hosts.yml have a dozen lines. A file is looked at before it is parsed, for
/// Yams compares the keys of a mapping with all that is in them, and ten anchors can stand for 10^10 values.
public enum YAMLBounds {
  /// Bytes. A value of two letters takes 400 bytes once it is parsed.
  public static let mostBytes = 64 << 10
  private static let mostAnchors = 4
  private static let mostAliases = 100

  /// Whether a text may be parsed. Words in comments and in quotes count as anchors too where they look like them.
  public static func allow(_ text: String) -> Bool {
    guard text.utf8.count <= mostBytes else { return false }
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
    return anchors <= mostAnchors && (anchors == 0 || aliases <= mostAliases)
  }
}

extension UInt8 {
  /// Behind a letter or a digit no anchor begins (yaml.org/spec/1.1, 4.2.2).
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
