/// A repository in the format of GitHub's API.
struct DemoRepoAnswer: Encodable {
  let repo: DemoRepo
  /// Only the endpoint of a single repository returns the number of watchers.
  let isDetailed: Bool

  private enum ExtraKeys: String, CodingKey {
    case name, owner, login
    case htmlURL = "html_url"
    case spdxID = "spdx_id"
    case isPrivate = "private"
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: DemoRepo.CodingKeys.self)
    try fields.encode(repo.id, forKey: .id)
    try fields.encode(repo.fullName, forKey: .fullName)
    try fields.encode(repo.description, forKey: .description)
    try fields.encode(repo.language, forKey: .language)
    try fields.encode(repo.stargazersCount, forKey: .stargazersCount)
    try fields.encode(repo.forksCount, forKey: .forksCount)
    if isDetailed { try fields.encode(repo.subscribersCount, forKey: .subscribersCount) }
    try fields.encode(repo.openIssuesCount, forKey: .openIssuesCount)
    try fields.encode(repo.topics, forKey: .topics)
    try fields.encode(repo.createdAt, forKey: .createdAt)
    try fields.encode(repo.pushedAt, forKey: .pushedAt)
    try fields.encode(repo.updatedAt, forKey: .updatedAt)
    try fields.encode(repo.homepage, forKey: .homepage)
    try fields.encode(repo.defaultBranch, forKey: .defaultBranch)
    try fields.encode(repo.archived, forKey: .archived)
    try fields.encode(repo.fork, forKey: .fork)
    try fields.encode(repo.isTemplate, forKey: .isTemplate)
    if let license = repo.license {
      var nested = fields.nestedContainer(keyedBy: ExtraKeys.self, forKey: .license)
      try nested.encode(license, forKey: .spdxID)
    }
    var extra = encoder.container(keyedBy: ExtraKeys.self)
    try extra.encode(String(repo.shortName), forKey: .name)
    try extra.encode("https://github.com/\(repo.fullName)", forKey: .htmlURL)
    try extra.encode(false, forKey: .isPrivate)
    var owner = extra.nestedContainer(keyedBy: ExtraKeys.self, forKey: .owner)
    try owner.encode(String(repo.owner), forKey: .login)
  }
}
