import CResources
import FoundationEssentials

/// The embedded data: repositories and some of their READMEs.
struct DemoData {
  let repos: [DemoRepo]
  /// By full name.
  let readmes: [String: String]

  /// A line of the README file that begins with it names the repository of the following lines.
  private static let separator = "%%% "

  /// - Throws: `DecodingError` for invalid data; a test loads all of it.
  static func load() throws -> DemoData {
    let decoder = JSONDecoder()
    let repos = try text(octodo_demo_repositories).split(separator: "\n").map {
      try decoder.decode(DemoRepo.self, from: Data($0.utf8))
    }
    return DemoData(repos: repos, readmes: readmes(in: text(octodo_demo_readmes)))
  }

  private static func readmes(in text: String) -> [String: String] {
    var result: [String: String] = [:]
    var name: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(separator) {
        name = String(line.dropFirst(separator.count))
      } else if let name {
        result[name, default: ""] += line + "\n"
      }
    }
    return result
  }

  private static func text(_ resource: (UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>) -> String {
    var length = 0
    let start = resource(&length)
    return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
  }
}

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

  var owner: Substring { fullName[..<(fullName.utf8.firstIndex(of: UInt8(ascii: "/")) ?? fullName.endIndex)] }
  var shortName: Substring { fullName.drop { $0 != "/" }.dropFirst() }
}

/// A repository in the format of GitHub's API.
struct DemoRepoResponse: Encodable {
  let repo: DemoRepo
  /// Only the endpoint of a single repository returns the number of watchers.
  let isDetailed: Bool

  private enum ExtraKeys: String, CodingKey {
    case name, owner, login, type, key, visibility, disabled
    case htmlURL = "html_url"
    case nodeID = "node_id"
    case spdxID = "spdx_id"
    case isPrivate = "private"
    case watchers = "watchers_count"
    case hasIssues = "has_issues"
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
    try fields.encode(repo.homepage, forKey: .homepage)
    try fields.encode(repo.defaultBranch, forKey: .defaultBranch)
    try fields.encode(repo.archived, forKey: .archived)
    try fields.encode(repo.fork, forKey: .fork)
    try fields.encode(repo.isTemplate, forKey: .isTemplate)
    let isReadable = CodingUserInfoKey.leavesOutUnread.map { encoder.userInfo[$0] != nil } ?? false
    if let license = repo.license {
      var nested = fields.nestedContainer(keyedBy: ExtraKeys.self, forKey: .license)
      try nested.encode(license, forKey: .spdxID)
      if !isReadable {
        try nested.encode(license.lowercased(), forKey: .key)
        try nested.encode(license, forKey: .name)
      }
    }
    if isReadable { return }
    var extra = encoder.container(keyedBy: ExtraKeys.self)
    try extra.encode("https://github.com/\(repo.fullName)", forKey: .htmlURL)
    try fields.encode(repo.updatedAt, forKey: .updatedAt)
    try extra.encode(String(repo.shortName), forKey: .name)
    try extra.encode(false, forKey: .isPrivate)
    try extra.encode(false, forKey: .disabled)
    try extra.encode(true, forKey: .hasIssues)
    try extra.encode("public", forKey: .visibility)
    try extra.encode(repo.stargazersCount, forKey: .watchers)
    try extra.encode(Self.nodeID("010:Repository\(repo.id)"), forKey: .nodeID)
    var owner = extra.nestedContainer(keyedBy: ExtraKeys.self, forKey: .owner)
    try owner.encode(String(repo.owner), forKey: .login)
    try owner.encode("User", forKey: .type)
    try owner.encode(Self.nodeID("04:User\(repo.owner)"), forKey: .nodeID)
  }

  /// An id in the form of GitHub's: an encoded text that says what it is of.
  private static func nodeID(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
}
