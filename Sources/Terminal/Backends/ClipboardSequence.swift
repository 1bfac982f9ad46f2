import FoundationEssentials

/// OSC 52, the control sequence that puts text on the clipboard of the user's machine, also through SSH.
enum ClipboardSequence {
  /// Terminals ignore longer sequences; xterm's limit is about this size.
  static let mostBytes = 100_000

  /// The sequence with as much of the text as fits, cut between characters.
  static func bytes(for text: String) -> [UInt8] {
    let start = Array("\u{1B}]52;c;".utf8)
    let end = Array("\u{07}".utf8)
    let room = (mostBytes - start.count - end.count) / 4 * 3
    return start + Data(fitting(text, in: room)).base64EncodedData() + end
  }

  private static func fitting(_ text: String, in room: Int) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.count > room else { return bytes }
    var end = room
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(bytes[..<end])
  }
}
