/// Reads JSON values (RFC 8259) one after another.
struct JSONTreeReader {
  private let bytes: [UInt8]
  private var index: Int
  /// From 1.
  private(set) var line = 1
  private var depth = 0

  /// Objects and lists within each other.
  private static let maxDepth = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The share of the file that was read, from 0 to 1.
  var share: Double { bytes.isEmpty ? 1 : min(1, Double(index) / Double(bytes.count)) }

  /// Whether only blanks follow.
  var isAtEnd: Bool {
    mutating get {
      skip(" \t\r\n")
      return index >= bytes.count
    }
  }

  /// Skips blanks and some of the signs that separate values.
  /// - Returns: how many more lists began than ended.
  @discardableResult
  mutating func skip(_ signs: String) -> Int {
    let signs = Array(signs.utf8)
    var lists = 0
    while index < bytes.count, signs.contains(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      if bytes[index] == UInt8(ascii: "[") { lists += 1 }
      if bytes[index] == UInt8(ascii: "]") { lists -= 1 }
      index += 1
    }
    return lists
  }

  /// Goes on with the line after this one.
  mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  mutating func value() throws(JSONTreeFault) -> JSONTree {
    skip(" \t\r\n")
    guard index < bytes.count else { throw fault("The text ends too early: is the file complete?") }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      return try nested { reader throws(JSONTreeFault) in .object(try reader.members()) }
    case UInt8(ascii: "["): return try nested { reader throws(JSONTreeFault) in .list(try reader.elements()) }
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested(
    _ read: (inout JSONTreeReader) throws(JSONTreeFault) -> JSONTree
  ) throws(JSONTreeFault) -> JSONTree {
    guard depth < Self.maxDepth else {
      throw fault("More than \(Self.maxDepth) lists are within each other.")
    }
    index += 1
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func members() throws(JSONTreeFault) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    while !take("}") {
      if !members.isEmpty { try expect(",") }
      skip(" \t\r\n")
      let name = try string()
      try expect(":")
      members.append(JSONTree.Member(name: name, value: try value()))
    }
    return members
  }

  private mutating func elements() throws(JSONTreeFault) -> [JSONTree] {
    var values: [JSONTree] = []
    while !take("]") {
      if !values.isEmpty { try expect(",") }
      values.append(try value())
    }
    return values
  }

  private mutating func take(_ sign: Character) -> Bool {
    skip(" \t\r\n")
    guard index < bytes.count, bytes[index] == sign.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: Character) throws(JSONTreeFault) {
    guard take(sign) else { throw fault("A \(sign) is missing.") }
  }

  private mutating func word(_ word: String, _ value: JSONTree) throws(JSONTreeFault) -> JSONTree {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("This is no JSON value.") }
    index += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONTreeFault) -> String {
    let digits = bytes[index...].prefix {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    let text = String(decoding: digits, as: UTF8.self)
    guard Double(text)?.isFinite == true else { throw fault("This is no JSON value.") }
    index += digits.count
    return text
  }

  private mutating func string() throws(JSONTreeFault) -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw fault("A text in quotes is missing.")
    }
    index += 1
    var content: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
      if byte == UInt8(ascii: "\\") { content += try escape() } else { content.append(byte) }
    }
    guard index < bytes.count else { throw fault("A text has no end: a \" is missing.") }
    index += 1
    guard let text = String(validating: content, as: UTF8.self) else {
      throw fault("A text is not in UTF-8: convert the file.")
    }
    return text
  }

  private mutating func escape() throws(JSONTreeFault) -> [UInt8] {
    guard index < bytes.count else { throw fault("A text has no end: a \" is missing.") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return Array(String(try escapedScalar()).utf8)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    default: throw fault("A text has an unknown escape.")
    }
  }

  /// A half of a pair alone is read as the replacement character, and so is NUL, which no text of the todo file has.
  private mutating func escapedScalar() throws(JSONTreeFault) -> Unicode.Scalar {
    let first = try unit()
    guard first != 0 else { return "\u{FFFD}" }
    guard UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let mark = index
    index += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else {
      index = mark
      return "\u{FFFD}"
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func unit() throws(JSONTreeFault) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("A \\u needs four hexadecimal digits.") }
    index += 4
    return unit
  }

  private func fault(_ reason: String) -> JSONTreeFault { JSONTreeFault(line: line, reason: reason) }
}

/// An object of a file with several of them.
struct FileObject {
  /// Where it begins, from 1.
  let line: Int
  /// Its number from 1, if its line has others, too.
  let number: Int?
  let object: JSONTree
}

extension TodoFileContent {
  /// The objects of a file: an array of them, or one after another. Anything else is listed as unreadable.
  /// - Parameter step: gets the share of the file that was read, from 0 to 1.
  mutating func objects(of file: [UInt8], step: (_ share: Double) throws -> Void) rethrows -> [FileObject] {
    var values: [(line: Int, object: JSONTree?, fault: String)] = []
    var reader = JSONTreeReader(file)
    var lists = 0
    while true {
      lists += reader.skip(" \t\r\n,[]")
      if reader.isAtEnd { break }
      try step(reader.share)
      let line = reader.line
      do throws(JSONTreeFault) {
        let value = try reader.value()
        if case .object = value {
          values.append((line, value, ""))
        } else {
          values.append((line, nil, "This is no object in braces."))
        }
      } catch {
        values.append((error.line, nil, error.reason))
        reader.skipLine()
      }
    }
    let counts = values.reduce(into: [Int: Int]()) { $0[$1.line, default: 0] += 1 }
    let objects = values.enumerated().map { index, value in
      (value, number: counts[value.line, default: 0] > 1 ? index + 1 : nil)
    }
    unreadable += objects.filter { $0.0.object == nil }.map {
      UnreadableItem($0.0.line, number: $0.number, $0.0.fault)
    }
    // After something unreadable an end may have been passed over.
    if lists > 0, unreadable.isEmpty {
      unreadable.append(
        UnreadableItem(reader.line, "The list has no end, a ] is missing: is the file complete?"))
    }
    return objects.compactMap { value, number in
      value.object.map { FileObject(line: value.line, number: number, object: $0) }
    }
  }
}
