/// A term such as `language:swift` or `stars:>500`. Source: docs.github.com, "Searching for repositories".
enum DemoQualifier {
  case condition((DemoRepo) -> Bool)
  case sort(DemoSort)
  /// Has no effect: everything in the demo is public, and words are searched everywhere.
  case anything

  /// GitHub's qualifiers that the data does not support.
  private static let unknown: Set<String> = [
    "followers", "size", "mirror", "template", "good-first-issues", "help-wanted-issues", "topics",
    "sponsorable", "funding-file", "props", "has",
  ]

  /// Nil if the token is a search word.
  /// - Throws: `DemoQueryError`.
  init?(_ token: String) throws(DemoQueryError) {
    guard let colon = token.firstIndex(of: ":") else { return nil }
    let name = token[..<colon].lowercased()
    let value = token[token.index(after: colon)...].lowercased()
    if Self.unknown.contains(name) { throw .unknownQualifier(name) }
    guard !value.isEmpty else { return nil }
    let bad = DemoQueryError.badValue(value, qualifier: name)
    switch name {
    case "language": self = .condition { $0.language?.lowercased() == value }
    case "user", "org": self = .condition { $0.owner.lowercased() == value }
    case "repo": self = .condition { $0.fullName.lowercased() == value }
    case "topic": self = .condition { $0.topics.contains(value) }
    case "license": self = .condition { $0.license?.lowercased() == value }
    case "archived":
      guard value == "true" || value == "false" else { throw bad }
      self = .condition { $0.archived == (value == "true") }
    case "fork": self = value == "only" ? .condition { $0.fork } : .anything
    case "in", "is", "visibility": self = .anything
    case "stars", "forks":
      guard let range = DemoRange(value) else { throw bad }
      let isStars = name == "stars"
      self = .condition { range.contains(isStars ? $0.stargazersCount : $0.forksCount) }
    case "created", "pushed":
      guard let range = DemoDateRange(value) else { throw bad }
      let isCreated = name == "created"
      self = .condition { range.contains(isCreated ? $0.createdAt : $0.pushedAt) }
    case "sort":
      guard let sort = DemoSort(qualifier: value) else { throw bad }
      self = .sort(sort)
    default: return nil
    }
  }
}

/// A number range in the syntax of GitHub's search: 5, >5, >=5, <5, <=5, 5..9, 5..*, *..9.
struct DemoRange {
  private let bounds: ClosedRange<Int>

  init?(_ text: String) {
    let (low, high) = (0, Int.max)
    func number(_ text: Substring) -> Int? { Int(text) }
    if text.hasPrefix(">="), let from = number(text.dropFirst(2)) {
      bounds = from...high
    } else if text.hasPrefix("<="), let to = number(text.dropFirst(2)), to >= low {
      bounds = low...to
    } else if text.hasPrefix(">"), let from = number(text.dropFirst()), from < high {
      bounds = (from + 1)...high
    } else if text.hasPrefix("<"), let to = number(text.dropFirst()), to > low {
      bounds = low...(to - 1)
    } else if let dots = text.firstRange(of: "..") {
      let (left, right) = (text[..<dots.lowerBound], text[dots.upperBound...])
      guard let from = left == "*" ? low : number(left), let to = right == "*" ? high : number(right),
        from <= to
      else { return nil }
      bounds = from...to
    } else if let exact = number(text[...]) {
      bounds = exact...exact
    } else {
      return nil
    }
  }

  func contains(_ number: Int) -> Bool {
    bounds.contains(number)
  }
}

/// A date range in the syntax of GitHub's search: 2020, 2020-05, 2020-05-01, >2020, >=…, <…, <=…, and
/// 2019..2020-06. ISO 8601 dates sort as text, so a year matches all texts that begin with it.
struct DemoDateRange {
  /// The lowest text of the range, and a prefix of the highest.
  private let from: String
  private let upTo: String
  private let includesFrom: Bool
  private let includesEnd: Bool

  private static let end = "9999"

  /// - Parameter text: in any case.
  init?(_ text: String) {
    let text = text.uppercased()
    let comparisons = [">=", "<=", ">", "<"]
    let sign = comparisons.first { text.hasPrefix($0) }
    let bounds: [String]
    if let sign {
      let date = String(text.dropFirst(sign.count))
      bounds = sign.hasPrefix(">") ? [date, "*"] : ["*", date]
    } else if let dots = text.firstRange(of: "..") {
      bounds = [String(text[..<dots.lowerBound]), String(text[dots.upperBound...])]
    } else {
      bounds = [text, text]
    }
    guard bounds.allSatisfy({ $0 == "*" || Self.isDate($0) }), bounds != ["*", "*"] else { return nil }
    from = bounds[0] == "*" ? "" : bounds[0]
    upTo = bounds[1] == "*" ? Self.end : bounds[1]
    includesFrom = sign != ">"
    includesEnd = sign != "<"
  }

  /// - Parameter date: in GitHub's format, 2020-05-01T10:00:00Z.
  func contains(_ date: String) -> Bool {
    let start = date.prefix(from.count), end = date.prefix(upTo.count)
    return (includesFrom ? start >= from : start > from) && (includesEnd ? end <= upTo : end < upTo)
  }

  /// A year, or one with month, day and time.
  private static func isDate(_ text: String) -> Bool {
    let day = text.prefix { $0 != "T" }
    let parts = day.split(separator: "-", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && parts[0].count == 4
      && parts.dropFirst().allSatisfy { $0.count == 2 }
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}
