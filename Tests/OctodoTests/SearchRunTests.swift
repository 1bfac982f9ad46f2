import Domain
import EventLoop
import Foundation
import GitHub
import HTTP
import HTTPTypes
import Screens
import TestSupport
import Testing
import Texts

@testable import octodo

/// `octodo search`: its requests, and what it prints.
struct SearchRunTests {
  // MARK: Requests

  @Test func `pages are read until there are enough hits, and a repeated hit is left out`() throws {
    let server = PagedServer([1...100, 100...199, 200...299])
    let found = try find("x", limit: 150, from: server)
    #expect(found.rows.map { $0.fields["databaseId"] } == (1...150).map { .number($0) })
    #expect(found.total == 299 && !found.isIncomplete)
    let paths = server.paths
    #expect(paths == ["/search/repositories?q=x&per_page=100&page=1", "/search/repositories?page=2"])
  }

  @Test func `a small limit requests one small page`() throws {
    let server = PagedServer([1...5, 6...10])
    let found = try find("a b", limit: 5, sort: "stars", order: .ascending, from: server)
    #expect(found.rows.count == 5)
    let paths = server.paths
    #expect(paths == ["/search/repositories?q=a%20b&sort=stars&order=asc&per_page=5&page=1"])
  }

  @Test func `a server with endless pages is not queried forever`() throws {
    let server = PagedServer(Array(repeating: 1...2, count: 100))
    let found = try find("x", limit: 1_000, from: server)
    #expect(found.rows.count == 2)
    let count = server.paths.count
    #expect(count == 20)
  }

  @Test(arguments: [[0], [1], [2], [0, 2], []])
  func `hits may be missing as soon as one page says so, whichever it is`(incomplete: [Int]) throws {
    let found = try find(
      "x", limit: 300, from: PagedServer([1...100, 101...200, 201...300], incomplete: incomplete))
    #expect(found.rows.count == 300)
    #expect(found.isIncomplete == !incomplete.isEmpty)
  }

