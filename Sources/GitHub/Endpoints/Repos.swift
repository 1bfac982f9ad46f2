public import Domain

extension Endpoint where Value == ItemPage<Repo> {
  /// A repository search.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  /// Source: docs.github.com/rest/search/search, "Search repositories".
  public static func searchRepos(_ query: RepoQuery, pageSize: Int) -> Self {
    Self("/search/repositories", query: .search(query, for: query.sent, pageSize: pageSize)) {
      response throws(AppError) in
      try ItemPage(search: response.json()) { Repo($0, from: response.base) }
    }
  }
}

extension [QueryItem] {
  /// The parameters of a search, first page.
  /// - Parameter text: what GitHub gets.
  static func search<Query: SearchQuery>(
    _ query: Query, for text: String, pageSize: Int
  ) -> [QueryItem] where Query.Sort: RawRepresentable<String> {
    let isSorted = query.sort != .bestMatch
    let order =
      isSorted ? [QueryItem("sort", query.sort.rawValue), QueryItem("order", query.order.rawValue)] : []
    return [QueryItem("q", text)] + order + [.pageSize(pageSize), QueryItem("page", 1)]
  }
}

extension Endpoint where Value == Repo {
  /// One repository.
  /// Source: docs.github.com/rest/repos/repos, "Get a repository".
  public static func repo(_ name: RepoName) -> Self {
    Self("/repos/\(name)") { response throws(AppError) in
      guard let repo = Repo(try response.json(), from: response.base) else { throw .notJSON }
      return repo
    }
  }
}

extension Repo {
  /// Decodes a repository. Returns nil if its id or name is missing or invalid; other fields are optional.
  /// Texts longer than GitHub allows are cut or left out, because drawing them would be slow.
  ///
  /// The address of its page is made from its name, because `html_url` could lead to another host than the one that the
  /// user chose.
  /// - Parameter base: the API that sent it.
  init?(_ json: JSONValue, from base: APIBase) {
    guard let id = json["id"].number, let name = json["full_name"].word.flatMap(RepoName.init) else {
      return nil
    }
    self.init(
      id: id,
      name: name,
      htmlURL: name.url(on: base.webURL),
      description: json["description"].text(bytes: Self.longestDescription),
      language: json["language"].name,
      license: Self.license(json["license"]),
      topics: json["topics"].items(first: Self.maxTopics)?.compactMap(\.name) ?? [],
      homepage: json["homepage"].name,
      defaultBranch: json["default_branch"].name,
      stars: json["stargazers_count"].amount,
      forks: json["forks_count"].amount,
      // `watchers` and `watchers_count` are old names for the stars.
      watchers: json["subscribers_count"].amount,
      openIssues: json["open_issues_count"].amount,
      createdAt: json["created_at"].time,
      pushedAt: json["pushed_at"].time,
      isArchived: json["archived"].flag ?? false,
      isFork: json["fork"].flag ?? false,
      isTemplate: json["is_template"].flag ?? false)
  }

  /// In bytes. GitHub allows 350 characters.
  private static let longestDescription = 2_048
  /// GitHub allows 20.
  private static let maxTopics = 100

  /// The SPDX identifier, or GitHub's name for the licence if it has none.
  private static func license(_ json: JSONValue) -> String? {
    let identifier = json["spdx_id"].name
    return identifier == nil || identifier == "NOASSERTION" ? json["name"].name : identifier
  }
}
