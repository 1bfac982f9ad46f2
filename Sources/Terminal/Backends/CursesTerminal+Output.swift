import CNCurses
import EventLoop
import FoundationEssentials
import Glibc

extension CursesTerminal {
  /// The output of ncurses since the last call.
  func takeOutput() -> [UInt8] {
    let count = Int(lseek(drawn, 0, SEEK_CUR))
    guard count > 0 else { return [] }
    lseek(drawn, 0, SEEK_SET)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(drawn, buffer.baseAddress, count, 0))
    }
    return spareRows == 0 ? bytes : ScrollMargins.limited(bytes, to: size.rows)
  }

  /// Discards the initial output of ncurses, most of which it keeps until its first drawing, because
  /// `modes.enter` replaces it.
  func discardOutput() {
    // The only call that makes ncurses write without drawing.
    curs_set(0)
    _ = takeOutput()
  }

  /// Writes what was kept while the terminal accepted no output.
  func catchUp() {
    guard isActive else { return }
    if let waitingCopy {
      self.waitingCopy = nil
      output.write(waitingCopy)
    }
    if waiting == nil { linkAtRest() } else { showWaiting() }
  }

  /// Presents the last frame that could not be shown, if there is one.
  func showWaiting() {
    guard let frame = waiting else { return }
    waiting = nil
    present(frame)
  }
}

extension CursesTerminal {
  /// The longest text that `copy` takes, in bytes.
  public nonisolated static let longestCopy = ClipboardSequence.room

  /// Rings immediately or not at all, because a late bell has no meaning.
  public func bell() {
    guard isActive, !output.isStuck else { return }
    output.write([0x07])
  }

  /// Puts text on the user's clipboard with OSC 52; not more than `longestCopy`, which terminals ignore. tmux forwards it if its
  /// `set-clipboard` is `on`. While the terminal accepts no output, only the last copy is kept.
  public func copy(_ text: String) {
    guard isActive else { return }
    guard text.utf8.count <= Self.longestCopy else { return }
    let bytes = ClipboardSequence.bytes(for: text)
    if output.isStuck { waitingCopy = bytes } else { output.write(bytes) }
  }
}

/// OSC 52, the control sequence that puts text on the clipboard of the user's machine, also through SSH.
enum ClipboardSequence {
  /// Terminals ignore longer sequences; xterm's limit is about this size.
  static let maxBytes = 100_000

  private static let start = Array("\u{1B}]52;c;".utf8)
  private static let end = Array("\u{07}".utf8)

  /// The bytes of text that fit into it.
  static let room = (maxBytes - start.count - end.count) / 4 * 3

  static func bytes(for text: String) -> [UInt8] {
    start + Data(text.utf8).base64EncodedData() + end
  }
}

/// Corrects DECSTBM, the control sequence for scroll margins, in the output of ncurses. With a spare row
/// ncurses may name that row, and terminals ignore such a sequence.
enum ScrollMargins {
  /// Replaces bottom margins larger than `rows`, the number of the last row.
  static func limited(_ output: [UInt8], to rows: Int) -> [UInt8] {
    var limited: [UInt8] = []
    var copied = 0
    for end in output.indices where output[end] == UInt8(ascii: "r") {
      guard let bottom = bottomMargin(before: end, in: output), number(output[bottom]) > rows else {
        continue
      }
      limited += output[copied..<bottom.lowerBound]
      limited += String(rows).utf8
      copied = end
    }
    return copied == 0 ? output : limited + output[copied...]
  }

  /// The digits of the second number in `ESC [ 3 ; 25 r`; nil if the `r` does not end such a sequence.
  private static func bottomMargin(before end: Int, in output: [UInt8]) -> Range<Int>? {
    let bottom = digits(before: end, in: output)
    guard bottom.lowerBound > 0, output[bottom.lowerBound - 1] == UInt8(ascii: ";") else { return nil }
    let top = digits(before: bottom.lowerBound - 1, in: output)
    let start = top.lowerBound - 2
    guard start >= 0, output[start] == 0x1B, output[start + 1] == UInt8(ascii: "[") else { return nil }
    return bottom
  }

  private static func digits(before end: Int, in output: [UInt8]) -> Range<Int> {
    var start = end
    while start > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(output[start - 1]) { start -= 1 }
    return start..<end
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    Int(String(decoding: digits, as: UTF8.self)) ?? 0
  }
}
