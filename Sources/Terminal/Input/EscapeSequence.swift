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

    /// The bytes that the strings of terminals begin with. Source: xterm's control sequences (OSC numbers; DCS answers to
    /// DECRQSS, XTGETTCAP, XTVERSION and tertiary device attributes), kitty's graphics protocol.
    var firstBytes: [UInt8] {
      switch self {
      case .systemCommand: Array("0123456789".utf8)
      case .deviceControl: Array("0123456789>!".utf8)
      case .programCommand: Array("G".utf8)
      case .control, .application, .start, .privacyMessage: []
      }
    }
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
  /// The number of bytes, with those that were dropped.
  private(set) var length = 0

  init(_ introducer: Introducer = .control) {
    self.introducer = introducer
  }

  var isEmpty: Bool { body.isEmpty }

  mutating func append(_ byte: UInt8) {
    length += 1
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

/// A terminal's answer to a query.
public enum TerminalAnswer: Hashable, Sendable {
  /// To OSC 11.
  case background(RGBColor)
  /// To OSC 4: a colour of the palette.
  case color(UInt8, RGBColor)
  /// To DSR 6: the cursor position, row and column from 1.
  case cursor(row: Int, column: Int)
  /// To XTVERSION: the terminal's name and version, in its own form.
  case version(String)
}

extension EscapeSequence {
  /// The answer in a finished sequence or string; nil if it is not one. A cursor position in the first row does not
  /// count, because a function key with Shift looks the same. Source: xterm's control sequences, OSC 4 and 11, CPR,
  /// XTVERSION.
  var answer: TerminalAnswer? {
    guard !isTooLong else { return nil }
    switch introducer {
    case .control where final == UInt8(ascii: "R"):
      guard let numbers = Self.numbers(body[...]), numbers.count == 2, numbers[0] > 1 else { return nil }
      return .cursor(row: numbers[0], column: numbers[1])
    case .systemCommand:
      let fields = String(decoding: body, as: UTF8.self).split(
        separator: ";", omittingEmptySubsequences: false)
      guard let color = fields.last.flatMap({ RGBColor(answer: $0) }) else { return nil }
      if fields.count == 2, fields[0] == "11" { return .background(color) }
      guard fields.count == 3, fields[0] == "4", let index = UInt8(fields[1]) else { return nil }
      return .color(index, color)
    case .deviceControl where body.starts(with: ">|".utf8):
      return .version(String(decoding: body.dropFirst(2), as: UTF8.self))
    default: return nil
    }
  }
}

extension EscapeSequence {
  enum Meaning: Equatable {
    case event(InputEvent)
    /// Several keys, or the text that one types.
    case keys([Key])
    /// A bracketed paste starts.
    case pasteStart
    /// An unrequested mouse report with three further bytes.
    case oldMouse
    case unknown
  }

  /// The meaning of a finished sequence.
  var meaning: Meaning {
    guard !isTooLong else { return .unknown }
    if body == [UInt8(ascii: "[")] { return key(KeyTable.linuxConsole(final)) }
    if body.first == UInt8(ascii: "<") { return mouse }
    guard let fields = Self.fields(body[...]) else { return .unknown }
    if KeyReport.isRelease(fields) || isCursorPosition(fields) { return .unknown }
    let parameters = fields.map { $0[0] }
    switch (introducer, final) {
    case (.application, _):
      return key(KeyTable.application(final), modifier: parameters.last)
    case (_, UInt8(ascii: "~")):
      return numbered(parameters)
    case (_, UInt8(ascii: "u")):
      let keys = KeyReport(fields)?.keys ?? []
      return keys.isEmpty ? .unknown : keys.count == 1 ? .event(.key(keys[0])) : .keys(keys)
    case (_, UInt8(ascii: "M")) where isEmpty:
      return .oldMouse
    case (_, UInt8(ascii: "I")) where isEmpty:
      return .event(.focus(true))
    case (_, UInt8(ascii: "O")) where isEmpty:
      return .event(.focus(false))
    case (_, UInt8(ascii: "$")), (_, UInt8(ascii: "^")), (_, UInt8(ascii: "@")):
      let code = parameters.first.flatMap(KeyTable.numbered)
      return key(code.map { Key($0, KeyTable.rxvtModifiers(final)) })
    // In a key, a letter's first parameter is missing or 1; in a cursor position report it is larger.
    case _ where parameters.first.map { $0 <= 1 } ?? true:
      return key(KeyTable.control(final), modifier: parameters.dropFirst().first)
    default:
      return .unknown
    }
  }

  private func numbered(_ parameters: [Int]) -> Meaning {
    switch parameters.first {
    case 200: return .pasteStart
    // modifyOtherKeys: CSI 27 ; modifier ; code ~
    case 27 where parameters.count == 3: return coded(parameters[2], modifier: parameters[1])
    case let number?:
      return key(KeyTable.numbered(number).map { Key($0) }, modifier: parameters.dropFirst().first)
    case nil: return .unknown
    }
  }

  private func coded(_ code: Int?, modifier: Int?) -> Meaning {
    guard let code, !KeyReport.isForDesktop(modifier),
      let key = KeyTable.key(code: code, Key.Modifiers(parameter: modifier))
    else { return .unknown }
    return .event(.key(key))
  }

  private func key(_ key: Key?, modifier: Int? = nil) -> Meaning {
    guard let key, !KeyReport.isForDesktop(modifier) else { return .unknown }
    return .event(.key(key.adding(Key.Modifiers(parameter: modifier)).asUsual))
  }

  private var mouse: Meaning {
    guard let numbers = Self.numbers(body.dropFirst()), numbers.count == 3 else { return .unknown }
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M") else { return .unknown }
    let event = MouseEvent(report: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
    return event.map { .event(.mouse($0)) } ?? .unknown
  }

  /// Whether it is an answer to DSR 6 although the row is 1: no terminal sends F3 with these modifiers.
  private func isCursorPosition(_ fields: [[Int]]) -> Bool {
    guard introducer == .control, final == UInt8(ascii: "R"), fields.count == 2, fields[1].count == 1 else {
      return false
    }
    return !(2...16).contains(fields[1][0])
  }

  /// The first number of each field.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    fields(bytes)?.map { $0[0] }
  }

  /// The parameters: fields separated by semicolons, each with at least one number; further ones follow colons. 0 for a
  /// missing number. Returns nil for anything else.
  private static func fields(_ bytes: ArraySlice<UInt8>) -> [[Int]]? {
    guard !bytes.isEmpty else { return [] }
    var fields: [[Int]] = [[0]]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ";"): fields.append([0])
      case UInt8(ascii: ":"): fields[fields.count - 1].append(0)
      case 0x30...0x39:
        let last = fields.count - 1
        let number = fields[last].removeLast()
        fields[last].append(min(number * 10 + Int(byte - 0x30), 0x110000))
      default: return nil
      }
    }
    return fields
  }
}

extension Key.Modifiers {
  /// xterm's modifier parameter, one more than the bits: 1 Shift, 2 Alt, 4 Control. Locks are ignored.
  init(parameter: Int?) {
    self.init(rawValue: UInt8(max(0, (parameter ?? 1) - 1) & 7))
  }
}
