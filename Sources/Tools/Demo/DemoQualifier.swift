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