  @Test(arguments: [
    (#"{"total_count":1,"incomplete_results":true,"items":[{"id":1,"full_name":"o/r"}]}"#, true),
    (#"{"total_count":0,"incomplete_results":true,"items":[]}"#, true),
    (#"{"total_count":1,"incomplete_results":false,"items":[{"id":1,"full_name":"o/r"}]}"#, false),
  ])
  func `a search that GitHub stopped early says so besides its hits`(answer: String, isSaid: Bool) throws {
    let server = try LoopbackServer { _ in [.response(200, [:], answer)] }
    defer { server.stop() }
    for form in [[], ["--json", "fullName"]] {
      let program = try FinishedProgram(
        ["search", "repos", "x", "--limit", "1", "--api-url", "http://\(server.authority)"] + form)
      #expect(program.status == 0)
      #expect(program.errors.contains("GitHub stopped this search early, so hits may be missing.") == isSaid)
      #expect(program.output.contains("o/r") == answer.contains("o/r"))
    }
  }

  @Test func `hits that cannot be read are no search without hits`() throws {
    let answer = #"{"total_count":2,"items":[{"id":1},{}]}"#
    let server = try LoopbackServer { _ in [.response(200, [:], answer)] }
    defer { server.stop() }
    let program = try FinishedProgram(
      ["search", "repos", "x", "--limit", "1", "--api-url", "http://\(server.authority)"])
    #expect(program.status == 0)
    #expect(program.errors.contains("octodo cannot read 2 of the hits that GitHub sent."))
    #expect(!program.errors.contains("were found"))
  }

  private func find(
    _ text: String, limit: Int, sort: String? = nil, order: Domain.SortOrder = .descending,
    from server: PagedServer
  ) throws -> SearchFindings {
    try onLoop { loop in
      let github = GitHubRepository(
        http: server, base: .gitHub, token: nil, userAgent: "octodo-test", cache: nil, loop: loop,
        now: { Date(timeIntervalSince1970: 0) })
      let request = SearchRequest(text: text, sort: sort, order: order, limit: limit)
      return try await SearchKind.repos.find(request, github)
    }
  }

  // MARK: Sentences

  @Test func `a rate limit ends the search with the time to wait`() {
    let now = Date(timeIntervalSince1970: 1_000)
    let error = AppError.rateLimited(until: now + 41.5, isAnonymous: true)
    #expect(
      SearchRun.sentence(for: error, host: "github.com", now: now)
        == "github.com allows no more searches for 42 s. Run this again then, or set GH_TOKEN: with a token it "
        + "allows 30 searches a minute.")
  }

  @Test(arguments: [
    ("GH_ENTERPRISE_TOKEN", "Set GH_ENTERPRISE_TOKEN or run `gh auth login --hostname git.corp`."),
    (nil, "Run `gh auth login --hostname git.corp`."),
  ])
  func `another GitHub's token is looked for where octodo reads it`(variable: String?, advice: String) {
    let location = TokenLocation(host: "git.corp", variable: variable)
    for isAnonymous in [true, false] {
      let sentence = SearchRun.sentence(
        for: .unauthorized(isAnonymous: isAnonymous), host: "git.corp", token: location,
        now: Date(timeIntervalSince1970: 0))
      #expect(sentence.hasSuffix(advice))
    }
  }

  @Test func `a refused token is reported with the server's reason`() {
    let sentence = SearchRun.sentence(
      for: .unauthorized(isAnonymous: false, reason: "Token expired"), host: "git.corp",
      now: Date(timeIntervalSince1970: 0))
    #expect(sentence.hasSuffix("or unset GH_TOKEN. The server's reason: Token expired."))
  }

  @Test func `the variable is the one that is read for the API`() throws {
    for (url, variable) in [
      ("https://git.corp/api/v3", "GH_ENTERPRISE_TOKEN"), ("https://api.corp.ghe.com", "GH_TOKEN"),
    ] {
      var options = LaunchOptions()
      options.apiURL = url
      let settings = try Settings(options: options, environment: ["HOME": "/nowhere"])
      #expect(settings.preferences.tokenLocation?.variable == variable)
    }
    let usual = try Settings(options: LaunchOptions(), environment: ["HOME": "/nowhere"])
    #expect(usual.preferences.tokenLocation == nil)
  }

  @Test(arguments: [
    (["CURL_CA_BUNDLE": "a", "SSL_CERT_FILE": "b"], "CURL_CA_BUNDLE"),
    (["SSL_CERT_FILE": "b"], "SSL_CERT_FILE"),
    (["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": "b", "SSL_CERT_DIR": "c"], "SSL_CERT_FILE, SSL_CERT_DIR"),
  ])
  func `the variables that choose the certificates are those in force`(
    variables: [String: String], names: String
  ) throws {
    let environment = variables.merging(["HOME": "/nowhere"]) { $1 }
    let settings = try Settings(options: LaunchOptions(), environment: environment)
    let sentence = settings.preferences.texts.sentence(
      for: AppError.unknownIssuer(host: "git.corp", name: "Corp"))
    #expect(sentence.contains("among the certificates that \(names) names"))
  }

  @Test(arguments: [
    AppError.offline, .refused(host: "h"), .timedOut, .unauthorized(isAnonymous: true), .noSearch,
    .server(status: 503),
    .forbidden(reason: nil), .invalidQuery(reason: "x"), .queryTooLong, .notJSON, .noCurl,
    .other(reason: "x"),
  ])
  func `no sentence names a key`(error: AppError) {
    let sentence = SearchRun.sentence(for: error, host: "github.com", now: Date(timeIntervalSince1970: 0))
    #expect(!sentence.lowercased().contains("press"))
    #expect(sentence.hasSuffix("."))
  }

  // MARK: The program

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> FinishedProgram {
    try FinishedProgram(["search", "repos"] + arguments, environment: environment)
  }

  @Test func `without a terminal there is one line per hit, with tabs`() throws {
    let program = try run("tui", "--demo", "--limit", "2")
    #expect(program.status == 0 && program.errors == "")
    let lines = program.output.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(lines.map { $0.first } == ["atuinsh/atuin", "gitui-org/gitui"])
    #expect(lines.allSatisfy { $0.count == 5 })
  }

  @Test func `JSON has exactly the named fields`() throws {
    let program = try run(
      "tui", "--demo", "--limit", "1", "--json", "stargazersCount,fullName,owner,homepage")
    #expect(program.status == 0)
    let expected = #"[{"fullName":"atuinsh/atuin","homepage":"https://atuin.sh","owner":{"id":"#
    #expect(program.output.hasPrefix(expected))
    #expect(program.output.contains(#"},"stargazersCount":"#))
    #expect(program.output.hasSuffix("}]\n"))
  }

  /// The fields of gh 2.23: `gh search repos --json` without a value lists them.
  private static let fieldsOfGh = """
    createdAt,defaultBranch,description,forksCount,fullName,hasDownloads,hasIssues,hasPages,hasProjects,hasWiki,homepage,\
    id,isArchived,isDisabled,isFork,isPrivate,language,license,name,openIssuesCount,owner,pushedAt,size,stargazersCount,\
    updatedAt,url,visibility,watchersCount
    """

  @Test func `JSON has all fields of gh, with empty texts where GitHub has none`() throws {
    let body = #"""
      {"total_count":2,"incomplete_results":false,"items":[
       {"id":7,"node_id":"MDEw","full_name":"o/k","name":"k","private":false,"visibility":"public","disabled":false,
        "owner":{"login":"o","node_id":"MDQ6","type":"User","html_url":"https://evil.example/o"},"size":12,
        "license":{"key":"mit","name":"MIT License","url":"https://api.github.com/licenses/mit","spdx_id":"MIT"},
        "watchers_count":3,"has_issues":true,"has_wiki":true,"updated_at":"2026-01-31T12:00:00Z"},
       {"id":8,"full_name":"o/bare","homepage":"","description":null,"language":null,"license":null}]}
      """#
    let server = try LoopbackServer { _ in [.response(200, [:], body)] }
    defer { server.stop() }
    let program = try run("x", "--api-url", "http://\(server.authority)", "--json", Self.fieldsOfGh)
    #expect(program.status == 0, "\(program.errors)")
    let found = try #require(
      JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [[String: Any]])
    let full = try #require(found.first), bare = try #require(found.last)
    #expect(full.keys.sorted() == Self.fieldsOfGh.split(separator: ",").map(String.init).sorted())
    #expect(
      full["id"] as? String == "MDEw" && full["size"] as? Int == 12 && full["watchersCount"] as? Int == 3)
    #expect(full["visibility"] as? String == "public" && full["isPrivate"] as? Bool == false)
    #expect(full["hasIssues"] as? Bool == true && full["hasPages"] as? Bool == false)
    let owner = full["owner"] as? [String: Any]
    #expect(owner?["id"] as? String == "MDQ6" && owner?["is_bot"] as? Bool == false)
    #expect(owner?["login"] as? String == "o" && owner?["type"] as? String == "User")
    #expect(owner?["url"] as? String == "http://\(server.authority)/o")
    #expect(
      full["license"] as? [String: String]
        == ["key": "mit", "name": "MIT License", "url": "https://api.github.com/licenses/mit"])
    for name in ["homepage", "description", "language", "defaultBranch"] {
      #expect(bare[name] as? String == "", "\(name)")
    }
    #expect(bare["license"] as? [String: String] == ["key": "", "name": "", "url": ""])
    #expect(bare["pushedAt"] is NSNull)
  }

  @Test func `a licence that GitHub does not know has its SPDX identifier`() throws {
    let body = #"""
      {"total_count":2,"incomplete_results":false,"items":[
       {"id":7,"full_name":"o/k","license":{"key":"other","name":"Other","spdx_id":"NOASSERTION"}},
       {"id":8,"full_name":"o/bare","license":null}]}
      """#
    let server = try LoopbackServer { _ in [.response(200, [:], body)] }
    defer { server.stop() }
    let program = try run("x", "--api-url", "http://\(server.authority)", "--json", "licenseSpdxId")
    let found = try #require(
      JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [[String: Any]])
    #expect(found.first?["licenseSpdxId"] as? String == "NOASSERTION")
    #expect(found.last?["licenseSpdxId"] is NSNull)
  }

  @Test func `an empty result is not a failure`() throws {
    var program = try run("zzzqqq", "--demo")
    #expect(program.status == 0 && program.output == "")
    program = try run("zzzqqq", "--demo", "--json", "name")
    #expect(program.status == 0 && program.output == "[]\n")
  }

  @Test func `a failed search ends with 1, and one without the required token with 4`() throws {
    let invalid = try run("stars:abc", "--demo")
    #expect(invalid.status == 1 && invalid.output == "")
    #expect(invalid.errors.contains("rejected the query (422)"))
    for (answer, status) in [(ServerAction.response(401), Int32(4)), (.response(503), 1)] {
      let server = try LoopbackServer { _ in [answer] }
      defer { server.stop() }
      let program = try run("x", "--api-url", "http://\(server.authority)")
      #expect(program.status == status, "\(program.errors)")
      #expect(program.output == "" && !program.errors.isEmpty)
    }
  }

  @Test func `no file is written and no event is recorded`() throws {
    let program = try run("tui", "--demo")
    #expect(program.status == 0)
    for name in [".local", ".config"] {
      #expect(!FileManager.default.fileExists(atPath: program.folder.file(name)))
    }
  }
}

/// GitHub's search with pages of repositories with the given ids.
private final class PagedServer: HTTPClient, @unchecked Sendable {
  private let pages: [ClosedRange<Int>]
  /// Used on the loop only.
  private(set) var paths: [String] = []

  /// The indices of the pages that say that hits are missing.
  private let incomplete: [Int]

  init(_ pages: [ClosedRange<Int>], incomplete: [Int] = []) {
    (self.pages, self.incomplete) = (pages, incomplete)
  }

  func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    paths.append(request.path ?? "")
    let items = pages[paths.count - 1].map { "{\"id\":\($0),\"full_name\":\"o/r\($0)\"}" }.joined(
      separator: ",")
    var response = HTTPResponse(status: .ok, headerFields: [.contentType: "application/json"])
    if let link = HTTPField.Name("link"), paths.count < pages.count {
      response.headerFields[link] =
        "<https://api.github.com/search/repositories?page=\(paths.count + 1)>; rel=\"next\""
    }
    let isIncomplete = incomplete.contains(paths.count - 1)
    let json = "{\"total_count\":299,\"incomplete_results\":\(isIncomplete),\"items\":[\(items)]}"
    return HTTPClientResponse(head: response, body: Array(json.utf8))
  }
}
