/// A search for issues or for pull requests, which GitHub has in one index.
public struct IssueQuery: SearchQuery {
  /// What is searched for.
  public enum Kind: Sendable {
    case issues, pulls

    /// The qualifier that finds nothing else.
    var qualifier: String {
      switch self {
      case .issues: "is:issue"
      case .pulls: "is:pr"
      }
    }

    /// What GitHub has in the same index.
    var other: Kind { self == .issues ? .pulls : .issues }
  }

  public let kind: Kind
  public let text: String
  public var sort = IssueSort.bestMatch
  public var order = SortOrder.descending
  public let sortWord: String?
  /// The first word of the text that says itself what is searched for, such as `is:pr`; nil if there is none.
  public let typeWord: String?
  /// The text without what became the order.
  private let words: String

  public init(_ kind: Kind, text: String) {
    (self.kind, self.text) = (kind, text.asQuery)
    typeWord = self.text.queryParts.lazy.map(Self.bare).first(where: Self.saysType)
    let found = OrderWord<IssueSort>(in: self.text)
    (sort, order, sortWord, words) = (found.sort, found.order, found.word, found.rest)
  }

  /// What GitHub gets: the text and the qualifier of the kind, unless the text has one. An `OR` outside of parentheses
  /// would take the qualifier for its last part only. Behind a quotation mark without its partner it would be text.
  /// Sources: docs.github.com/search-github/getting-started-with-searching-on-github, "Understanding the search syntax";
  /// docs.github.com/search-github/searching-on-github/searching-issues-and-pull-requests.
  public var sent: String {
    guard typeWord == nil else { return words }
    if words.looksEmpty { return kind.qualifier }
    if words.count(where: { $0 == "\"" }) % 2 == 1 { return "\(kind.qualifier) \(words)" }
    return Self.needsParentheses(words) ? "(\(words)) \(kind.qualifier)" : "\(words) \(kind.qualifier)"
  }

  /// Without the signs that may stand around a qualifier.
  private static func bare(_ part: Substring) -> String {
    String(part.drop { $0 == "(" || $0 == "-" }.prefix { $0 != ")" })
  }

  private static func saysType(_ word: String) -> Bool {
    let word = word.lowercased()
    return types.contains(word) || word.hasPrefix("type:") && word != "type:"
  }

  private static let types: Set = ["is:issue", "is:pr", "is:pull-request"]

  /// Whether an `OR` is outside of all parentheses. Those that do not match are text.
  private static func needsParentheses(_ text: String) -> Bool {
    var (depth, hasOr) = (0, false)
    for part in text.queryParts {
      if part == "OR", depth == 0 { hasOr = true }
      guard !part.contains("\"") else { continue }
      depth += part.count { $0 == "(" } - part.count { $0 == ")" }
      if depth < 0 { return false }
    }
    return hasOr && depth == 0
  }
}

extension IssueQuery {
  /// Whether the text itself says that it searches for the other kind; then that is what GitHub finds.
  public var isForOtherKind: Bool {
    guard let typeWord, !text.contains("-\(typeWord)") else { return false }
    let isPull = ["is:pr", "is:pull-request", "type:pr"].contains(typeWord.lowercased())
    let isIssue = ["is:issue", "type:issue"].contains(typeWord.lowercased())
    return kind == .issues ? isPull : isIssue
  }
}

/// The orders that GitHub's search for issues offers.
/// Source: docs.github.com/rest/search/search, "Search issues and pull requests".
public enum IssueSort: String, SearchSort {
  case bestMatch = "best-match"
  case comments, reactions, interactions, created, updated
  // One kind of reactions, for those who ask for it.
  case likes = "reactions-+1", dislikes = "reactions--1"
  case laughs = "reactions-smile", doubts = "reactions-thinking_face"
  case hearts = "reactions-heart", hoorays = "reactions-tada"

  /// Those that a key goes through.
  public static let allCases = [bestMatch, comments, reactions, interactions, created, updated]
}

extension IssueQuery {
  /// The first qualifier in a query that GitHub knows only in its search for issues and pull requests, and searches
  /// repositories for as a word; nil if there is none.
  /// Source: docs.github.com/search-github/searching-on-github/searching-issues-and-pull-requests.
  public static func ownWord(in text: String) -> String? {
    // A query is short; the limit stops a mad paste.
    text.prefix(2_048).split(whereSeparator: \.isWhitespace).map(String.init).first { word in
      let word = word.lowercased().drop { $0 == "-" }
      return ownWords.contains(String(word))
        || ownQualifiers.contains { word.hasPrefix($0) && word != $0 } || isOwnOrder(String(word))
    }.map { $0.count > 30 ? $0.prefix(30) + "…" : $0 }
  }

  private static let ownWords: Set = [
    "is:issue", "is:pr", "is:open", "is:closed", "is:merged", "is:draft", "type:issue", "type:pr",
    "state:open",
    "state:closed", "no:assignee", "no:label", "no:milestone", "draft:true", "draft:false",
  ]
  private static let ownQualifiers = [
    "author:", "assignee:", "mentions:", "involves:", "commenter:", "label:", "milestone:", "review:",
    "review-requested:", "reviewed-by:",
  ]

  private static func isOwnOrder(_ word: String) -> Bool {
    IssueQuery(.issues, text: word).sortWord != nil && RepoQuery(text: word).sortWord == nil
  }
}
