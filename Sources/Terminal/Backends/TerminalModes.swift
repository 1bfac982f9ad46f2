/// The bytes that enter a terminal's screen and modes, and that leave them.
struct TerminalModes {
  let enter: [UInt8]
  /// Also used by the signal handler, which cannot compute it.
  let leave: [UInt8]
  let showCursor: [UInt8]
  let hideCursor: [UInt8]

  /// Mouse buttons and wheel, with coordinates of any size; focus changes; bracketed pastes. Source: xterm's
  /// control sequences.
  private static let modes = [1000, 1006, 1004, 2004]
  /// Makes all rows scroll.
  private static let wholeScreen = "\u{1B}[r"

  /// - Parameter capability: returns a terminfo string by its name.
  init(capability: (String) -> String?) {
    func bytes(_ names: String...) -> [UInt8] {
      names.compactMap(capability).flatMap { Self.withoutDelays($0).utf8 }
    }
    enter =
      bytes("smcup") + Self.wholeScreen.utf8 + bytes("sgr0", "rmir", "smam")
      + Self.modes.flatMap { "\u{1B}[?\($0)h".utf8 }
    // Without an alternate screen the picture is cleared.
    let screen = capability("rmcup") == nil ? bytes("clear") : bytes("rmcup")
    leave =
      Self.modes.reversed().flatMap { "\u{1B}[?\($0)l".utf8 } + bytes("sgr0") + Self.wholeScreen.utf8
      + bytes("smam", "rmkx", "cnorm") + screen
    showCursor = bytes("cnorm")
    hideCursor = bytes("civis")
  }

  /// terminfo(5) has delays for old terminals as `$<5/>`; only tputs(3X) understands them.
  private static func withoutDelays(_ text: String) -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.firstRange(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
      result += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
