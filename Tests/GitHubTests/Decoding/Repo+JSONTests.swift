import Domain
import FoundationEssentials
import Testing

@testable import GitHub

struct RepoJSONTests {
  @Test func `every field is decoded`() throws {
    let repo = try Self.read(
      """
      , "html_url": "https://github.com/o/r", "description": "A \\u65e5 \\ud83e\\udd8a", "language": "Swift",
      "license": {"key": "mit", "name": "MIT License", "spdx_id": "MIT"}, "topics": ["cli", "tui"],
      "homepage": "https://r.example", "default_branch": "main", "stargazers_count": 12, "watchers_count": 12,
      "watchers": 12, "forks_count": 3, "subscribers_count": 5, "open_issues_count": 7,
      "created_at": "2020-01-02T03:04:05Z", "pushed_at": "2026-05-06T07:08:09.250Z", "archived": true,
      "fork": true, "is_template": true
      """)
    let repoName = try #require(RepoName("o/r"))
    #expect(
      repo
        == Repo(
          id: 9, name: repoName, htmlURL: "https://github.com/o/r", description: "A 日 🦊",
          language: "Swift", license: "MIT", topics: ["cli", "tui"], homepage: "https://r.example",
          defaultBranch: "main", stars: 12, forks: 3, watchers: 5, openIssues: 7,
          createdAt: Date(timeIntervalSince1970: 1_577_934_245),
          pushedAt: Date(timeIntervalSince1970: 1_778_051_289.25), isArchived: true, isFork: true,
          isTemplate: true))
  }

  @Test(arguments: [
    "",
    """
    , "html_url": null, "description": null, "language": null, "license": null, "topics": null,
    "homepage": null, "default_branch": null, "stargazers_count": null, "forks_count": null, "subscribers_count": null,
    "open_issues_count": null, "created_at": null, "pushed_at": null, "archived": null, "fork": null
    """,
    """
    , "html_url": 1, "description": [], "language": {}, "license": "MIT", "topics": "cli", "homepage": false,
    "default_branch": 3, "stargazers_count": "12", "forks_count": 1.5, "subscribers_count": {},
    "open_issues_count": true, "created_at": 1577934245, "pushed_at": "yesterday", "archived": "yes",
    "fork": 1
    """,
    #", "homepage": "", "stargazers_count": 99999999999999999999, "forks_count": -99999999999999999999"#,
  ])
  func `a field that is missing, null or of a wrong type is left out`(fields: String) throws {
    let name = try #require(RepoName("o/r"))
    let repo = try Self.read(fields)
    #expect(repo == Repo(id: 9, name: name))
  }

  @Test(arguments: [
    #"{"id": 9}"#, #"{"full_name": "o/r"}"#, #"{"id": "9", "full_name": "o/r"}"#,
    #"{"id": 9, "full_name": null}"#, #"{"id": 9, "full_name": "o/r/../x"}"#,
    #"{"id": 9, "full_name": "o/.."}"#, #"{"id": 9, "full_name": "o/r?x"}"#,
    #"{"id": 9, "full_name": "ö/r"}"#, "[3]", "[]",
  ])
  func `a repository without number or name is not decoded`(json: String) throws {
    let jsonValue = try JSONValue(Array(json.utf8))
    #expect(Repo(jsonValue, from: .gitHub) == nil)
  }

  @Test func `texts longer than GitHub allows are cut or left out`() throws {
    let long = String(repeating: "日", count: 1_000_000)
    let repo = try Self.read(
      """
      , "description": "\(long)", "language": "\(long)", "homepage": "\(long)", "pushed_at": "\(long)",
      "topics": ["\(long)", "a"\(String(repeating: #", "b""#, count: 100_000))]
      """)
    #expect(repo.description == String(long.prefix(682)))
    #expect(repo.language == nil)
    #expect(repo.homepage == nil)
    #expect(repo.pushedAt == nil)
    #expect(repo.topics.count == 99)
  }

  @Test(arguments: [
    ("https://ghes.example/o/r", "https://github.com/o/r"),
    ("http://github.com/o/r", "https://github.com/o/r"),
    ("javascript:alert(1)", "https://github.com/o/r"),
    ("https://github.com@evil.example/", "https://github.com/o/r"),
    (#"https://github.com/o/r\u001b]0;x\u0007"#, "https://github.com/o/r"),
    (#"https://h.example/x#\u001b[2J"#, "https://github.com/o/r"),
    ("--help", "https://github.com/o/r"),
  ])
  func `a page has an https address only`(text: String, url: String) throws {
    let htmlURL = try Self.read(#", "html_url": "\#(text)""#).htmlURL
    #expect(htmlURL == url)
  }

  @Test(arguments: [
    (#"{"spdx_id": "Apache-2.0", "name": "Apache License 2.0"}"#, "Apache-2.0"),
    (#"{"spdx_id": "NOASSERTION", "name": "Other"}"#, "Other"),
    (#"{"spdx_id": "NOASSERTION"}"#, nil), (#"{"spdx_id": null, "name": "Beerware"}"#, "Beerware"),
    ("{}", nil), ("[]", nil),
  ])
  func `a licence has its SPDX name, or GitHub's`(json: String, license: String?) throws {
    let selfLicense = try Self.read(#", "license": \#(json)"#).license
    #expect(selfLicense == license)
  }

  @Test func `topics that are not texts do not affect the others`() throws {
    let selfTopics = try Self.read(#", "topics": ["a", 3, null, "b"]"#).topics
    #expect(selfTopics == ["a", "b"])
  }

  private static func read(_ fields: String) throws -> Repo {
    try #require(Repo(try JSONValue(Array(JSON.repo("o/r", id: 9, fields).utf8)), from: .gitHub))
  }
}
