/// The bytes that switch on what the program wants of a terminal besides drawing, and that give the screen back.
struct TerminalModes {
  /// Mouse buttons and wheel with coordinates of any size, focus changes, and pastes told from typing; from xterm's
  /// control sequences. Empty where the terminal does not speak like xterm.
  let enable: [UInt8]
  let disable: [UInt8]
  /// All that leaves the screen, for when ncurses is not to be called any more: in a signal handler.
  let leave: [UInt8]

  private static let modes = [1000, 1006, 1004, 2004]

  /// - Parameter capability: gives a terminfo string by its name.
  init(capability: (String) -> String?) {
    let speaksLikeXterm = capability("cup")?.hasPrefix("\u{1B}[") ?? false
    let modes = speaksLikeXterm ? Self.modes : []
    enable = modes.flatMap { "\u{1B}[?\($0)h".utf8 }
    disable = modes.reversed().flatMap { "\u{1B}[?\($0)l".utf8 }
    let strings = ["sgr0", "rmkx", "cnorm", "rmcup"].compactMap(capability).map(Self.withoutDelays)
    // Without a second screen to leave, what the shell says next must not start in the middle of the picture.
    let newLine = capability("rmcup") == nil ? "\r\n" : ""
    leave = disable + Array((strings.joined() + newLine).utf8)
  }

  /// terminfo(5) writes the delays that old terminals need as `$<5/>`; only tputs(3X) understands these.
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
