/// What a special character of a literal is replaced by: a character of private use, which has no meaning for Markdown.
enum LiteralMask {
  case formula
  /// Restored before links are looked for.
  case address

  /// The line after this mark is one of its own: of the formula, or of the text below it.
  static let lineEnd = formula.character(for: lineFeed)
  /// The formula after this mark begins a line, whatever is above it.
  static let blockStart = formula.character(for: carriageReturn)

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  /// The first byte of all masks in UTF-8.
  static let firstByte: UInt8 = 0xF4
  /// The number of bytes of a mask.
  private static let length = 4

  /// The special character is added to it.
  private var base: UInt32 {
    switch self {
    case .formula: 0x10_FF00
    case .address: 0x10_FE00
    }
  }

  /// - Parameter byte: in ASCII.
  func character(for byte: UInt8) -> Unicode.Scalar { Unicode.Scalar(base + UInt32(byte)) ?? "?" }

  /// The text of a node with its special characters.
  static func restore(_ text: String) -> String { restore(text, all: true) }

  /// The text of a node with the special characters of its addresses.
  static func restoreAddresses(_ text: String) -> String { restore(text, all: false) }

  private static func restore(_ text: String, all: Bool) -> String {
    guard isIn(text) else { return text }
    let bytes = Array(text.utf8)
    var (restored, index): ([UInt8], Int) = ([], 0)
    restored.reserveCapacity(bytes.count)
    while index < bytes.count {
      if bytes[index] == firstByte, let (mask, byte) = read(bytes[index...].prefix(length)),
        all || mask == .address
      {
        if byte != lineFeed, byte != carriageReturn { restored.append(byte) }
        index += length
      } else {
        restored.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: restored, as: UTF8.self)
  }

  /// Whether a text can have masks.
  static func isIn(_ text: String) -> Bool {
    // A search of the view itself takes ten times as long.
    text.utf8.withContiguousStorageIfAvailable { $0.contains(firstByte) } ?? true
  }

  /// The special character that a private one stands for.
  private static func read(_ character: ArraySlice<UInt8>) -> (LiteralMask, UInt8)? {
    let scalar = character.dropFirst().reduce(UInt32(firstByte & 0x07)) { $0 << 6 | UInt32($1 & 0x3F) }
    for mask in [LiteralMask.formula, .address] where scalar > mask.base && scalar < mask.base + 0x80 {
      return (mask, UInt8(scalar - mask.base))
    }
    return nil
  }
}

// The special characters. Every byte of some lines asks, so they are no sets, which take ten times as long.

extension UInt8 {
  /// Whether it could be emphasis.
  var isSpecialInAddresses: Bool {
    switch self {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }

  var isSpecialInLines: Bool {
    switch self {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"),
      UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "#"):
      true
    default: isSpecialInAddresses
    }
  }

  /// With those that begin a list or a heading.
  var isSpecialInBlocks: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "."), UInt8(ascii: ")"),
      UInt8(ascii: "|"):
      true
    default: isSpecialInLines
    }
  }
}
