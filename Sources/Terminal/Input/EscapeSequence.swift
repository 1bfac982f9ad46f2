/// An incomplete control sequence (ECMA-48 section 5.4: `ESC [`, parameters, a final byte), key in
/// application mode (`ESC O`) or start of a string.
struct EscapeSequence: Sendable {
  /// The byte after ESC.
  enum Introducer: UInt8 {
    case control = 0x5B  // [
    case application = 0x4F  // O
    case systemCommand = 0x5D  // ]
    case deviceControl = 0x50  // P
    case start = 0x58  // X
    case privacyMessage = 0x5E  // ^
    case programCommand = 0x5F  // _

    /// Whether text follows, up to a string terminator.
    var opensString: Bool { self != .control && self != .application }
    var scalar: Unicode.Scalar { Unicode.Scalar(rawValue) }
  }

  enum Progress {
    case unfinished, finished
    /// The byte is not allowed in a sequence.
    case broken
  }

  /// No terminal sends a longer one; further bytes are dropped, and the sequence is unknown.
  static let longest = 64

  let introducer: Introducer
  /// The bytes between the introducer and the final byte.
  private(set) var body: [UInt8] = []
  private(set) var final: UInt8 = 0
  private(set) var isTooLong = false

  init(_ introducer: Introducer = .control) {
    self.introducer = introducer
  }

  var isEmpty: Bool { body.isEmpty }

  mutating func append(_ byte: UInt8) {
    if body.count < Self.longest { body.append(byte) } else { isTooLong = true }
  }

  mutating func take(_ byte: UInt8) -> Progress {
    switch byte {
    case 0x20...0x3F where introducer == .control && !endsForRxvt(byte):
      append(byte)
    case 0x30...0x3B where introducer == .application:
      append(byte)
    // The Linux console's function keys: ESC [ [ A.
    case 0x5B where introducer == .control && isEmpty:
      append(byte)
    case 0x24 where introducer == .control, 0x40...0x7E:
      final = byte
      return .finished
    default:
      return .broken
    }
    return .unfinished
  }

  /// rxvt ends the Shift form of a key with `$`; in other sequences a final byte follows `$`.
  private func endsForRxvt(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "$") && !isEmpty && body.allSatisfy { (0x30...0x39).contains($0) }
  }
}
