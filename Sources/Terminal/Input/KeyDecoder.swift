/// Decodes the bytes of a terminal into keys, pastes and mouse events. It has no side effects: bytes may come
/// in pieces of any size, and the same bytes give the same events.
///
/// Only time distinguishes Escape from Alt, because both start with ESC. While `isPending`, call `flush()` if
/// no byte has come for `TerminalInput.escapeDelay`. While `isUnfinished`, call `giveUp()` if none has come for
/// `TerminalInput.longestStall`.
///
/// Supports xterm, tmux, screen, rxvt, PuTTY, VTE, the Linux console and terminals with modifyOtherKeys or
/// CSI u. An unknown sequence is dropped as a whole, so that it never becomes letters, and so is a control string: it is
/// a terminal's answer, perhaps to the program before, and no key.
public struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// Within a UTF-8 character of several bytes.
    case character
    case escape
    case sequence
    /// Within an operating system command or another control string, then after the ESC that may end it.
    case string, stringEscape
    case paste
    /// Within the three bytes after `CSI M`, the mouse report of old terminals.
    case oldMouse
    /// After an Escape key that may have been the start of an answer.
    case lateEscape
  }

  private var state = State.ground
  private var answers: [TerminalAnswer] = []
  /// Whether the terminal may still answer a query. An ESC that a slow line separates from the rest of an answer then
  /// still belongs to it.
  public private(set) var awaitsAnswers = false
  /// Whether a string has begun and nothing followed in time: it is an answer in pieces, or Alt with the introducer.
  private var isHeld = false
  /// Another ESC came before the one that opened the current sequence: Alt in rxvt, or the Escape key.
  private var escapedTwice = false
  private var character = UTF8Character()
  private var characterHasAlt = false
  private var sequence = EscapeSequence()
  private var paste = PasteBuffer()
  private var oldMouseBytes = 0

  public init() {}

  /// True while only time can decide what the bytes mean. A partial UTF-8 character, cursor key or paste is not
  /// pending: users do not type these by hand, so the rest will arrive, even if slowly.
  public var isPending: Bool {
    switch state {
    case .escape: true
    case .string: sequence.isEmpty && !awaitsAnswers && !isHeld
    case .sequence: sequence.isEmpty && !awaitsAnswers
    case .ground, .character, .paste, .oldMouse, .stringEscape, .lateEscape: false
    }
  }

  /// True within a sequence or a string whose rest must arrive soon.
  public var isUnfinished: Bool {
    switch state {
    case .string, .stringEscape, .sequence, .oldMouse: true
    case .ground, .character, .escape, .paste, .lateEscape: false
    }
  }

  /// Call this when a query was sent to the terminal.
  public mutating func awaitAnswers() {
    awaitsAnswers = true
  }

  /// Stops waiting for answers. An incomplete one is still swallowed to its end.
  public mutating func endAnswers() -> [InputEvent] {
    guard awaitsAnswers else { return [] }
    awaitsAnswers = false
    switch state {
    case .lateEscape: state = .ground
    case .sequence where sequence.isEmpty: return flush()
    case .string where sequence.isEmpty: isHeld = true
    default: break
    }
    return []
  }

  /// The answers since the last call, in order.
  public mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  /// Adds bytes, and returns the events that they complete.
  public mutating func feed(_ bytes: [UInt8]) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { accept(byte, &events) }
    return events
  }

  /// Call this if no more bytes arrived in time: a lone ESC was the Escape key, `ESC [` was Alt+[. `ESC ]` and other
  /// starts of a string are held, because a slow terminal may have begun an answer.
  public mutating func flush() -> [InputEvent] {
    var events: [InputEvent] = []
    guard isPending else { return events }
    switch state {
    case .escape:
      emitEscapeBefore(&events)
      events.append(.key(Key(.escape)))
    case .string:
      isHeld = true
      return events
    default:
      abandonSequence(&events)
    }
    state = awaitsAnswers ? .lateEscape : .ground
    return events
  }

  /// Call this if the rest of a sequence or string did not arrive: it is dropped. The start of a string was Alt with its
  /// introducer.
  public mutating func giveUp() -> [InputEvent] {
    var events: [InputEvent] = []
    guard isUnfinished else { return events }
    switch state {
    case .string, .sequence: abandonSequence(&events)
    default: emitEscapeBefore(&events)
    }
    state = .ground
    return events
  }

  /// True within an unfinished paste.
  public var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Ends a paste whose end marker was lost; otherwise it would swallow all further keys.
  public mutating func endPaste() -> [InputEvent] {
    guard isPasting else { return [] }
    return feed(Array("\u{1B}[201~".utf8))
  }

  private mutating func accept(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .ground: acceptKey(byte, alt: false, &events)
    case .character: acceptContinuation(byte, &events)
    case .escape: acceptAfterEscape(byte, &events)
    case .sequence: acceptInSequence(byte, &events)
    case .string: acceptInString(byte, &events)
    case .stringEscape: acceptAfterStringEscape(byte, &events)
    case .lateEscape:
      state = .ground
      let introducer = EscapeSequence.Introducer(rawValue: byte)
      guard introducer == .systemCommand || introducer == .control else {
        return acceptKey(byte, alt: false, &events)
      }
      acceptAfterEscape(byte, &events)
    case .paste:
      guard let text = paste.take(byte) else { return }
      events.append(.paste(text))
      paste = PasteBuffer()
      state = .ground
    case .oldMouse:
      oldMouseBytes -= 1
      if oldMouseBytes == 0 { state = .ground }
    }
  }
}

// MARK: - Keys

