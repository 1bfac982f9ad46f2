/// Adds a cursor position to the output of ncurses after each character whose width differs between
/// terminals. ncurses moves the cursor only when necessary, so such a character could shift the rest of its
/// row.
///
/// If the terminal gives it another width, only that character looks wrong.
struct CursorAnchors {
  /// The cursor's column in ncurses, from 0; nil before the first absolute position.
  private var column: Int?
  /// Whether the terminal's cursor may be in another column.
  private var isAdrift = false
  private var anchored: [UInt8] = []
  /// Whether the terminal draws octodo's own signs in one column, like all characters of ambiguous width (Unicode's
  /// annex 11), because the star was tested.
  var trustsSigns = false

  /// Returns the bytes to write instead of `output`, which continues the previous output.
  mutating func anchor(_ output: [UInt8]) -> [UInt8] {
    anchored = []
    anchored.reserveCapacity(output.count + 64)
    var index = 0
    while index < output.count {
      let plain = output[index...].prefix { 0x20..<0x7F ~= $0 }
      if plain.isEmpty {
        let end = Self.endOfElement(at: index, in: output)
        add(output[index..<end])
        index = end
      } else {
        addASCII(plain)
        index = plain.endIndex
      }
    }
    settle()
    return anchored
  }

  /// Most output. As characters one by one it took a tenth of what a key costs (`Scripts/bench`, key to frame).
  private mutating func addASCII(_ characters: ArraySlice<UInt8>) {
    settle()
    anchored += characters
    move(by: characters.count)
  }

  /// - Parameter element: a control sequence, a control or a character.
  private mutating func add(_ element: ArraySlice<UInt8>) {
    switch element.first ?? 0 {
    case 0x1B: addSequence(element)
    case 0x0D:
      moved(to: 0)
      anchored += element
    case 0x08:
      settle()
      move(by: -1)
      anchored += element
    case 0x09:
      settle()
      column = column.map { ($0 / 8 + 1) * 8 }
      anchored += element
    case ..<0x20: anchored += element
    default: addCharacter(element)
    }
  }

  private mutating func addCharacter(_ bytes: ArraySlice<UInt8>) {
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
    let width = WidthTable.width(of: scalar) ?? 1
    let isAgreed = Self.isWidthAgreed(scalar) || trustsSigns && Self.isSign(scalar)
    // A combining mark belongs to the character before it.
    if width > 0 { settle() }
    // A terminal that draws it in one column would not clear the other one, and one that does not know it would clear
    // none.
    if width == 2 ? !isAgreed : width == 1 && WidthTable.isNew(scalar) { anchored += "\u{1B}[\(width)X".utf8 }
    anchored += bytes
    move(by: width)
    if !isAgreed { isAdrift = true }
  }

  /// ECMA-48, section 8.3.
  private mutating func addSequence(_ sequence: ArraySlice<UInt8>) {
    let isControl = sequence.dropFirst().first == UInt8(ascii: "[")
    let (first, second) = isControl ? Self.numbers(in: sequence) : (0, 0)
    switch isControl ? sequence.last : nil {
    case UInt8(ascii: "H"), UInt8(ascii: "f"): moved(to: max(1, second) - 1)
    case UInt8(ascii: "G"), UInt8(ascii: "`"): moved(to: max(1, first) - 1)
    case UInt8(ascii: "r"): moved(to: 0)
    case UInt8(ascii: "C"):
      settle()
      move(by: max(1, first))
    case UInt8(ascii: "D"):
      settle()
      move(by: -max(1, first))
    // REP repeats the last character; ncurses uses it with ASCII only.
    case UInt8(ascii: "b"): move(by: max(1, first))
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "P"), UInt8(ascii: "@"):
      settle()
    default: break
    }
    anchored += sequence
  }

  private mutating func moved(to column: Int) {
    self.column = column
    isAdrift = false
  }

  private mutating func move(by columns: Int) {
    column = column.map { max(0, $0 + columns) }
  }

  private mutating func settle() {
    guard isAdrift else { return }
    isAdrift = false
    if let column { anchored += "\u{1B}[\(column + 1)G".utf8 }
  }

  /// Whether all terminals use our width: ASCII, and characters that have been wide for a long time (East
  /// Asian Width W and F of Unicode's annex 11, without emoji).
  private static func isWidthAgreed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x80, 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x4DB5, 0x4E00...0x9FA5,
      0xAC00...0xD7A3, 0xFF01...0xFF60:
      true
    default: false
    }
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x2026, 0x2191, 0x2193, 0x2500...0x2570, 0x258C, 0x25C6, 0x25CB, 0x25CF, 0x2605: true
    default: false
    }
  }

  /// The end of the control sequence, the control or the character that starts at an index.
  static func endOfElement(at start: Int, in output: [UInt8]) -> Int {
    var end = start + 1
    switch output[start] {
    case 0x1B:
      guard end < output.count, output[end] == UInt8(ascii: "[") else {
        // For example `ESC ( B`, whose second byte is an intermediate one.
        while end < output.count, 0x20..<0x30 ~= output[end] { end += 1 }
        return min(end + 1, output.count)
      }
      end += 1
      while end < output.count, !(0x40..<0x7F ~= output[end]) { end += 1 }
      return min(end + 1, output.count)
    case 0xC0...:
      while end < output.count, output[end] & 0xC0 == 0x80 { end += 1 }
      return end
    default: return end
    }
  }

  /// The first two numbers of a control sequence; zero for one that is left out.
  static func numbers(in sequence: ArraySlice<UInt8>) -> (first: Int, second: Int) {
    let all = sequence.dropFirst(2).dropLast()
    let end = all.firstIndex(of: UInt8(ascii: ";")) ?? all.endIndex
    return (number(in: all[..<end]), number(in: all[end...].dropFirst()))
  }

  private static func number(in digits: ArraySlice<UInt8>) -> Int {
    digits.prefix { 0x30..<0x3A ~= $0 }.reduce(0) { $0 &* 10 &+ Int($1 - 0x30) }
  }
}
