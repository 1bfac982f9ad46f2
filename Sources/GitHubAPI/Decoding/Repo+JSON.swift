import Domain
import HTTP

extension Repo {
  /// A repository as GitHub's JSON has it. Only its number and its name have to be there and right; nil where they are
  /// not. What no repository of GitHub has is left out or cut: a longer text costs a frame more than it is worth.
  /// Source: docs.github.com/rest/repos/repos, "Get a repository".
  init?(_ json: JSONValue) {
    guard let id = json["id"].number, let name = json["full_name"].word.flatMap(RepoName.init) else {
      return nil
    }
    self.init(
      id: id,
      name: name,
      htmlURL: json["html_url"].word.flatMap { Self.webPage($0, of: name) },
      description: json["description"].text(bytes: Self.longestDescription),
      language: json["language"].word,
      license: Self.license(json["license"]),
      topics: json["topics"].items(first: Self.mostTopics)?.compactMap(\.word) ?? [],
      homepage: json["homepage"].word.flatMap { $0.isEmpty ? nil : $0 },
      defaultBranch: json["default_branch"].word,
      stars: json["stargazers_count"].number ?? 0,
      forks: json["forks_count"].number ?? 0,
      // `watchers` and `watchers_count` are old names for the stars.
      watchers: json["subscribers_count"].number,
      openIssues: json["open_issues_count"].number ?? 0,
      createdAt: json["created_at"].word.flatMap(Timestamp.read),
      pushedAt: json["pushed_at"].word.flatMap(Timestamp.read),
      isArchived: json["archived"].flag ?? false,
      isFork: json["fork"].flag ?? false,
      isTemplate: json["is_template"].flag ?? false)
  }

  /// Bytes. GitHub takes 350 characters.
  private static let longestDescription = 2_048
  /// GitHub takes 20.
  private static let mostTopics = 100

  /// Nil for what is no plain https address: it will be opened in a browser.
  private static func webPage(_ text: String, of name: RepoName) -> String? {
    // The usual page on github.com needs no reading.
    let usual = name.htmlURL
    guard text != usual else { return usual }
    guard let address = HTTPAddress(url: text), address.origin.scheme == "https" else { return nil }
    return address.url
  }

  /// The SPDX identifier, or the name that GitHub gives where it knows none.
  private static func license(_ json: JSONValue) -> String? {
    let identifier = json["spdx_id"].word
    return identifier == nil || identifier == "NOASSERTION" ? json["name"].word : identifier
  }
}
