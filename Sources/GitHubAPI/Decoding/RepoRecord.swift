import Domain
import HTTP

/// A repository as GitHub's JSON has it. Only its number and its name have to be there and right.
/// Source: docs.github.com/rest/repos/repos, "Get a repository".
struct RepoRecord: Decodable {
  let repo: Repo

  private enum CodingKeys: String, CodingKey {
    case id, description, language, license, topics, homepage, archived, fork
    case fullName = "full_name"
    case htmlURL = "html_url"
    case defaultBranch = "default_branch"
    case stars = "stargazers_count"
    case forks = "forks_count"
    // `watchers` and `watchers_count` are old names for the stars.
    case watchers = "subscribers_count"
    case openIssues = "open_issues_count"
    case createdAt = "created_at"
    case pushedAt = "pushed_at"
    case isTemplate = "is_template"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let fullName = try fields.decode(String.self, forKey: .fullName)
    guard let name = RepoName(fullName) else {
      throw DecodingError.dataCorruptedError(
        forKey: .fullName, in: fields, debugDescription: "This is no name of a repository.")
    }
    repo = Repo(
      id: try fields.decode(Int.self, forKey: .id),
      name: name,
      htmlURL: fields.lenient(.htmlURL).flatMap(Self.webPage),
      description: fields.lenient(.description),
      language: fields.lenient(.language),
      license: fields.lenient(.license, as: LicenseRecord.self)?.name,
      topics: fields.lenient(.topics, as: [Lossy<String>].self)?.compactMap(\.value) ?? [],
      homepage: fields.lenient(.homepage, as: String.self).flatMap { $0.isEmpty ? nil : $0 },
      defaultBranch: fields.lenient(.defaultBranch),
      stars: fields.lenient(.stars) ?? 0,
      forks: fields.lenient(.forks) ?? 0,
      watchers: fields.lenient(.watchers),
      openIssues: fields.lenient(.openIssues) ?? 0,
      createdAt: fields.lenient(.createdAt).flatMap(Timestamp.read),
      pushedAt: fields.lenient(.pushedAt).flatMap(Timestamp.read),
      isArchived: fields.lenient(.archived) ?? false,
      isFork: fields.lenient(.fork) ?? false,
      isTemplate: fields.lenient(.isTemplate) ?? false)
  }

  /// Nil for what is no plain https address: it will be opened in a browser.
  private static func webPage(_ text: String) -> String? {
    guard let address = HTTPAddress(url: text), address.origin.scheme == "https" else { return nil }
    return address.url
  }
}
