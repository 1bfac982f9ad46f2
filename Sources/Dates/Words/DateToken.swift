/// A word of a date as it is typed.
struct DateToken {
  enum Content {
    case day(Day)
    /// A day with a time. The offset is in seconds east of UTC; nil if the text has none.
    case dayAndTime(WallTime, offset: Int?)
    case time(ClockTime)
    /// A time with an offset from UTC, which only makes sense after a day.
    case timeWithOffset(ClockTime, Int)
    /// `15th`.
    case ordinal(Int)
    case number(Int, digits: Int)
    /// +1 or -1.
    case sign(Int)
    /// In small letters.
    case word(String)
  }

  let content: Content
  /// As it was typed.
  let text: String
  /// In characters from 1.
  let column: Int

  var word: String? {
    if case .word(let word) = content { word } else { nil }
  }

  var time: ClockTime? {
    if case .time(let time) = content { time } else { nil }
  }
}

/// Splits date words into tokens.
struct DateScanner {
  private let characters: [Character]
  private var index = 0
  private var tokens: [DateToken] = []

  static func tokens(of text: String) throws(DateFault) -> [DateToken] {
    var scanner = DateScanner(characters: Array(text))
    while let character = scanner.peek {
      if character.isWhitespace {
        scanner.index += 1
      } else {
        try scanner.scan(character)
      }
    }
    return scanner.tokens
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func scan(_ character: Character) throws(DateFault) {
    let start = index
    if character == "+" || character == "-" {
      index += 1
      add(.sign(character == "+" ? 1 : -1), from: start)
    } else if character.isASCIIDigit {
      try scanNumber()
    } else if character.isLetter {
      let isASCII = character.isASCII
      let word = run { $0.isLetter && $0.isASCII == isASCII }
      add(.word(word.lowercased()), from: start)
    } else {
      throw DateFault(
        "\(chunk(from: start).shortened) is not a date. Write one such as dec 24, 2026-12-24 or fri.",
        column: start + 1, .notDate(chunk(from: start).shortened))
    }
  }

  private mutating func add(_ content: DateToken.Content, from start: Int) {
    tokens.append(DateToken(content: content, text: String(characters[start..<index]), column: start + 1))
  }

  private mutating func run(_ belongs: (Character) -> Bool) -> String {
    let start = index
    while let character = peek, belongs(character) { index += 1 }
    return String(characters[start..<index])
  }

  /// The text from an index to the next blank.
  private func chunk(from start: Int) -> String {
    String(characters[start...].prefix { !$0.isWhitespace })
  }

  private mutating func scanNumber() throws(DateFault) {
    let start = index
    if try scanDay() { return }
    let digits = run(\.isASCIIDigit)
    guard digits.count <= 9, let number = Int(digits) else {
      throw DateFault("\(digits.shortened) is too large a number for a date.", column: start + 1)
    }
    if peek == ":" { return try scanTime(from: start) }
    let wordStart = index
    let word = run { $0.isLetter && $0.isASCII }.lowercased()
    switch word {
    case "am", "pm":
      add(.time(try time(number, 0, 0, half: word, from: start)), from: start)
    case "st", "nd", "rd", "th":
      guard (1...31).contains(number), word == Self.suffix(of: number) else {
        let hint =
          (1...31).contains(number) ? "Write \(number)\(Self.suffix(of: number))." : "Write 1st to 31st."
        throw DateFault(
          "There is no \(number)\(word). \(hint)", column: start + 1, .noSuchDay("\(number)\(word)"))
      }
      add(.ordinal(number), from: start)
    default:
      index = wordStart
      if let next = peek, next == "." || next == "/" {
        throw DateFault(
          "\(chunk(from: start).shortened) is not a date. Write one such as dec 24 or 2026-12-24.",
          column: start + 1, .notDate(chunk(from: start).shortened))
      }
      add(.number(number, digits: digits.count), from: start)
    }
  }

  static func suffix(of number: Int) -> String {
    if (11...13).contains(number % 100) { return "th" }
    return switch number % 10 {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }

  /// Reads the minutes after an hour.
  private mutating func scanTime(from start: Int) throws(DateFault) {
    var parts = [Int(String(characters[start..<index])) ?? 99]
    while parts.count < 3, peek == ":" {
      index += 1
      let digits = run(\.isASCIIDigit)
      parts.append(digits.count == 2 ? Int(digits) ?? 99 : 99)
    }
    let wordStart = index
    let word = run { $0.isLetter && $0.isASCII }.lowercased()
    let isHalf = word == "am" || word == "pm"
    if !isHalf { index = wordStart }
    let seconds = parts.count > 2 ? parts[2] : 0
    let time = try time(parts[0], parts[1], seconds, half: isHalf ? word : nil, from: start)
    if !isHalf, let offset = scanOffset() {
      add(.timeWithOffset(time, offset), from: start)
    } else {
      add(.time(time), from: start)
    }
  }

  private func time(_ hour: Int, _ minute: Int, _ second: Int, half: String?, from start: Int)
    throws(DateFault)
    -> ClockTime
  {
    let isValid = half == nil || (1...12).contains(hour)
    let hour24 = half == nil ? hour : hour % 12 + (half == "pm" ? 12 : 0)
    guard isValid, let time = ClockTime(hour: hour24, minute: minute, second: second) else {
      throw DateFault(
        "\(chunk(from: start).shortened) is not a time. Write one from 00:00 to 23:59, or such as 5pm.",
        column: start + 1, .notTime(chunk(from: start).shortened))
    }
    return time
  }

  /// Reads `Z`, `+01:00` or `-05:30` if it follows directly.
  private mutating func scanOffset() -> Int? {
    for length in [6, 1] where index + length <= characters.count {
      var text = ASCIIText(String(characters[index..<index + length]))
      if let offset = text.utcOffset(), text.isAtEnd {
        index += length
        return offset
      }
    }
    return nil
  }

  /// Whether a year follows the name of its month, and a hyphen begins an offset such as `-7mo`.
  private func isYearBeforeOffset(at start: Int) -> Bool {
    guard tokens.suffix(2).contains(where: { $0.word.flatMap(DateVocabulary.month) != nil }) else {
      return false
    }
    let rest = characters[start...].drop(while: \.isASCIIDigit).dropFirst()
    let digits = rest.prefix(while: \.isASCIIDigit)
    let unit = rest.dropFirst(digits.count).drop(while: \.isWhitespace).prefix { $0.isLetter }
    return !digits.isEmpty && DateUnit(String(unit).lowercased()) != nil
  }

  /// Reads a day of ISO 8601, with a time if one is attached. Returns false if the number is none.
  private mutating func scanDay() throws(DateFault) -> Bool {
    let start = index
    let digits = characters[start...].prefix(while: \.isASCIIDigit).count
    let hasHyphen = digits == 4 && start + 4 < characters.count && characters[start + 4] == "-"
    guard digits == 8 || hasHyphen, !isYearBeforeOffset(at: start) else { return false }
    guard let (day, length) = ISODay.read(characters[start...]) else {
      throw DateFault(
        "There is no day \(chunk(from: start).shortened). Write one such as 2026-12-24, 2026-W52-4 or 2026-358.",
        column: start + 1, .noSuchDay(chunk(from: start).shortened))
    }
    index += length
    guard peek == "T" || peek == "t" else {
      add(.day(day), from: start)
      return true
    }
    index += 1
    let timeStart = index
    guard run(\.isASCIIDigit).count == 2, peek == ":" else {
      throw DateFault(
        "\(chunk(from: timeStart).shortened) is not a time. Write one from 00:00 to 23:59.",
        column: timeStart + 1, .notTime(chunk(from: timeStart).shortened))
    }
    try scanTime(from: timeStart)
    guard let last = tokens.popLast() else { return true }
    switch last.content {
    case .time(let time): add(.dayAndTime(WallTime(day, time), offset: nil), from: start)
    case .timeWithOffset(let time, let offset):
      add(.dayAndTime(WallTime(day, time), offset: offset), from: start)
    default: break
    }
    return true
  }
}

/// The forms of a day in ISO 8601.
private enum ISODay {
  /// Returns nil if the text begins with none, or with a day that does not exist.
  static func read(_ text: ArraySlice<Character>) -> (day: Day, length: Int)? {
    // A form is longest first, because 2026-335 also begins as 2026-33.
    for (length, form) in [(10, date), (10, weekAndDay), (8, week), (8, compact), (8, ordinal)] {
      let front = String(text.prefix(length))
      let follows = text.dropFirst(length).first
      guard front.utf8.count == length, follows.map({ !$0.isASCIIDigit }) ?? true else { continue }
      if let day = form(front.uppercased()) { return (day, length) }
    }
    return nil
  }

  private static func date(_ text: String) -> Day? { Day(iso: text) }

  private static func compact(_ text: String) -> Day? {
    var text = ASCIIText(text)
    let day = text.isoDay()
    return text.isAtEnd ? day : nil
  }

  private static func ordinal(_ text: String) -> Day? {
    var text = ASCIIText(text)
    guard let year = text.number(digits: 4), text.skip("-"), let number = text.number(digits: 3), number > 0,
      let first = Day(year: year, month: 1, day: 1), number <= (Day.isLeap(year) ? 366 : 365)
    else { return nil }
    return first.adding(days: number - 1)
  }

  private static func week(_ text: String) -> Day? { weekAndDay(text + "-1") }

  private static func weekAndDay(_ text: String) -> Day? {
    var text = ASCIIText(text)
    guard let year = text.number(digits: 4), text.skip("-"), text.skip("W"),
      let number = text.number(digits: 2),
      text.skip("-"), let weekday = text.number(digits: 1).flatMap(Weekday.init(rawValue:)), text.isAtEnd
    else { return nil }
    return ISOWeek(year: year, week: number)?.day(weekday)
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
