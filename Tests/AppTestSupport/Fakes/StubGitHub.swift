public import Domain
public import EventLoop
import FoundationEssentials
import GitHub
public import HTTP
public import HTTPTypes
import Stubs

/// GitHub with a test's replies: repository searches, repositories and READMEs.
@LoopActor
public final class StubGitHub: HTTPClient {
  public enum SearchCall: Hashable, Sendable {
    case first(RepoQuery, pageSize: Int)
    case next(PageCursor)
  }

  public let search: ScriptedAnswers<SearchCall, ItemPage<Repo>>
  public let repos: ScriptedAnswers<RepoName, Repo>
  public let readmes: ScriptedAnswers<RepoName, String?>
  /// JSON for everything else, by path and query: one item for an issue, a pull request, a thread and the checks of a
  /// commit, any number for a list, the notifications or a search of issues.
  public let posts: ScriptedAnswers<String, ItemPage<String>>
  /// The remaining rate limit of single repositories.
  public var limit: RateLimit?

  init(loop: EventLoop) {
    search = ScriptedAnswers(loop: loop)
    repos = ScriptedAnswers(loop: loop)
    readmes = ScriptedAnswers(loop: loop)
    posts = ScriptedAnswers(loop: loop)
  }

  /// - Throws: the error of the reply.
  @LoopActor public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    let target = request.path ?? ""
    if target.hasPrefix("/search/issues") {
      let page = try await posts.answer(target)
      let (total, list) = (page.total ?? page.items.count, page.items.joined(separator: ","))
      return try .json(
        text: #"{"total_count":\#(total),"items":[\#(list)]}"#, limit: page.rateLimit, next: page.next)
    }
    if target.hasPrefix("/search/") {
      let call = SearchCall(target)
      let page = try await search.answer(call)
      return try .json(SearchJSON(page), limit: page.rateLimit, next: page.next)
    }
    let parts = RequestTarget(target).path
    if parts.contains("issues") || parts.first == "notifications" || parts.count > 3 && parts.last != "readme"
    {
      let page = try await posts.answer(target)
      let list = page.items.joined(separator: ",")
      let isOne =
        ["issues", "pulls", "threads"].contains(parts.dropLast().last)
        || ["check-runs", "status"].contains(parts.last)
      return try .json(text: isOne ? list : "[\(list)]", limit: limit, next: page.next, last: page.last)
    }
    guard parts.count >= 3, parts[0] == "repos", let name = RepoName("\(parts[1])/\(parts[2])") else {
      throw AppError.other(reason: "the stub knows no \(target)")
    }
    guard parts.last == "readme" else { return try .json(RepoJSON(await repos.answer(name)), limit: limit) }
    guard let text = try await readmes.answer(name) else { return try HTTPClientResponse(status: 404) }
    return try .raw(text, limit: limit)
  }
}

extension StubGitHub.SearchCall {
  fileprivate init(_ target: String) {
    let query = RequestTarget(target)
    func value(_ name: String) -> String { query.values(of: name).first ?? "" }
    guard value("page") == "1" else {
      self = .next(PageCursor(url: APIBase.gitHubURL + target))
      return
    }
    let sort = RepoSort(rawValue: value("sort")) ?? .bestMatch
    let order = SortOrder(rawValue: value("order")) ?? .descending
    self = .first(
      RepoQuery(text: value("q"), sort: sort, order: order), pageSize: Int(value("per_page")) ?? 0)
  }
}

extension HTTPClientResponse {
  fileprivate static func json(
    _ value: some Encodable, limit: RateLimit?, next: PageCursor? = nil
  ) throws -> HTTPClientResponse {
    let body = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    return try .json(text: body, limit: limit, next: next)
  }

  fileprivate static func json(
    text: String, limit: RateLimit?, next: PageCursor?, last: PageCursor? = nil
  ) throws -> HTTPClientResponse {
    var fields = limit.fields
    let links = [(next, "next"), (last, "last")].compactMap { cursor, relation in
      cursor.map { "<\($0.url)>; rel=\"\(relation)\"" }
    }
    if !links.isEmpty, let link = HTTPField.Name("link") { fields[link] = links.joined(separator: ", ") }
    return try HTTPClientResponse(status: 200, headers: fields, body: Array(text.utf8))
  }

  fileprivate static func raw(_ text: String, limit: RateLimit?) throws -> HTTPClientResponse {
    var fields = limit.fields
    fields[.contentType] = "application/vnd.github.raw+json; charset=utf-8"
    return try HTTPClientResponse(status: 200, headers: fields, body: Array(text.utf8))
  }
}

extension RateLimit? {
  fileprivate var fields: HTTPFields {
    var fields = HTTPFields()
    guard let limit = self else { return fields }
    for (name, value) in [
      ("limit", "\(limit.limit)"), ("remaining", "\(limit.remaining)"),
      ("reset", "\(Int(limit.resetsAt.timeIntervalSince1970))"), ("resource", limit.resource),
    ] {
      if let name = HTTPField.Name("x-ratelimit-\(name)") { fields[name] = value }
    }
    return fields
  }
}

private struct SearchJSON: Encodable {
  let total_count: Int?
  let incomplete_results: Bool
  let items: [RepoJSON]

  init(_ page: ItemPage<Repo>) {
    total_count = page.total
    incomplete_results = page.isIncomplete
    items = page.items.map { RepoJSON($0) } + (0..<page.unreadable).map { _ in RepoJSON() }
  }
}

/// A repository in GitHub's format; invalid if all fields are nil.
private struct RepoJSON: Encodable {
  var id: Int?
  var full_name, html_url, description, language, homepage, default_branch, created_at, pushed_at: String?
  var license: [String: String]?
  var topics: [String]?
  var stargazers_count, forks_count, subscribers_count, open_issues_count: Int?
  var archived, fork, is_template: Bool?

  init() {}

  init(_ repo: Repo) {
    id = repo.id
    full_name = repo.name.description
    html_url = repo.htmlURL
    description = repo.description
    language = repo.language
    homepage = repo.homepage
    default_branch = repo.defaultBranch
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    created_at = repo.createdAt?.formatted(style)
    pushed_at = repo.pushedAt?.formatted(style)
    license = repo.license.map { ["spdx_id": $0] }
    topics = repo.topics
    stargazers_count = repo.stars
    forks_count = repo.forks
    subscribers_count = repo.watchers
    open_issues_count = repo.openIssues
    archived = repo.isArchived
    fork = repo.isFork
    is_template = repo.isTemplate
  }
}
