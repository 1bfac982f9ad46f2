import Terminal

extension Lexer {
  /// `12`, `1.5`, `300ms`, `80x24`.
  mutating func readNumeric() throws(SyntaxFault) -> LexerToken.Kind {
    let start = index
    let value = readDigits()
    let digits = start..<index
    if byte(after: 0) == UInt8(ascii: "."), let next = byte(after: 1), next.isDigit {
      index += 1
      _ = readDigits()
      try checkEnd(from: start)
      return .number(NumberLiteral(value: try double(start..<index), whole: nil))
    }
    if byte(after: 0) == UInt8(ascii: "x"), let next = byte(after: 1), next.isDigit {
      index += 1
      let rowDigits = index
      let rows = readDigits()
      try checkEnd(from: start)
      return .size(
        Size(columns: try checked(value, digits), rows: try checked(rows, rowDigits..<index)))
    }
    if let duration = try readDuration(value, digits) { return .duration(duration) }
    try checkEnd(from: start)
    return .integer(try checked(value, digits))
  }

  /// A sign starts a number if nothing precedes it directly: `Ctrl+1` is a chord, but `page=-1` has a number.
  var startsSignedNumber: Bool {
    guard let next = byte(after: 1), next.isDigit else { return false }
    guard index > source.lineStarts[line] else { return true }
    let previous = bytes[index - 1]
    return previous.isBlank || previous == UInt8(ascii: "=") || previous == UInt8(ascii: "*")
  }

  mutating func readSignedNumber() throws(SyntaxFault) -> LexerToken.Kind {
    let start = index
    index += 1
    _ = readDigits()
    var hasFraction = false
    if byte(after: 0) == UInt8(ascii: "."), let next = byte(after: 1), next.isDigit {
      hasFraction = true
      index += 1
      _ = readDigits()
    }
    try checkEnd(from: start)
    let whole = hasFraction ? nil : Int(source.text(start..<index))
    return .number(NumberLiteral(value: try double(start..<index), whole: whole))
  }

  /// `@row:col`.
  mutating func readCell() throws(SyntaxFault) -> LexerToken.Kind {
    let start = index
    index += 1
    let rowStart = index
    let row = readDigits()
    let rowDigits = rowStart..<index
    guard !rowDigits.isEmpty, byte(after: 0) == UInt8(ascii: ":"), byte(after: 1)?.isDigit == true else {
      throw SyntaxFault(offset: start, message: "a cell is written @row:column, such as @3:10")
    }
    index += 1
    let columnStart = index
    let column = readDigits()
    try checkEnd(from: start)
    let cell = CellPosition(
      row: try checked(row, rowDigits), column: try checked(column, columnStart..<index))
    guard cell.row > 0, cell.column > 0 else {
      throw SyntaxFault(offset: start, message: "rows and columns count from 1")
    }
    return .cell(cell)
  }

  private mutating func readDuration(
    _ value: Int?, _ digits: Range<Int>
  ) throws(SyntaxFault) -> Duration? {
    let units: [(String, Int)] = [("ms", 1), ("s", 1_000), ("m", 60_000)]
    for (unit, milliseconds) in units where bytes[index..<end].starts(with: unit.utf8) {
      let next = byte(after: unit.utf8.count)
      if let next, next.isLetter || next.isDigit { continue }
      index += unit.utf8.count
      try checkEnd(from: digits.lowerBound)
      let (total, overflow) = try checked(value, digits).multipliedReportingOverflow(by: milliseconds)
      guard !overflow, total <= ScriptLimits.longestDuration else {
        throw SyntaxFault(offset: digits.lowerBound, message: "a span of time is 100 years at most")
      }
      return .milliseconds(total)
    }
    return nil
  }

  /// The value of the digits, or nil if it does not fit into an Int.
  private mutating func readDigits() -> Int? {
    var value: Int? = 0
    while index < end, bytes[index].isDigit {
      if let soFar = value {
        let (product, overflow) = soFar.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(Int(bytes[index] - UInt8(ascii: "0")))
        value = overflow || carry ? nil : sum
      }
      index += 1
    }
    return value
  }

  private func checked(_ value: Int?, _ digits: Range<Int>) throws(SyntaxFault) -> Int {
    guard let value else {
      throw SyntaxFault(offset: digits.lowerBound, message: "this number is too large")
    }
    return value
  }

  private func double(_ range: Range<Int>) throws(SyntaxFault) -> Double {
    guard range.count <= 400, let value = Double(source.text(range)), value.isFinite else {
      throw SyntaxFault(offset: range.lowerBound, message: "this number is too long")
    }
    return value
  }

  /// `2026-01-01T00:00:00Z` and `3abc` are neither numbers nor words.
  private mutating func checkEnd(from start: Int) throws(SyntaxFault) {
    guard let next = byte(after: 0) else { return }
    let isArrow = next == UInt8(ascii: "-") && byte(after: 1) == UInt8(ascii: ">")
    let isRange = next == UInt8(ascii: ".") && byte(after: 1) == UInt8(ascii: ".")
    guard next.isWordByte || next == UInt8(ascii: ":"), !isArrow, !isRange else { return }
    while index < end, !bytes[index].isBlank { index += 1 }
    let text = source.shortText(start..<index)
    throw SyntaxFault(
      offset: start, message: "\"\(text)\" is neither a number nor a word; text goes in quotes")
  }
}