extension KeyDecoder {
  private mutating func acceptKey(_ byte: UInt8, alt: Bool, _ events: inout [InputEvent]) {
    state = .ground
    if byte == .escape {
      state = .escape
      escapedTwice = false
    } else if byte < 0x80 {
      events.append(.key(KeyTable.key(ascii: byte).adding(alt ? .alt : [])))
    } else if let started = UTF8Character(lead: byte) {
      state = .character
      character = started
      characterHasAlt = alt
    } else {
      emitCharacter(.replacement, alt: alt, &events)
    }
  }

  /// Invalid UTF-8 becomes U+FFFD, as in a paste, so that the user notices that something went wrong.
  private mutating func acceptContinuation(_ byte: UInt8, _ events: inout [InputEvent]) {
    guard character.append(byte) else {
      emitCharacter(.replacement, alt: characterHasAlt, &events)
      return acceptKey(byte, alt: false, &events)
    }
    guard let scalar = character.scalar else { return }
    state = .ground
    // No key sends a C1 control, and a UTF-8 terminal sends none.
    if scalar.value >= 0xA0 { emitCharacter(scalar, alt: characterHasAlt, &events) }
  }

  private func emitCharacter(_ scalar: Unicode.Scalar, alt: Bool, _ events: inout [InputEvent]) {
    events.append(.key(Key(.character(scalar), alt ? .alt : [])))
  }
}

// MARK: - Escape sequences

extension KeyDecoder {
  private mutating func acceptAfterEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    if byte == .escape {
      emitEscapeBefore(&events)
      escapedTwice = true
    } else if let introducer = EscapeSequence.Introducer(rawValue: byte) {
      sequence = EscapeSequence(introducer)
      isHeld = false
      state = introducer.opensString ? .string : .sequence
    } else if byte == Self.interrupt {
      // Esc and then Ctrl+C arrive together on a slow line. The program must end then, and no action has Ctrl+Alt+C.
      emitEscapeBefore(&events)
      events.append(.key(Key(.escape)))
      acceptKey(byte, alt: false, &events)
    } else {
      emitEscapeBefore(&events)
      acceptKey(byte, alt: true, &events)
    }
  }

  /// What Ctrl+C sends.
  static let interrupt: UInt8 = 0x03

  private mutating func acceptInSequence(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch sequence.take(byte) {
    case .unfinished:
      break
    case .finished:
      state = .ground
      emitSequence(&events)
    case .broken:
      abandonSequence(&events)
      acceptKey(byte, alt: false, &events)
    }
  }

  private mutating func emitSequence(_ events: inout [InputEvent]) {
    keepAnswer()
    switch sequence.meaning {
    case .event(.key(let key)):
      events.append(.key(key.adding(escapedTwice ? .alt : [])))
    case .keys(let keys):
      emitEscapeBefore(&events)
      events += keys.map(InputEvent.key)
    case .event(let event):
      emitEscapeBefore(&events)
      events.append(event)
    case .pasteStart:
      emitEscapeBefore(&events)
      state = .paste
    case .oldMouse:
      emitEscapeBefore(&events)
      oldMouseBytes = 3
      state = .oldMouse
    case .unknown:
      emitEscapeBefore(&events)
    }
    escapedTwice = false
  }

  private mutating func acceptInString(_ byte: UInt8, _ events: inout [InputEvent]) {
    if sequence.isEmpty, !awaitsAnswers, !canBegin(with: byte) {
      abandonSequence(&events)
      return acceptKey(byte, alt: false, &events)
    }
    switch byte {
    case .escape:
      state = .stringEscape
    case .bell:
      emitEscapeBefore(&events)
      keepAnswer()
      state = .ground
    // No answer contains it, and the program must end even within a broken one.
    case Self.interrupt:
      events.append(.key(.ctrl("c")))
    // CAN and SUB cancel a string (ECMA-48 8.3.6, 8.3.148).
    case 0x18, 0x1A:
      emitEscapeBefore(&events)
      state = .ground
    default:
      sequence.append(byte)
      guard sequence.length >= Self.longestString else { return }
      emitEscapeBefore(&events)
      state = .ground
    }
  }

  /// In bytes. A longer string has lost its terminator.
  static let longestString = 65_536

  /// Whether a byte can be the first one of a string. After a pause only the first byte of a known answer counts, because
  /// a person may have typed Alt with the introducer and then another key.
  private func canBegin(with byte: UInt8) -> Bool {
    guard byte >= 0x20, byte != 0x7F else { return false }
    return !isHeld || sequence.introducer.firstBytes.contains(byte)
  }

  private mutating func keepAnswer() {
    if awaitsAnswers, let answer = sequence.answer { answers.append(answer) }
  }

  private mutating func acceptAfterStringEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    emitEscapeBefore(&events)
    if byte == UInt8(ascii: "\\") {
      keepAnswer()
      state = .ground
    } else {
      state = .escape
      acceptAfterEscape(byte, &events)
    }
  }

  /// The sequence was cut off. If it was empty, it was Alt with its introducer.
  private mutating func abandonSequence(_ events: inout [InputEvent]) {
    emitEscapeBefore(&events)
    if sequence.isEmpty { emitCharacter(sequence.introducer.scalar, alt: true, &events) }
    state = .ground
  }

  /// The first of two ESC was the Escape key if what follows the second is not a key with Alt.
  private mutating func emitEscapeBefore(_ events: inout [InputEvent]) {
    if escapedTwice { events.append(.key(Key(.escape))) }
    escapedTwice = false
  }
}

extension UInt8 {
  static let escape: UInt8 = 0x1B
  static let bell: UInt8 = 0x07
}

extension Unicode.Scalar {
  static let replacement: Unicode.Scalar = "\u{FFFD}"
}
