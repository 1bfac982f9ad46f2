/// A search in the part of GitHub's syntax that the demo supports: words, quoted phrases, `-` and `NOT`, and
/// the qualifiers of `DemoQualifier`. Source: docs.github.com, "Searching for repositories" and
/// "Understanding the search syntax".
struct DemoQuery {
  private struct Term {
    let isNegated: Bool
    let matches: (DemoRepo) -> Bool
  }

  private var terms: [Term] = []
  private(set) var words: [String] = []
  /// The order requested by `sort:`; nil if there is none.
  private(set) var sort: DemoSort?

  /// - Throws: `DemoQueryError` if the data has no response.
  init(_ text: String) throws(DemoQueryError) {
    var isNegatedByWord = false
    for token in Self.tokens(of: text) {
      if token == "NOT" {
        isNegatedByWord = true
        continue
      }
      let hasMinus = token.hasPrefix("-") && token.count > 1
      try add(hasMinus ? String(token.dropFirst()) : token, isNegated: hasMinus != isNegatedByWord)
      isNegatedByWord = false
    }
  }

  private mutating func add(_ token: String, isNegated: Bool) throws(DemoQueryError) {
    switch try DemoQualifier(token) {
    case .condition(let matches): terms.append(Term(isNegated: isNegated, matches: matches))
    case .sort(let wanted): sort = wanted
    case .anything: break
    case nil:
      let word = token.lowercased()
      if !isNegated { words.append(word) }
      terms.append(Term(isNegated: isNegated) { $0.searchText.contains(word) })
    }
  }

  func matches(_ repo: DemoRepo) -> Bool {
    terms.allSatisfy { $0.matches(repo) != $0.isNegated }
  }

  /// The relevance: a match in the name counts more than one in the description, and stars break ties.
  func score(_ repo: DemoRepo) -> Int {
    let name = repo.shortName.lowercased()
    let hits = words.reduce(0) { $0 + (name == $1 ? 3 : name.contains($1) ? 2 : 1) }
    return hits * 1_000_000 + repo.stargazersCount
  }

  /// Splits at blanks outside of quotes, and removes the quotes.
  static func tokens(of text: String) -> [String] {
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

/// Why the demo rejects a query. It responds with 422, like GitHub, because an empty list would mean that
/// there are no results.
enum DemoQueryError: Error, Hashable {
  case unknownQualifier(String)
  case badValue(String, qualifier: String)

  /// Part of a sentence, without a full stop, like GitHub's messages.
  var message: String {
    switch self {
    case .unknownQualifier(let name): "the demo does not know the qualifier \(name)"
    case .badValue(let value, let qualifier): "\(value) is no value for \(qualifier)"
    }
  }
}
