/// The records of a CSV file (RFC 4180), one by one. Values in quotes can have line breaks.
struct CSVRecords: Sequence, IteratorProtocol {
  struct Record {
    /// Where it begins, from 1.
    let line: Int
    /// Nil if it cannot be read.
    let values: [String]?
    let reason: String
  }

  /// In bytes. A longer record is no todo.
  static let maxLength = 8 << 20

  private let bytes: [UInt8]
  private var index: Int
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The share of the file that was read, from 0 to 1.
  var share: Double { bytes.isEmpty ? 1 : Swift.min(1, Double(index) / Double(bytes.count)) }

  /// Empty lines are left out. After a record that is too long comes the next line.
  mutating func next() -> Record? {
    while index < bytes.count {
      let (first, end) = (line, Swift.min(bytes.count, index + Self.maxLength))
      var values: [ArraySlice<UInt8>] = []
      var isClosed = true
      repeat { values.append(value(&isClosed, until: end)) } while index < end && take(",")
      guard index < end || end == bytes.count else {
        skipLine()
        return Record(line: first, values: nil, reason: "The record has more than 8 MiB: shorten it.")
      }
      if take("\r") { _ = take("\n") } else { _ = take("\n") }
      if line == first { line += 1 }
      if values.count == 1, values[0].isEmpty { continue }
      return record(values, first, isClosed: isClosed)
    }
    return nil
  }

  private mutating func skipLine() {
    index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    line += 1
  }

  private func record(_ values: [ArraySlice<UInt8>], _ line: Int, isClosed: Bool) -> Record {
    func fault(_ reason: String) -> Record { Record(line: line, values: nil, reason: reason) }
    guard isClosed else { return fault("A value in quotes has no end: add a \".") }
    guard !values.contains(where: { $0.contains(0) }) else {
      return fault("The record has a NUL character: remove it, or convert the file to UTF-8.")
    }
    let texts = values.compactMap { String(validating: $0, as: UTF8.self) }
    guard texts.count == values.count else { return fault("The record is not in UTF-8: convert the file.") }
    return Record(line: line, values: texts, reason: "")
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard index < bytes.count, bytes[index] == sign.asciiValue else { return false }
    if sign == "\n" { line += 1 }
    index += 1
    return true
  }

  private mutating func value(_ isClosed: inout Bool, until limit: Int) -> ArraySlice<UInt8> {
    guard take("\"") else { return plainValue(until: limit) }
    var value: [UInt8] = []
    while index < limit {
      if take("\"") {
        // What follows the quotes belongs to the value, as spreadsheets read it.
        guard take("\"") else { return value[...] + plainValue(until: limit) }
        value.append(UInt8(ascii: "\""))
      } else {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        value.append(bytes[index])
        index += 1
      }
    }
    isClosed = false
    return value[...]
  }
}

extension CSVRecords {
  private mutating func plainValue(until limit: Int) -> ArraySlice<UInt8> {
    let ends = Array(",\r\n".utf8)
    let end = bytes[index..<limit].firstIndex { ends.contains($0) } ?? limit
    defer { index = end }
    return bytes[index..<end]
  }

  /// A value for a record. One that a spreadsheet would run as a formula begins with an apostrophe, which makes it text.
  /// Source: OWASP, CSV Injection.
  static func protected(_ value: String) -> String {
    let text = isFormula(value) ? "'\(value)" : value
    let special: Set<Unicode.Scalar> = ["\"", ",", "\r", "\n"]
    guard text.unicodeScalars.contains(where: special.contains) || text != value else { return value }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }

  /// The value before it was protected.
  static func unprotected(_ value: String) -> String {
    value.first == "'" && isFormula(String(value.dropFirst())) ? String(value.dropFirst()) : value
  }

  /// Also one that looks like a protected formula, so that both read back as they were. Signs of full width count,
  /// because a Japanese spreadsheet treats them the same way.
  private static func isFormula(_ value: String) -> Bool {
    let starts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"]
    return value.unicodeScalars.drop { $0 == "'" }.first.map(starts.contains) ?? false
  }
}
