extension RecurrenceRule {
  /// Reads the value of an RRULE, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH`. Case does not matter, and `RRULE:` may
  /// come first.
  ///
  /// The limits are on purpose: rules come from servers and files, and no real rule needs more than 1 kB, an interval of
  /// 10,000 or a list of 400 values.
  public init(_ text: String) throws(RuleFault) {
    guard text.utf8.count <= Self.maxLength else {
      throw RuleFault("A rule has at most 1,024 bytes. Shorten its lists.", column: 1)
    }
    let trimmed = RuleText(text)
    guard let rule = try RuleParser.rule(in: trimmed) else {
      self.init(kept: trimmed.content)
      return
    }
    self.init(rule)
  }

  private static let maxLength = 1024
  static let maxInterval = 10_000
  static let maxListLength = 400
}

/// The value of an RRULE, without blanks around it and in capitals, and where it begins.
private struct RuleText {
  let content: String
  let column: Int

  init(_ text: String) {
    let blanks = text.prefix { $0.isWhitespace }.count
    var rest = text.dropFirst(blanks)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    let hasName = rest.prefix(6).uppercased() == "RRULE:"
    content = (hasName ? rest.dropFirst(6) : rest).uppercased()
    column = blanks + (hasName ? 6 : 0) + 1
  }
}

/// A piece of a rule, and where it begins.
private struct Piece {
  let text: Substring
  let column: Int

  func split(at separator: Character) -> [Piece] {
    var column = column
    return text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      defer { column += part.count + 1 }
      return Piece(text: part, column: column)
    }
  }

  func fault(_ message: String) -> RuleFault { RuleFault(message, column: column) }
}

private struct RuleParser {
  private var parts = RecurrenceParts(frequency: .daily)
  private var seen: Set<Substring> = []
  /// Whether there is a part that octodo does not understand.
  private var isForeign = false

  /// Returns nil if the rule is well-formed, and octodo only keeps it.
  static func rule(in text: RuleText) throws(RuleFault) -> RecurrenceParts? {
    let rule = Piece(text: text.content[...], column: text.column)
    var parser = RuleParser()
    for part in rule.split(at: ";") where !part.text.isEmpty { try parser.read(part) }
    guard parser.seen.contains("FREQ") else {
      throw rule.fault("A rule needs FREQ=, such as FREQ=WEEKLY;BYDAY=MO.")
    }
    guard parser.parts.count == nil || parser.parts.until == nil else {
      throw rule.fault("A rule ends by COUNT or by UNTIL, not by both. Leave out one of them.")
    }
    return parser.isForeign ? nil : parser.parts
  }

  private mutating func read(_ part: Piece) throws(RuleFault) {
    let sides = part.split(at: "=")
    guard sides.count == 2, !sides[0].text.isEmpty, !sides[1].text.isEmpty else {
      throw part.fault("\(part.text.shortened) is no part of a rule. Parts are written as NAME=VALUE.")
    }
    let (name, value) = (sides[0], sides[1])
    guard seen.insert(name.text).inserted else {
      throw name.fault("\(name.text) is there twice. Put its values in one list.")
    }
    switch name.text {
    case "FREQ": try readFrequency(value)
    case "INTERVAL":
      parts.interval = try number(value, 1...RecurrenceRule.maxInterval, "INTERVAL")
    case "COUNT": parts.count = try number(value, 1...1_000_000_000, "COUNT")
    case "UNTIL": parts.until = try until(value)
    case "WKST": parts.weekStart = try weekday(value)
    case "BYDAY": parts.weekdays = try list(value) { part throws(RuleFault) in try weekdayPosition(part) }
    case "BYMONTHDAY": parts.monthDays = try signedList(value, 31, "BYMONTHDAY")
    case "BYYEARDAY": parts.yearDays = try signedList(value, 366, "BYYEARDAY")
    case "BYWEEKNO": parts.weekNumbers = try signedList(value, 53, "BYWEEKNO")
    case "BYSETPOS": parts.setPositions = try signedList(value, 366, "BYSETPOS")
    case "BYMONTH":
      // RFC 7529 has leap months, such as 5L, for other calendars.
      if value.text.contains("L") { return isForeign = true }
      parts.months = try list(value) { part throws(RuleFault) in try number(part, 1...12, "BYMONTH") }
    default: isForeign = true
    }
  }

