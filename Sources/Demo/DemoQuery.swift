/// A search as GitHub's syntax writes it, as much of it as the demo understands: words, quoted phrases, `-`
/// for not, and the qualifiers language, stars, forks, user, org, topic, archived and fork. Source:
/// docs.github.com, "Searching for repositories".
struct DemoQuery {
  private struct Term {
    let isNegated: Bool
    let matches: (DemoRepo) -> Bool
  }

  private var terms: [Term] = []
  private(set) var words: [String] = []

  init(_ text: String) {
    for token in Self.tokens(of: text) {
      let isNegated = token.hasPrefix("-") && token.count > 1
      let body = isNegated ? String(token.dropFirst()) : token
      if let qualifier = Self.qualifier(body) {
        terms.append(Term(isNegated: isNegated, matches: qualifier))
      } else {
        let word = body.lowercased()
        if !isNegated { words.append(word) }
        terms.append(Term(isNegated: isNegated) { $0.searchText.contains(word) })
      }
    }
  }

  func matches(_ repo: DemoRepo) -> Bool {
    terms.allSatisfy { $0.matches(repo) != $0.isNegated }
  }

  /// How well it matches: names count more than descriptions, and stars decide among equals.
  func score(_ repo: DemoRepo) -> Int {
    let name = repo.shortName.lowercased()
    let hits = words.reduce(0) { $0 + (name == $1 ? 3 : name.contains($1) ? 2 : 1) }
    return hits * 1_000_000 + repo.stargazersCount
  }

  private static func qualifier(_ token: String) -> ((DemoRepo) -> Bool)? {
    guard let colon = token.firstIndex(of: ":") else { return nil }
    let value = token[token.index(after: colon)...].lowercased()
    guard !value.isEmpty else { return nil }
    switch token[..<colon].lowercased() {
    case "language": return { $0.language?.lowercased() == value }
    case "user", "org": return { $0.owner.lowercased() == value }
    case "topic": return { $0.topics.contains(value) }
    case "archived": return { $0.archived == (value == "true") }
    case "fork": return value == "only" ? { $0.fork } : { _ in true }
    case "stars": return DemoRange(value).map { range in { range.contains($0.stargazersCount) } }
    case "forks": return DemoRange(value).map { range in { range.contains($0.forksCount) } }
    default: return nil
    }
  }

  /// Splits at blanks, but not inside of quotes; the quotes themselves go.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var token = ""
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
      } else if character.isWhitespace, !isQuoted {
        if !token.isEmpty { tokens.append(token) }
        token = ""
      } else {
        token.append(character)
      }
    }
    return token.isEmpty ? tokens : tokens + [token]
  }
}

extension DemoRepo {
  fileprivate var searchText: String {
    ([fullName, description ?? ""] + topics).joined(separator: " ").lowercased()
  }
}
