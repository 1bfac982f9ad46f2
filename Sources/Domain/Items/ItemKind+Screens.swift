/// The kinds that octodo has a screen for, or keeps itself.
extension ItemKind {
  static let ownKinds = [repo, issue, pull, todo]

  public static let repo = ItemKind(
    id: "repository", stored: "repo", noun: "a repository", mark: "", folder: [],
    readKey: { $0.isEmpty ? "" : nil }, route: { item in item.repo.map { .repoDetail($0, known: nil) } })

  public static let issue = ItemKind(
    id: "issue", stored: "issue", noun: "an issue", mark: "#", storesPage: true, folder: ["issues"],
    hasNumber: true, notified: "Issue", apiFolder: "issues",
    lists: lists(
      .issues, path: "issues", key: "i", searchType: "issues", search: .issueSearch,
      route: { .issueList($0) }),
    readKey: number,
    route: { item in
      guard let repo = item.repo, let number = item.number else { return nil }
      return .issueDetail(repo, number: number, known: nil)
    })

  /// GitHub has each pull request as an issue, too.
  public static let pull = ItemKind(
    id: "pull-request", stored: "issue", noun: "a pull request", mark: "#", storesPage: true,
    folder: ["pull"], hasNumber: true, proposesChange: true, tabs: ["files", "changes", "commits", "checks"],
    notified: "PullRequest", apiFolder: "pulls",
    lists: lists(
      .pulls, path: "pulls", key: "P", searchType: "pullrequests", search: .pullSearch,
      route: { .pullList($0) }),
    readKey: number,
    route: { item in
      guard let repo = item.repo, let number = item.number else { return nil }
      return .pullDetail(repo, number: number, tab: .conversation, known: nil)
    })

  /// A todo of this machine, by its id.
  public static let todo = ItemKind(
    id: "todo", stored: "todo", noun: "a todo", mark: "", hasPage: false, isInRepo: false, folder: [],
    readKey: { Int64($0).map(String.init) })

  /// What a number alone is taken for, as in `#7`. GitHub sends on from an issue's page to a pull request's.
  static let numbered = issue

  private static let number: @Sendable (String) -> String? = { text in
    guard text.utf8.allSatisfy(\.isASCIIDigit), let number = Int(text), number > 0 else { return nil }
    return String(number)
  }

  /// The lists of what GitHub has in the index of its search for issues.
  private static func lists(
    _ kind: IssueQuery.Kind, path: String, key: Unicode.Scalar, searchType: String, search: Route,
    route: @escaping @Sendable (RepoName) -> Route
  ) -> ItemLists {
    ItemLists(
      path: path, key: key, searchType: searchType, search: search, qualifier: kind.qualifier, route: route,
      ownWord: { IssueQuery.ownWord(in: $0) },
      isSaid: { IssueQuery(kind.other, text: $0).isForOtherKind })
  }
}

extension Item {
  public static func repo(_ name: RepoName) -> Item { Item(.repo, in: name) }

  /// - Parameter web: the website that it is on; nil for that of the API.
  public static func issue(_ number: Int, of repo: RepoName, on web: String? = nil) -> Item {
    Item(.issue, in: repo, key: String(number), on: web)
  }

  /// - Parameter web: the website that it is on; nil for that of the API.
  public static func pull(_ number: Int, of repo: RepoName, on web: String? = nil) -> Item {
    Item(.pull, in: repo, key: String(number), on: web)
  }

  /// A todo of this machine.
  public static func todo(id: Int64) -> Item { Item(.todo, key: String(id)) }

  /// The id of a todo; nil of something else.
  public var todoID: Int64? { kind == .todo ? Int64(key) : nil }
}
