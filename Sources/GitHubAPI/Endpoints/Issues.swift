public import Domain
import HTTP

extension Endpoint where Value == ItemPage<GitHubIssue> {
  /// The issues of a repository, newest first. GitHub lists pull requests among them; they are left out, so a page may
  /// have few issues, or none, and still a next one.
  /// - Parameter pageSize: at most 100; GitHub gives no more.
  /// Source: docs.github.com/rest/issues/issues, "List repository issues".
  public static func issues(of repo: RepoName, _ filter: IssueFilter, pageSize: Int) -> Self {
    let query = [
      QueryItem("state", filter.rawValue), QueryItem("per_page", min(max(pageSize, 1), 100)),
      QueryItem("page", 1),
    ]
    return Self("/repos/\(repo)/issues", query: query) { answer throws(AppError) in
      try ItemPage(list: answer.json(), where: { !$0["pull_request"].isObject }) { GitHubIssue($0, of: repo) }
    }
  }
}

extension GitHubIssue {
  /// An issue as GitHub's JSON has it. Only its numbers have to be there and right; nil if they are not.
  init?(_ json: JSONValue, of repo: RepoName) {
    guard let id = json["id"].number, let number = json["number"].number, number > 0 else { return nil }
    self.init(
      id: id,
      number: number,
      title: json["title"].text(bytes: Self.longestTitle) ?? "",
      isOpen: json["state"].word != "closed",
      stateReason: json["state_reason"].word,
      labels: json["labels"].items(first: Self.mostLabels)?.compactMap { IssueLabel($0) } ?? [],
      // Null if the account was deleted.
      author: json["user"]["login"].word,
      comments: max(0, json["comments"].number ?? 0),
      htmlURL: json["html_url"].word.flatMap(Self.webPage) ?? "\(repo.htmlURL)/issues/\(number)",
      createdAt: json["created_at"].word.flatMap(Timestamp.read),
      updatedAt: json["updated_at"].word.flatMap(Timestamp.read))
  }

  /// Bytes. GitHub takes 256 characters.
  private static let longestTitle = 2_048
  /// GitHub takes 100.
  private static let mostLabels = 100

  /// Nil for what is no plain https address: it will be opened in a browser.
  private static func webPage(_ text: String) -> String? {
    guard let address = HTTPAddress(url: text), address.origin.scheme == "https" else { return nil }
    return address.url
  }
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
