/// The search that a page of GitHub shows: one for words, or a list with a filter.
public struct PageSearch: Equatable, Sendable {
  /// `Route.repoSearch`, `.issueSearch` or `.pullSearch`.
  public let kind: Route
  public let text: String

  /// Nil for a page without a query that octodo can search for, and for a list with the filter that it has anyway.
  /// - Parameters:
  ///   - url: an https or http address.
  ///   - web: the website that belongs to the API, such as `https://github.com`.
  public init?(page url: String, on web: String) {
    guard let address = WebAddress(url), address.host == WebAddress(web)?.host,
      let words = address.value(of: "q"), !words.allSatisfy(\.isWhitespace),
      !words.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    let parts = address.parts
    if parts.map({ $0.lowercased() }) == ["search"] {
      let type = address.value(of: "type")?.lowercased() ?? "repositories"
      guard let kind = Self.kinds[type] else { return nil }
      (self.kind, text) = (kind, words)
    } else if parts.count == 1, let list = IssueQuery.Kind(list: parts[0].lowercased()) {
      (kind, text) = (Self.kind(list, words), words)
    } else if parts.count == 3, let list = IssueQuery.Kind(list: parts[2]),
      !RepoName.isPage(parts[0].lowercased()), let repo = RepoName.clone("\(parts[0])/\(parts[1])")
    {
      guard !Self.isPlain(words) else { return nil }
      // An OR would take the repository for its first part only.
      let hasOr = words.split(whereSeparator: \.isWhitespace).contains("OR")
      (kind, text) = (Self.kind(list, words), "repo:\(repo) \(hasOr ? "(\(words))" : words)")
    } else {
      return nil
    }
  }

  private static let kinds: [String: Route] = [
    "repositories": .repoSearch, "issues": .issueSearch, "pullrequests": .pullSearch,
  ]

  /// The words themselves may ask for the other kind than the list that they are the filter of.
  private static func kind(_ list: IssueQuery.Kind, _ words: String) -> Route {
    let isOther = IssueQuery(list, text: words).isForOtherKind
    return (list == .issues) != isOther ? .issueSearch : .pullSearch
  }

  /// Whether a list without a filter shows the same. GitHub writes that into the address when the list is visited.
  private static func isPlain(_ words: String) -> Bool {
    let plain: Set = ["is:issue", "is:pr", "is:open", "state:open"]
    let words = words.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    return Set(words).isSubset(of: plain) && words.contains { $0.hasSuffix(":open") }
  }
}

extension IssueQuery.Kind {
  /// - Parameter name: that of a list in an address.
  fileprivate init?(list name: String) {
    switch name {
    case "issues": self = .issues
    case "pulls": self = .pulls
    default: return nil
    }
  }
}
