import FoundationEssentials

/// One repository of the embedded data, with GitHub's own field names.
struct DemoRepo: Decodable {
  let id: Int
  let fullName: String
  let description: String?
  let language: String?
  let stargazersCount: Int
  let forksCount: Int
  let subscribersCount: Int
  let openIssuesCount: Int
  let license: String?
  let topics: [String]
  let createdAt: String
  let pushedAt: String
  let updatedAt: String
  let homepage: String?
  let defaultBranch: String
  let archived: Bool
  let fork: Bool
  let isTemplate: Bool

  enum CodingKeys: String, CodingKey {
    case id
    case fullName = "full_name"
    case description, language
    case stargazersCount = "stargazers_count"
    case forksCount = "forks_count"
    case subscribersCount = "subscribers_count"
    case openIssuesCount = "open_issues_count"
    case license, topics
    case createdAt = "created_at"
    case pushedAt = "pushed_at"
    case updatedAt = "updated_at"
    case homepage
    case defaultBranch = "default_branch"
    case archived, fork
    case isTemplate = "is_template"
  }

  // Works on bytes, because a search for a user reads it for every repository.
  var owner: Substring { fullName[..<(fullName.utf8.firstIndex(of: UInt8(ascii: "/")) ?? fullName.endIndex)] }
  var shortName: Substring { fullName.drop { $0 != "/" }.dropFirst() }
}
