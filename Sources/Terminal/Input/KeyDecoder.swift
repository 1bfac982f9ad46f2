/// Turns the bytes that a terminal sends into keys, pastes and mouse events. It is pure: bytes go in as they
/// come, in pieces of any size, and the same bytes give the same events however they were cut.
///
/// Escape and Alt are told apart by time alone, for both start with ESC. While `isPending`, call `flush()`
/// when nothing more has come for `TerminalInput.escapeDelay`.
///
/// Understands what xterm, tmux, screen, rxvt, PuTTY, VTE, the Linux console and terminals with
/// modifyOtherKeys or CSI u send. A sequence that it does not know is dropped whole, so it never turns into
/// letters.
public struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// In a UTF-8 character of several bytes.
    case character
    case escape
    case sequence
    /// In an operating system command or another string for a terminal, then after the ESC that may end it.
    case string, stringEscape
    case paste
    /// In the three bytes after `CSI M`, the mouse report of old terminals.
    case oldMouse
  }

  private var state = State.ground
  /// Another ESC came before the one that opened the present sequence: Alt, as rxvt sends it, or the Escape
  /// key.
  private var escapedTwice = false
  private var character = UTF8Character()
  private var characterHasAlt = false
  private var sequence = EscapeSequence()
  private var paste = PasteBuffer()
  private var oldMouseBytes = 0

  public init() {}

  /// True while only time can tell what the bytes so far mean. Half a UTF-8 character, half a cursor key or
  /// half a paste are not pending: nobody types these by hand, so the rest is under way, be it slow.
  public var isPending: Bool {
    switch state {
    case .escape, .string, .stringEscape: true
    case .sequence: sequence.isEmpty
    case .ground, .character, .paste, .oldMouse: false
    }
  }

  /// Takes bytes, and returns the events that they complete.
  public mutating func feed(_ bytes: [UInt8]) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { accept(byte, &events) }
    return events
  }

  /// Nothing more came in time: a lone ESC was the Escape key, `ESC [` was Alt+[.
  public mutating func flush() -> [InputEvent] {
    var events: [InputEvent] = []
    guard isPending else { return events }
    switch state {
    case .escape, .stringEscape:
      emitEscapeBefore(&events)
      events.append(.key(Key(.escape)))
    default:
      abandonSequence(&events)
    }
    state = .ground
    return events
  }

  /// True inside of a paste whose end has not come.
  public var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Ends a paste whose end marker was lost on the way, lest it swallows every key from now on.
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

  /// What is no UTF-8 becomes U+FFFD, as in a paste: seen, so that the person knows that something went
  /// wrong.
  private mutating func acceptContinuation(_ byte: UInt8, _ events: inout [InputEvent]) {
    guard character.append(byte) else {
      emitCharacter(.replacement, alt: characterHasAlt, &events)
      return acceptKey(byte, alt: false, &events)
    }
    guard let scalar = character.scalar else { return }
    state = .ground
    // No key makes a C1 control, and a terminal in UTF-8 sends none.
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
      state = introducer.opensString ? .string : .sequence
    } else {
      emitEscapeBefore(&events)
      acceptKey(byte, alt: true, &events)
    }
  }

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
    switch sequence.meaning {
    case .event(.key(let key)):
      events.append(.key(key.adding(escapedTwice ? .alt : [])))
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
    switch byte {
    case .escape where !sequence.isEmpty:
      state = .stringEscape
    case .bell where !sequence.isEmpty:
      emitEscapeBefore(&events)
      state = .ground
    case 0..<0x20, 0x7F:
      abandonSequence(&events)
      acceptKey(byte, alt: false, &events)
    default:
      sequence.append(byte)
    }
  }

  private mutating func acceptAfterStringEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    emitEscapeBefore(&events)
    if byte == UInt8(ascii: "\\") {
      state = .ground
    } else {
      state = .escape
      acceptAfterEscape(byte, &events)
    }
  }

  /// The sequence ends before its time. With nothing in it, it was Alt with the character that introduced it.
  private mutating func abandonSequence(_ events: inout [InputEvent]) {
    emitEscapeBefore(&events)
    if sequence.isEmpty { emitCharacter(sequence.introducer.scalar, alt: true, &events) }
    state = .ground
  }

  /// The first of two ESC was the Escape key, if what follows the second is no key to be had with Alt.
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
