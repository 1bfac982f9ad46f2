import Dates
import Domain
import FoundationEssentials

/// The meaning of one word of a todo.txt line.
enum TodoTextWord: Hashable {
  case text
  case project(String)
  case tag(String)
  case date(TodoField, DateValue)
  /// A rule of which the days follow from the first one.
  case step(RuleStep, RepeatOrigin)
  case rule(String, RepeatOrigin)
  case repeatsFromCompletion
  case priority(Character)
  case uid(String)
  case needs([String])
  case parent(String)
  case cancelled
  case putAside
  /// Metadata of other programs.
  case unknown

  private static let dates: [String: TodoField] = [
    "due": .due, "t": .wait, "sched": .scheduled, "until": .until,
  ]

  /// Metadata with a value that cannot be read is text.
  init(_ word: String, _ context: FormatContext) {
    let name = String(word.dropFirst()).asMeant
    if !name.isEmpty, word.first == "+" {
      self = .project(name)
    } else if !name.isEmpty, word.first == "@" {
      self = .tag(name)
    } else if let colon = word.firstIndex(of: ":"), Self.isKey(word[..<colon]) {
      self = Self.pair(String(word[..<colon]), String(word[word.index(after: colon)...]), context)
    } else {
      self = .text
    }
  }

  private static func isKey(_ key: Substring) -> Bool {
    key.first?.isLetter == true && key.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }

  private static func pair(_ key: String, _ value: String, _ context: FormatContext) -> TodoTextWord {
    guard !value.isEmpty, !value.hasPrefix("//") else { return .text }
    if let field = dates[key] { return date(value, context).map { .date(field, $0) } ?? .text }
    switch key {
    case "rec": return repetition(value) ?? .text
    case "rrule":
      guard let rule = try? RecurrenceRule(value) else { return .text }
      return .rule(rule.text, .schedule)
    case "repeat" where value == "completion": return .repeatsFromCompletion
    case "pri":
      guard let letter = value.first, value.count == 1, TodoTextLine.isPriority(letter) else { return .text }
      return .priority(letter)
    case "uid": return .uid(decoded(value))
    case "needs": return .needs(value.split(separator: ",").map { decoded(String($0)) })
    case "under": return .parent(decoded(value))
    case "status" where value == "cancelled": return .cancelled
    case "status" where value == "waiting": return .putAside
    case "mailto": return .text
    default: return .unknown
    }
  }

  /// `2026-12-01` or `2026-12-01T17:00` in the zone of the user, or with another offset, as in `2026-10-25T02:30:00+01:00`.
  static func date(_ text: String, _ context: FormatContext) -> DateValue? {
    if let day = Day(iso: text) { return .day(day) }
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = Day(iso: String(parts[0])) else { return nil }
    guard let time = ClockTime(clock: parts[1]) else {
      return Moment(rfc3339: text, in: context.zone).map(DateValue.moment)
    }
    return .moment(Moment(WallTime(day, time), in: context.zone))
  }

  static func text(_ date: DateValue, _ context: FormatContext) -> String {
    switch date {
    case .day(let day): return "\(day)"
    case .moment(let moment):
      let wall = moment.wallTime(in: context.zone)
      guard !moment.isRepeated(in: context.zone) else { return Moment(moment.date, in: context.zone).rfc3339 }
      return "\(wall.day)T\(wall.time)"
    }
  }

  /// `+1w` counts from the due date, `1w` from the day on which it is done.
  private static func repetition(_ text: String) -> TodoTextWord? {
    let isStrict = text.hasPrefix("+")
    let digits = text.dropFirst(isStrict ? 1 : 0).dropLast()
    let units: [Character: RuleStep.Unit] = ["d": .day, "b": .workday, "w": .week, "m": .month, "y": .year]
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(digits),
      let unit = text.last.flatMap({ units[$0] }), let step = RuleStep(unit, count)
    else { return nil }
    return .step(step, isStrict ? .schedule : .completion)
  }

  private static func words(_ step: RuleStep, _ origin: RepeatOrigin) -> [String] {
    let units: [RuleStep.Unit: String] = [.day: "d", .workday: "b", .week: "w", .month: "m", .year: "y"]
    return ["rec:\(origin == .schedule ? "+" : "")\(step.count)\(units[step.unit] ?? "d")"]
  }

  /// As octodo writes it. A rule can need two words.
  func words(_ context: FormatContext) -> [String] {
    switch self {
    case .text, .unknown: []
    case .project(let name): ["+\(Self.joined(name))"]
    case .tag(let name): ["@\(Self.joined(name))"]
    case .date(let field, let date):
      ["\(Self.dates.first { $0.value == field }?.key ?? field.name):\(Self.text(date, context))"]
    case .step(let step, let origin): Self.words(step, origin)
    case .rule(let rule, let origin):
      ["rrule:\(rule)"] + (origin == .completion ? ["repeat:completion"] : [])
    case .repeatsFromCompletion: ["repeat:completion"]
    case .priority(let letter): ["pri:\(letter)"]
    case .uid(let uid): ["uid:\(Self.encoded(uid))"]
    case .needs(let uids): ["needs:\(uids.map(Self.encoded).joined(separator: ","))"]
    case .parent(let uid): ["under:\(Self.encoded(uid))"]
    case .cancelled: ["status:cancelled"]
    case .putAside: ["status:waiting"]
    }
  }

  /// A word has no blanks.
  private static func joined(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: "_")
  }

  private static let escapes = [("%", "%25"), (" ", "%20"), ("\t", "%09"), (",", "%2C")]

  private static func encoded(_ uid: String) -> String {
    escapes.reduce(uid) { $0.replacing($1.0, with: $1.1) }
  }

  private static func decoded(_ value: String) -> String {
    escapes.reversed().reduce(value) { $0.replacing($1.1, with: $1.0) }
  }
}

extension ClockTime {
  /// Reads `17:00` or `17:00:30`.
  init?(clock text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    self.init(hour: numbers[0], minute: numbers[1], second: numbers.count == 3 ? numbers[2] : 0)
  }
}
