public import Domain
public import FoundationEssentials

/// A pull request with the fields that only its own endpoint sends. All texts are as GitHub sent them, unsanitised.
public struct PullDetail: Hashable, Sendable {
  /// What it has in common with an issue.
  public let detail: IssueDetail
  /// What is to be merged.
  public let head: PullBranch
  /// Where it is to be merged into.
  public let base: PullBranch
  /// The sums of all files; nil if the response has none.
  public let additions: Int?
  public let deletions: Int?
  public let changedFiles: Int?
  public let commits: Int?
  /// Whether it can be merged without conflicts; nil while GitHub finds that out.
  public let isMergeable: Bool?
  /// Why it can be merged or not: `clean`, `dirty`, `blocked`. No enum, because GitHub adds words without a new API
  /// version.
  public let mergeState: String?
  /// The logins and teams that were asked for a review and have not given one.
  public let reviewers: [String]

  /// Whether GitHub has not found out yet whether it can be merged, and will.
  public var isComputingMerge: Bool { detail.issue.isOpen && isMergeable == nil }
}

/// One side of a pull request.
public struct PullBranch: Hashable, Sendable {
  public let name: String
  /// Nil if the repository was deleted, as a fork may be.
  public let repo: RepoName?
  /// Of the last commit, in hexadecimal digits; nil if the response has none.
  public let sha: String?
}

extension Endpoint where Value == PullDetail {
  /// One pull request. Source: docs.github.com/rest/pulls/pulls, "Get a pull request".
  public static func pull(_ number: Int, of repo: RepoName) -> Self {
    Self("/repos/\(repo)/pulls/\(number)") { response throws(AppError) in
      let json = try response.json()
      guard let detail = IssueDetail(pull: json, of: repo, from: response.base) else { throw .notJSON }
      return PullDetail(
        detail: detail, head: PullBranch(json["head"]), base: PullBranch(json["base"]),
        additions: json["additions"].amount, deletions: json["deletions"].amount,
        changedFiles: json["changed_files"].amount, commits: json["commits"].amount,
        isMergeable: json["mergeable"].flag, mergeState: json["mergeable_state"].word,
        reviewers: reviewers(json))
    }
  }

  private static func reviewers(_ json: JSONValue) -> [String] {
    let people = json["requested_reviewers"].items(first: maxReviewers) ?? []
    let teams = json["requested_teams"].items(first: maxReviewers) ?? []
    return people.compactMap { $0["login"].name } + teams.compactMap { $0["name"].name ?? $0["slug"].name }
  }

  private static var maxReviewers: Int { 100 }
}

extension PullBranch {
  init(_ json: JSONValue) {
    name = json["ref"].name ?? ""
    repo = json["repo"]["full_name"].word.flatMap { RepoName($0) }
    sha = json["sha"].sha
  }
}

extension IssueDetail {
  /// Decodes a pull request as its own endpoint sends it.
  fileprivate init?(pull json: JSONValue, of repo: RepoName, from base: APIBase) {
    guard let issue = GitHubIssue(pull: json, of: repo, from: base) else { return nil }
    self.init(issue, json)
  }
}

extension JSONValue {
  /// The name of a commit, safe in an address; nil if it is not in hexadecimal digits.
  var sha: String? {
    word.flatMap { (7...64).contains($0.utf8.count) && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
  }
}

/// A commit of a pull request.
public struct PullCommit: Hashable, Sendable, Identifiable {
  /// In hexadecimal digits.
  public let sha: String
  public var id: String { sha }
  /// All lines.
  public let message: String
  /// The login, or the name in the commit if it belongs to no account; nil without both.
  public let author: String?
  public let createdAt: Date?
  /// Its page on the website of the API.
  public let htmlURL: String

  /// The first line of the message.
  public var subject: String { String(message.prefix { !$0.isNewline }) }
  /// As GitHub shows it.
  public var shortSHA: String { String(sha.prefix(7)) }
}

extension Endpoint where Value == ItemPage<PullCommit> {
  /// The commits of a pull request, oldest first; GitHub sends at most 250 of them. Source:
  /// docs.github.com/rest/pulls/pulls, "List commits on a pull request".
  public static func commits(ofPull number: Int, of repo: RepoName) -> Self {
    Self("/repos/\(repo)/pulls/\(number)/commits", query: [.pageSize(100)]) { response throws(AppError) in
      try ItemPage(list: response.json()) { PullCommit($0, of: repo, on: response.base.webURL) }
    }
  }
}

extension PullCommit {
  /// In bytes: more than is read in a preview.
  static let longestMessage = 16 << 10

  fileprivate init?(_ json: JSONValue, of repo: RepoName, on web: String) {
    guard let sha = json["sha"].sha else { return nil }
    let commit = json["commit"]
    self.init(
      sha: sha, message: commit["message"].text(bytes: Self.longestMessage) ?? "",
      author: json["author"]["login"].name ?? commit["author"]["name"].name,
      createdAt: commit["author"]["date"].time ?? commit["committer"]["date"].time,
      htmlURL: "\(repo.url(on: web))/commit/\(sha)")
  }
}

/// A file that a pull request changes.
public struct PullFile: Hashable, Sendable, Identifiable {
  public let path: String
  public var id: String { path }
  /// `added`, `removed`, `modified`, `renamed`, `copied`, `changed`, `unchanged`, or a word that is newer.
  public let status: String
  /// Lines; nil if the response has no number.
  public let additions: Int?
  public let deletions: Int?
  /// The path before it was renamed or copied.
  public let oldPath: String?
  /// Its address among the changes, on the website of the API.
  public let htmlURL: String
}

extension Endpoint where Value == ItemPage<PullFile> {
  /// The files that a pull request changes; GitHub sends at most 3,000 of them. Source:
  /// docs.github.com/rest/pulls/pulls, "List pull requests files".
  public static func files(ofPull number: Int, of repo: RepoName) -> Self {
    Self("/repos/\(repo)/pulls/\(number)/files", query: [.pageSize(100)]) { response throws(AppError) in
      let page = repo.pullURL(number, on: response.base.webURL) + PullTab.files.path
      return try ItemPage(list: response.json()) { PullFile($0, at: page) }
    }
  }
}

extension PullFile {
  /// In bytes, as Linux allows.
  private static let longestPath = 4_096

  /// - Parameter page: the page of all changes, on which GitHub names each file by the digest of its path.
  fileprivate init?(_ json: JSONValue, at page: String) {
    guard let path = json["filename"].text(bytes: Self.longestPath), !path.isEmpty else { return nil }
    self.init(
      path: path, status: json["status"].word ?? "", additions: json["additions"].amount,
      deletions: json["deletions"].amount,
      oldPath: json["previous_filename"].text(bytes: Self.longestPath),
      htmlURL: "\(page)#diff-\(SHA256.hexDigest(of: path))")
  }
}
