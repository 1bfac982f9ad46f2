public import Domain
public import FoundationEssentials

/// A repository of a search with the fields that only programs want. Screens use `Repo`, which takes less memory.
public struct FoundRepo: Identifiable, Sendable {
  public let repo: Repo
  public var id: Int { repo.id }
  /// The id that GitHub's GraphQL API uses.
  public let nodeID: String?
  public let owner: FoundAccount
  public let license: License
  public let updatedAt: Date?
  /// `public`, `private` or `internal`.
  public let visibility: String?
  /// In kilobytes.
  public let size: Int?
  /// What GitHub calls so: it counts the stars.
  public let watchers: Int?
  public let flags: Flags

  /// The licence of a repository; all nil if GitHub found none.
  public struct License: Hashable, Sendable {
    public let key: String?
    public let name: String?
    /// Its address in GitHub's API.
    public let url: String?
    /// `NOASSERTION` for a text that GitHub does not know.
    public let spdxID: String?
  }

  /// What a repository is, and what it offers.
  public struct Flags: Hashable, Sendable {
    public let isDisabled: Bool
    public let isPrivate: Bool
    public let hasDownloads: Bool
    public let hasIssues: Bool
    public let hasPages: Bool
    public let hasProjects: Bool
    public let hasWiki: Bool
  }
}

/// The account of a person or an organisation, as programs want it.
public struct FoundAccount: Hashable, Sendable {
  public let nodeID: String?
  public let login: String
  /// `User`, `Organization` or `Bot`.
  public let type: String?
  public let url: String

  /// - Parameter login: for a response without one.
  init(_ json: JSONValue, from base: APIBase, login: String) {
    let name = json["login"].name ?? login
    (nodeID, self.login, type) = (json["node_id"].word, name, json["type"].word)
    // The page of a bot is that of its app. An address on another host is none that the user chose.
    let page = json["html_url"].webPage.flatMap { $0.hasPrefix("\(base.webURL)/") ? $0 : nil }
    url = page ?? "\(base.webURL)/\(name)"
  }
}

extension Endpoint where Value == ItemPage<FoundRepo> {
  /// The repository search of `searchRepos`, with all fields of its response.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  public static func searchFoundRepos(_ query: RepoQuery, pageSize: Int) -> Self {
    Self("/search/repositories", query: .search(query, for: query.sent, pageSize: pageSize)) {
      response throws(AppError) in
      try ItemPage(search: response.json()) { FoundRepo($0, from: response.base) }
    }
  }
}

extension FoundRepo {
  init?(_ json: JSONValue, from base: APIBase) {
    guard let repo = Repo(json, from: base) else { return nil }
    self.repo = repo
    nodeID = json["node_id"].word
    let (owner, license) = (json["owner"], json["license"])
    self.owner = FoundAccount(owner, from: base, login: repo.name.owner)
    self.license = License(
      key: license["key"].word, name: license["name"].word, url: license["url"].word,
      spdxID: license["spdx_id"].word)
    updatedAt = json["updated_at"].time
    visibility = json["visibility"].word
    size = json["size"].amount
    watchers = json["watchers_count"].amount
    flags = Flags(
      isDisabled: json["disabled"].flag ?? false, isPrivate: json["private"].flag ?? false,
      hasDownloads: json["has_downloads"].flag ?? false, hasIssues: json["has_issues"].flag ?? false,
      hasPages: json["has_pages"].flag ?? false, hasProjects: json["has_projects"].flag ?? false,
      hasWiki: json["has_wiki"].flag ?? false)
  }
}