  private mutating func readFrequency(_ value: Piece) throws(RuleFault) {
    if let frequency = RecurrenceRule.Frequency(rawValue: String(value.text)) {
      parts.frequency = frequency
    } else if ["HOURLY", "MINUTELY", "SECONDLY"].contains(value.text) {
      isForeign = true
    } else {
      throw value.fault("There is no FREQ=\(value.text.shortened). Use DAILY, WEEKLY, MONTHLY or YEARLY.")
    }
  }

  private func list<Value: Hashable & Comparable>(
    _ value: Piece, _ read: (Piece) throws(RuleFault) -> Value
  ) throws(RuleFault) -> [Value] {
    var values: Set<Value> = []
    let entries = value.split(at: ",")
    guard entries.count <= RecurrenceRule.maxListLength else {
      throw value.fault("A list in a rule has at most 400 values. Shorten it.")
    }
    for entry in entries { values.insert(try read(entry)) }
    return values.sorted()
  }

  private func signedList(_ value: Piece, _ limit: Int, _ name: String) throws(RuleFault) -> [Int] {
    try list(value) { part throws(RuleFault) in
      guard let number = part.text.signedNumber, number != 0, (-limit...limit).contains(number) else {
        throw part.fault(
          "\(name) has numbers from 1 to \(limit), or from -1 to -\(limit) to count from the end.")
      }
      return number
    }
  }

  private func number(_ value: Piece, _ range: ClosedRange<Int>, _ name: String) throws(RuleFault) -> Int {
    guard let number = value.text.signedNumber, value.text.first != "+", range.contains(number) else {
      throw value.fault("\(name) is a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  private func weekday(_ value: Piece) throws(RuleFault) -> Weekday {
    guard let weekday = Weekday(ruleName: value.text) else {
      throw value.fault("Weekdays are MO, TU, WE, TH, FR, SA and SU.")
    }
    return weekday
  }

  private func weekdayPosition(_ value: Piece) throws(RuleFault) -> RecurrenceParts.WeekdayPosition {
    let weekday = try weekday(Piece(text: value.text.suffix(2), column: value.column))
    let number = value.text.dropLast(2)
    if number.isEmpty { return .init(weekday: weekday) }
    guard let n = number.signedNumber, n != 0, (-53...53).contains(n) else {
      throw value.fault("BYDAY counts from 1 to 53, or from -1 to -53 for the end, as in 2TU and -1FR.")
    }
    return .init(n: n, weekday: weekday)
  }

  private func until(_ value: Piece) throws(RuleFault) -> RecurrenceParts.Until {
    var rest = ASCIIText(value.text)
    let fault = value.fault("UNTIL is a day or a time, such as 20261231 or 20261231T225959Z.")
    guard let day = rest.isoDay() else { throw fault }
    if rest.isAtEnd { return .day(day) }
    guard rest.skip("T"), let hour = rest.number(digits: 2), let minute = rest.number(digits: 2),
      let second = rest.number(digits: 2),
      let time = ClockTime(hour: hour, minute: minute, second: min(second, 59))
    else { throw fault }
    let isUTC = rest.skip("Z")
    guard rest.isAtEnd else { throw fault }
    let wall = WallTime(day, time)
    return isUTC ? .utc(wall) : .wall(wall)
  }
}

extension Substring {
  /// The value of an optional sign and up to 10 ASCII digits.
  fileprivate var signedNumber: Int? {
    let digits = first == "+" || first == "-" ? dropFirst() : self
    guard (1...10).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(self)
  }
}

extension StringProtocol {
  /// The text for a message, cut after 40 characters.
  var shortened: String { count > 40 ? prefix(39) + "…" : String(self) }
}
