/// The screens with many things of one kind: a repository's list of them, and the search for them everywhere.
public struct ItemLists: Sendable {
  /// The last part of the address of a repository's list, which events name them by: `issues`.
  public let path: String
  /// The letter that opens the list of a repository.
  public let key: Unicode.Scalar
  /// The word for them in the address of GitHub's own search.
  let searchType: String
  /// The search for them.
  public let search: Route
  /// The word of a search that finds nothing else.
  let qualifier: String
  /// The list of a repository.
  public let route: @Sendable (RepoName) -> Route
  /// The first word of a text that only this search knows; nil if there is none.
  let ownWord: @Sendable (String) -> String?
  /// Whether a text itself says that it searches for them.
  let isSaid: @Sendable (String) -> Bool

  /// Of all kinds that have them.
  public static let all = ItemKind.all.compactMap(\.lists)

  /// The lists with an address that ends with a word; nil if there are none.
  static func at(_ path: String) -> ItemLists? { all.first { $0.path == path } }

  /// The search that finds what a text asks for: the text may say another kind.
  func search(for text: String) -> Route { (Self.all.first { $0.isSaid(text) } ?? self).search }

  /// The first word of a text that only the search of such a kind knows, which GitHub searches repositories for as a
  /// word; nil if there is none.
  public static func ownWord(in text: String) -> String? {
    all.lazy.compactMap { $0.ownWord(text) }.first
  }

  /// Whether an address of GitHub's, with this word alone, lists what waits for the user.
  public static func isPage(_ word: String) -> Bool { at(word) != nil }
}

extension Route {
  /// The path of a repository's list, such as `owner/name/issues`; nil for another screen.
  public var listPath: String? {
    guard let repo = listedRepo else { return nil }
    return ItemLists.all.first { $0.route(repo) == self }.map { "\(repo)/\($0.path)" }
  }
}
