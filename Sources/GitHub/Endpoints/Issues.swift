public import Domain
public import FoundationEssentials

extension Endpoint where Value == ItemPage<GitHubIssue> {
  /// The issues of a repository. GitHub's list includes pull requests, which are left out, so a
  /// page may have few or no issues and still a next page.
  /// What that list cannot say, such as a label with a comma in its name, is searched for.
  /// - Parameter pageSize: at most 100, GitHub's limit.
  /// Source: docs.github.com/rest/issues/issues, "List repository issues".
  public static func issues(of repo: RepoName, _ filter: IssueFilter, pageSize: Int) -> Self {
    guard !filter.isBeyondIssueList else {
      // Only pull requests have an order that depends on the time.
      return search(repo, "is:issue", filter, pageSize: pageSize, now: .distantPast)
    }
    return Self("/repos/\(repo)/issues", query: .list(filter, pageSize: pageSize)) {
      response throws(AppError) in
      try ItemPage(list: response.json(), where: { !GitHubIssue.isPull($0) }) {
        GitHubIssue($0, of: repo, from: response.base)
      }
    }
  }
}

extension [QueryItem] {
  /// The parameters of a list of issues or pull requests, first page. What GitHub assumes anyway is left out.
  static func list(_ filter: IssueFilter, pageSize: Int) -> [QueryItem] {
    let isSorted = filter.sort != .created || filter.order != .descending
    let order =
      isSorted
      ? [QueryItem("sort", filter.sort.rawValue), QueryItem("direction", filter.order.rawValue)] : []
    let labels = filter.labels.joined(separator: ",")
    return [QueryItem("state", filter.state.rawValue)]
      + [("creator", filter.author ?? ""), ("labels", labels), ("base", filter.base ?? "")]
      .filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) }
      + order + [.pageSize(pageSize), QueryItem("page", 1)]
  }
}

extension Endpoint where Value == ItemPage<IssueLabel> {
  /// The first page of a repository's labels, by name.
  /// Source: docs.github.com/rest/issues/labels, "List labels for a repository".
  public static func labels(of repo: RepoName) -> Self {
    Self("/repos/\(repo)/labels", query: [.pageSize(100)]) { response throws(AppError) in
      try ItemPage(list: response.json()) { IssueLabel($0) }
    }
  }
}

/// An issue with the fields that only its own endpoint sends. All texts are as GitHub sent them, unsanitised.
public struct IssueDetail: Hashable, Sendable {
  public let issue: GitHubIssue
  /// In GitHub's Markdown; empty if the author wrote nothing.
  public let body: String
  /// Logins.
  public let assignees: [String]
  /// The title of the milestone.
  public let milestone: String?
}

extension Endpoint where Value == IssueDetail {
  /// One issue, or a pull request in the form of an issue. Source: docs.github.com/rest/issues/issues, "Get an
  /// issue".
  public static func issue(_ number: Int, of repo: RepoName) -> Self {
    Self("/repos/\(repo)/issues/\(number)") { response throws(AppError) in
      let json = try response.json()
      guard let issue = GitHubIssue(json, of: repo, from: response.base) else { throw .notJSON }
      return IssueDetail(issue, json)
    }
  }
}

extension IssueDetail {
  /// The fields that an issue and a pull request have in common.
  init(_ issue: GitHubIssue, _ json: JSONValue) {
    self.init(
      issue: issue, body: json["body"].text(bytes: IssueComment.longestBody) ?? "",
      assignees: Self.assignees(json), milestone: json["milestone"]["title"].name)
  }

  /// Servers from before there could be several send one in another field.
  private static func assignees(_ json: JSONValue) -> [String] {
    let several = json["assignees"].items(first: maxAssignees) ?? [json["assignee"]]
    return several.compactMap { $0["login"].name }
  }

  /// GitHub allows 10.
  private static var maxAssignees: Int { 100 }
}

/// A comment on an issue.
public struct IssueComment: Hashable, Sendable, Identifiable {
  public let id: Int
  /// The login; nil if the account was deleted.
  public let author: String?
  /// In GitHub's Markdown.
  public let body: String
  public let createdAt: Date?
}

extension Endpoint where Value == ItemPage<IssueComment> {
  /// The comments on an issue or a pull request, oldest first.
  /// - Parameter pageSize: at most 100, GitHub's limit. Source: docs.github.com/rest/issues/comments, "List issue
  ///   comments".
  public static func comments(on number: Int, of repo: RepoName, pageSize: Int) -> Self {
    let query = [QueryItem.pageSize(pageSize)]
    return Self("/repos/\(repo)/issues/\(number)/comments", query: query) { response throws(AppError) in
      try ItemPage(list: response.json()) { json in
        json["id"].number.map { id in
          IssueComment(
            id: id, author: json["user"]["login"].name,
            body: json["body"].text(bytes: IssueComment.longestBody) ?? "",
            createdAt: json["created_at"].time)
        }
      }
    }
  }
}

