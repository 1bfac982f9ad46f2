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
    guard let address = WebAddress(url), address.host == WebAddress(web)?.host else { return nil }
    let parts = address.parts
    if parts.map({ $0.lowercased() }) == ["search"] {
      let type = address.value(of: "type")?.lowercased() ?? "repositories"
      guard let kind = Self.search(ofType: type), let filter = Self.filter(of: address, in: kind),
        filter.hasWords
      else { return nil }
      (self.kind, text) = (kind, filter.text)
    } else if parts.count == 1, let lists = ItemLists.at(parts[0].lowercased()) {
      guard let filter = Self.filter(of: address, in: lists.search), filter.hasWords else { return nil }
      (kind, text) = (lists.search(for: filter.text), filter.text)
    } else if parts.count == 3, let lists = ItemLists.at(parts[2]),
      !RepoName.isPage(parts[0].lowercased()), let repo = RepoName.clone("\(parts[0])/\(parts[1])")
    {
      guard let filter = Self.filter(of: address, in: lists.search), !filter.text.isEmpty,
        !Self.isPlain(filter.text, in: lists)
      else { return nil }
      // An OR would take the repository for its first part only.
      let text = filter.hasOr ? "(\(filter.text))" : filter.text
      (kind, self.text) = (lists.search(for: filter.text), "repo:\(repo) \(text)")
    } else {
      return nil
    }
  }

  /// What the query of an address asks for, as the text of a search.
  private struct Filter {
    /// Its words, and the qualifiers for what it says in other values.
    let text: String
    let hasWords: Bool
    /// Whether the whole text has parts of which one is enough.
    let hasOr: Bool
  }

  /// Nil for an address that asks for what no search can.
  private static func filter(of address: WebAddress, in kind: Route) -> Filter? {
    let value = { (name: String) in address.value(of: name).flatMap { $0.looksEmpty ? nil : $0 } }
    let words = value("q") ?? ""
    var qualifiers: [String] = []
    if let state = value("state")?.lowercased(), kind != .repoSearch {
      guard ["open", "closed"].contains(state) else { return nil }
      qualifiers.append("state:\(state)")
    }
    if let language = value("l") {
      let hasBlank = language.contains(where: \.isWhitespace)
      qualifiers.append("language:\(hasBlank ? "\"\(language)\"" : language)")
    }
    if let sort = value("s")?.lowercased() {
      guard sorts.contains(sort) else { return nil }
      qualifiers.append("sort:\(sort)-\(value("o")?.lowercased() == "asc" ? "asc" : "desc")")
    }
    let hasOr = words.split(whereSeparator: \.isWhitespace).contains("OR")
    // An OR would take them for its last part only.
    let whole = hasOr && !qualifiers.isEmpty ? "(\(words))" : words
    let text = ([whole].filter { !$0.isEmpty } + qualifiers).joined(separator: " ")
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return nil
    }
    return Filter(text: text, hasWords: !words.isEmpty, hasOr: hasOr && qualifiers.isEmpty)
  }

  /// The orders in the addresses of GitHub's searches.
  private static let sorts: Set = [
    "stars", "forks", "updated", "created", "comments", "interactions", "reactions",
  ]

  private static func search(ofType type: String) -> Route? {
    type == "repositories" ? .repoSearch : ItemLists.all.first { $0.searchType == type }?.search
  }

  /// Whether an address has the filter that a repository's list of these has anyway.
  static func hasPlainFilter(_ address: WebAddress, of lists: ItemLists) -> Bool {
    filter(of: address, in: lists.search).map { isPlain($0.text, in: lists) } ?? false
  }

  /// Whether a list without a filter shows the same. GitHub writes that into the address when the list is visited.
  private static func isPlain(_ words: String, in lists: ItemLists) -> Bool {
    let plain: Set = ["is:open", "state:open", lists.qualifier]
    let words = words.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    return Set(words).isSubset(of: plain) && words.contains { $0.hasSuffix(":open") }
  }
}
