/// The search that a page of GitHub shows: one for words, or a list with a filter.
public struct PageSearch: Equatable, Sendable {
  /// `Route.repoSearch`, or the search of another kind.
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
      guard let kind = Self.search(ofType: type) else { return nil }
      (self.kind, text) = (kind, words)
    } else if parts.count == 1, let lists = ItemLists.at(parts[0].lowercased()) {
      (kind, text) = (lists.search(for: words), words)
    } else if parts.count == 3, let lists = ItemLists.at(parts[2]),
      !RepoName.isPage(parts[0].lowercased()), let repo = RepoName.clone("\(parts[0])/\(parts[1])")
    {
      guard !Self.isPlain(words, in: lists) else { return nil }
      // An OR would take the repository for its first part only.
      let hasOr = words.split(whereSeparator: \.isWhitespace).contains("OR")
      (kind, text) = (lists.search(for: words), "repo:\(repo) \(hasOr ? "(\(words))" : words)")
    } else {
      return nil
    }
  }

  private static func search(ofType type: String) -> Route? {
    type == "repositories" ? .repoSearch : ItemLists.all.first { $0.searchType == type }?.search
  }

  /// Whether an address has the filter that a repository's list of these has anyway.
  static func hasPlainFilter(_ address: WebAddress, of lists: ItemLists) -> Bool {
    address.value(of: "q").map { isPlain($0, in: lists) } ?? false
  }

  /// Whether a list without a filter shows the same. GitHub writes that into the address when the list is visited.
  private static func isPlain(_ words: String, in lists: ItemLists) -> Bool {
    let plain: Set = ["is:open", "state:open", lists.qualifier]
    let words = words.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    return Set(words).isSubset(of: plain) && words.contains { $0.hasSuffix(":open") }
  }
}