extension IssueComment {
  /// Of a comment and of an issue itself, in bytes. GitHub allows 65,536 characters.
  static let longestBody = 4 << 16
}

extension GitHubIssue {
  /// Decodes an issue. Returns nil if its id or number is missing or invalid; other fields are optional.
  ///
  /// The address of its page is made from its name, because `html_url` could lead to another host than the one that the
  /// user chose.
  /// - Parameters:
  ///   - repo: the repository that was asked for.
  ///   - base: the API that sent it.
  init?(_ json: JSONValue, of repo: RepoName, from base: APIBase) {
    guard let id = json["id"].number, let number = json["number"].number, number > 0 else { return nil }
    let answered = Self.repo(json, from: base)
    let pull = Self.pull(json)
    let name = answered ?? repo
    let pullURL = name.pullURL(number, on: base.webURL)
    let isPullPage = pull != nil || json["html_url"].word == pullURL
    self.init(
      id: id,
      number: number,
      title: json["title"].text(bytes: Self.longestTitle) ?? "",
      isOpen: json["state"].word != "closed",
      stateReason: json["state_reason"].word,
      labels: json["labels"].items(first: Self.maxLabels)?.compactMap { IssueLabel($0) } ?? [],
      // Null if the account was deleted.
      author: json["user"]["login"].name,
      text: json["body"].text(bytes: Self.longestText),
      comments: Self.comments(json),
      htmlURL: isPullPage ? pullURL : name.issueURL(number, on: base.webURL),
      repo: answered,
      pull: pull,
      createdAt: json["created_at"].time,
      updatedAt: json["updated_at"].time)
    isTextCut = json["body"].isLonger(than: Self.longestText)
  }

  /// Those on the lines of a pull request are comments as well, which GitHub's API counts apart.
  private static func comments(_ json: JSONValue) -> Int? {
    guard let comments = json["comments"].amount else { return nil }
    let ofLines = json["review_comments"].amount ?? 0
    return max(comments, ofLines) < .max / 2 ? comments + ofLines : comments
  }

  /// Decodes an issue of any repository. Returns nil if its id, number or repository is missing or invalid.
  /// - Parameter base: the API that sent it.
  init?(anywhere json: JSONValue, from base: APIBase) {
    guard let repo = Self.repo(json, from: base) else { return nil }
    self.init(json, of: repo, from: base)
  }

  /// Whether an issue of a list is a pull request. Old servers send the field for every issue, with nulls in it.
  fileprivate static func isPull(_ json: JSONValue) -> Bool {
    let links = json["pull_request"]
    return links.isObject && !(links.has("html_url") && links["html_url"].word == nil)
  }

  private static func pull(_ json: JSONValue) -> PullRequestState? {
    guard isPull(json) else { return nil }
    if json["pull_request"]["merged_at"].word != nil { return .merged }
    if json["state"].word == "closed" { return .closed }
    return json["draft"].flag == true ? .draft : .open
  }

  /// The repository in the addresses of the answer, which are of another one after a move; nil if none is on the host
  /// that was asked.
  static func repo(_ json: JSONValue, from base: APIBase) -> RepoName? {
    let prefixes = [("repository_url", "\(base.url)/repos/"), ("html_url", "\(base.webURL)/")]
    for (field, prefix) in prefixes {
      guard let url = json[field].word, url.hasPrefix(prefix) else { continue }
      let parts = url.dropFirst(prefix.count).split(separator: "/", maxSplits: 2)
      if parts.count >= 2, let name = RepoName("\(parts[0])/\(parts[1])") { return name }
    }
    return nil
  }

  /// In bytes: more than a preview shows. A list may have thousands of issues.
  private static let longestText = 8 << 10
  /// In bytes. GitHub allows 256 characters.
  private static let longestTitle = 2_048
  /// GitHub allows 100.
  private static let maxLabels = 100
}

extension IssueLabel {
  /// A label is an object, or only its name on old servers.
  fileprivate init?(_ json: JSONValue) {
    guard let name = json["name"].word ?? json.word, !name.isEmpty else { return nil }
    let color = json["color"].word
    self.init(
      name: name, color: color.flatMap { $0.utf8.count == 6 && $0.allSatisfy(\.isHexDigit) ? $0 : nil })
  }
}
