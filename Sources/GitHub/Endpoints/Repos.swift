public import Domain
import FoundationEssentials

extension Endpoint where Value == ItemPage<Repo> {
  /// A repository search.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  /// Source: docs.github.com/rest/search/search, "Search repositories".
  public static func searchRepos(_ query: RepoQuery, pageSize: Int) -> Self {
    var parameters = [QueryItem("q", query.text)]
    if query.sort != .bestMatch {
      parameters += [QueryItem("sort", query.sort.rawValue), QueryItem("order", query.order.rawValue)]
    }
    parameters += [.pageSize(pageSize), QueryItem("page", 1)]
    return Self("/search/repositories", query: parameters) { response throws(AppError) in
      try ItemPage(search: response.json(), Repo.init)
    }
  }
}

extension Endpoint where Value == Repo {
  /// One repository.
  /// Source: docs.github.com/rest/repos/repos, "Get a repository".
  public static func repo(_ name: RepoName) -> Self {
    Self("/repos/\(name)") { response throws(AppError) in
      guard let repo = Repo(try response.json()) else { throw .notJSON }
      return repo
    }
  }
}

extension Endpoint where Value == String? {
  /// The source text of the README that GitHub shows; nil if there is none.
  /// Source: docs.github.com/rest/repos/contents, "Get a repository README".
  public static func readme(of name: RepoName) -> Self {
    Self("/repos/\(name)/readme", accept: .raw, absent: .some(nil)) { response throws(AppError) in
      guard !response.isWebPage else { throw .notJSON }
      guard response.isPlainJSON else { return SourceText.read(response.body) }
      guard let file = [UInt8](base64File: try response.json()) else { throw .notJSON }
      return SourceText.read(file)
    }
  }
}

extension Repo {
  /// Decodes a repository. Returns nil if its id or name is missing or invalid; other fields are optional.
  /// Texts longer than GitHub allows are cut or left out, because drawing them would be slow.
  init?(_ json: JSONValue) {
    guard let id = json["id"].number, let name = json["full_name"].word.flatMap(RepoName.init) else {
      return nil
    }
    self.init(
      id: id,
      name: name,
      htmlURL: json["html_url"].webPage,
      description: json["description"].text(bytes: Self.longestDescription),
      language: json["language"].word,
      license: Self.license(json["license"]),
      topics: json["topics"].items(first: Self.maxTopics)?.compactMap(\.word) ?? [],
      homepage: json["homepage"].word.flatMap { $0.isEmpty ? nil : $0 },
      defaultBranch: json["default_branch"].word,
      stars: json["stargazers_count"].number ?? 0,
      forks: json["forks_count"].number ?? 0,
      // `watchers` and `watchers_count` are old names for the stars.
      watchers: json["subscribers_count"].number,
      openIssues: json["open_issues_count"].number ?? 0,
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
    let identifier = json["spdx_id"].word
    return identifier == nil || identifier == "NOASSERTION" ? json["name"].word : identifier
  }
}

extension [UInt8] {
  /// Of base64, which encodes three bytes in four letters.
  private static var maxLetters: Int { SourceText.maxBytes / 3 * 4 + 4 }

  /// Decodes the start of a base64 file in GitHub's JSON, about as many bytes as `SourceText` reads. Servers
  /// that do not support the raw media type send this. Nil if there is no base64 file.
  fileprivate init?(base64File json: JSONValue) {
    // GitHub breaks lines after 60 letters.
    guard json["encoding"].word == "base64", let content = json["content"].text(bytes: Self.maxLetters * 2)
    else {
      return nil
    }
    let letters = content.utf8.lazy.filter { $0 > UInt8(ascii: " ") }.prefix(Self.maxLetters / 4 * 4)
    let start = String(decoding: Self(letters), as: UTF8.self)
    guard let data = Data(base64Encoded: start, options: .ignoreUnknownCharacters) else { return nil }
    self.init(data)
  }
}
