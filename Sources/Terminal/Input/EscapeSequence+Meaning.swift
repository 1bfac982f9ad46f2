extension EscapeSequence {
  enum Meaning: Equatable {
    case event(InputEvent)
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
    guard let parameters = Self.numbers(body[...]) else { return .unknown }
    switch (introducer, final) {
    case (.application, _):
      return key(KeyTable.application(final), modifier: parameters.last)
    case (_, UInt8(ascii: "~")):
      return numbered(parameters)
    case (_, UInt8(ascii: "u")):
      return coded(parameters.first, modifier: parameters.dropFirst().first)
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
    guard let code, let key = KeyTable.key(code: code, Key.Modifiers(parameter: modifier)) else {
      return .unknown
    }
    return .event(.key(key))
  }

  private func key(_ key: Key?, modifier: Int? = nil) -> Meaning {
    guard let key else { return .unknown }
    return .event(.key(key.adding(Key.Modifiers(parameter: modifier))))
  }

  private var mouse: Meaning {
    guard let numbers = Self.numbers(body.dropFirst()), numbers.count == 3 else { return .unknown }
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M") else { return .unknown }
    let event = MouseEvent(report: numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
    return event.map { .event(.mouse($0)) } ?? .unknown
  }

  /// The parameters: numbers separated by semicolons, 0 for a missing one. The part after a colon has details
  /// of the number (alternate keys) and is ignored. Nil if there is anything else.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    guard !bytes.isEmpty else { return [] }
    var numbers: [Int] = []
    for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var number = 0
      for byte in field.prefix(while: { $0 != UInt8(ascii: ":") }) {
        guard (0x30...0x39).contains(byte) else { return nil }
        number = min(number * 10 + Int(byte - 0x30), 0x110000)
      }
      numbers.append(number)
    }
    return numbers
  }
}

extension Key.Modifiers {
  /// xterm's modifier parameter, one more than the bits: 1 Shift, 2 Alt, 4 Control. Others (Super, locks) are
  /// ignored.
  init(parameter: Int?) {
    self.init(rawValue: UInt8(max(0, (parameter ?? 1) - 1) & 7))
  }
}
