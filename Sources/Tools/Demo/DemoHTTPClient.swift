public import EventLoop
public import FoundationEssentials
public import HTTP
public import HTTPTypes
import Stubs

/// Answers like GitHub's API, from the embedded data. So the demo is the same program without a network.
@LoopActor
public final class DemoHTTPClient: HTTPClient {
  private var data: DemoData?
  private let encoder: JSONEncoder

  /// - Parameter isReadable: indents JSON, and leaves out the fields that octodo does not read.
  public nonisolated init(isReadable: Bool = false) {
    encoder = JSONEncoder()
    guard isReadable else { return }
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    if let key = CodingUserInfoKey.leavesOutUnread { encoder.userInfo[key] = true }
  }

  /// The midnight after the newest activity in the data: a clock that begins then sees nothing in the future.
  /// - Throws: the decoder's error; a test loads all of it.
  public nonisolated static func dayAfterData() throws -> Date {
    let day = 86_400.0
    // All times are written in the same form, so the newest is the last in order.
    let newest = try DemoData.load().repos.flatMap { [$0.pushedAt, $0.updatedAt] }.max() ?? ""
    let time = try Date(newest, strategy: .iso8601).timeIntervalSince1970
    return Date(timeIntervalSince1970: (time / day).rounded(.up) * day)
  }

  @LoopActor
  public func send(_ request: HTTPRequest, body: [UInt8]) async throws -> HTTPClientResponse {
    let data = try loadedData()
    let target = RequestTarget(request.path ?? "")
    guard request.method == .get else { return try write(request.method, target.path, in: data) }
    switch target.path {
    case ["issues"]: return try myIssues(target, in: data)
    case ["search", "issues"] where target.asksForReviews: return try reviews(target, in: data)
    case ["notifications"]: return try notifications(target, in: data)
    case let path where path.count == 3 && path.starts(with: ["notifications", "threads"]):
      guard let thread = DemoNotifications(data: data).thread(path[2]) else { return Self.notFound }
      return try json(thread)
    case ["search", "repositories"]: return try search(target, in: data)
    case ["search", "issues"]: return try searchIssues(target, in: data)
    case let path where path.count == 3 && path[0] == "repos":
      return try repo(path[1] + "/" + path[2], in: data)
    case let path where path.count == 4 && path[0] == "repos" && path[3] == "readme":
      return readme(of: path[1] + "/" + path[2], in: data)
    case let path where path.count == 4 && path[0] == "repos" && path[3] == "issues":
      return try issues(of: path[1] + "/" + path[2], target, in: data)
    case let path where path.count == 4 && path[0] == "repos" && path[3] == "pulls":
      return try pulls(of: path[1] + "/" + path[2], target, in: data)
    case let path where path.count == 4 && path[0] == "repos" && path[3] == "labels":
      guard data.repo(named: path[1] + "/" + path[2]) != nil else { return Self.notFound }
      return try json([DemoIssues.Row.Label].ofRepo)
    case let path where path.count >= 5 && path[0] == "repos" && path[3] == "issues":
      return try issue(path[4], of: path[1] + "/" + path[2], path.dropFirst(5), target, in: data)
    case let path where path.count >= 5 && path[0] == "repos" && path[3] == "pulls":
      return try pull(path[4], of: path[1] + "/" + path[2], path.dropFirst(5), target, in: data)
    case let path where path.count == 6 && path[0] == "repos" && path[3] == "commits":
      return try checks(of: path[4], in: path[1] + "/" + path[2], path[5], data)
    case let path where path.count == 6 && path[0] == "repos" && path[3] == "check-runs":
      // The id of a run begins with the number of its pull request.
      let number = Int(path[4]).map { $0 / 10 } ?? 0
      guard let pull = pull(number, of: path[1] + "/" + path[2], in: data) else { return Self.notFound }
      return try json(pull.annotations)
    default: return Self.notFound
    }
  }

  private func pull(_ number: Int, of name: String, in data: DemoData) -> DemoPullDetail? {
    data.repo(named: name).flatMap { DemoPullDetail(number, of: $0) }
  }

  /// - Parameter rest: what follows the number of the pull request in the path.
  private func pull(
    _ number: String, of name: String, _ rest: ArraySlice<String>, _ target: RequestTarget, in data: DemoData
  ) throws -> HTTPClientResponse {
    guard let pull = Int(number).flatMap({ self.pull($0, of: name, in: data) }) else { return Self.notFound }
    if rest.isEmpty { return try json(pull.pull) }
    guard rest.count == 1 else { return Self.notFound }
    switch rest.last {
    case "commits": return try json(pull.commits)
    case "files": return try json(pull.files)
    default: return Self.notFound
    }
  }

  /// The checks on the last commit of a pull request.
  private func checks(of sha: String, in name: String, _ part: String, _ data: DemoData) throws
    -> HTTPClientResponse
  {
    switch part {
    case "status": return try json(DemoPullDetail.Statuses())
    case "check-runs":
      let pull = DemoPullDetail.number(ofCommit: sha).flatMap { self.pull($0, of: name, in: data) }
      let runs = pull?.checks(of: sha) ?? []
      return try json(DemoPullDetail.Runs(total_count: runs.count, check_runs: runs))
    default: return Self.notFound
    }
  }

  private func notifications(_ target: RequestTarget, in data: DemoData) throws -> HTTPClientResponse {
    let (number, size) = target.pageAndSize
    let all = target.values(of: "all").first == "true"
    let threads = DemoNotifications(data: data).threads.filter { all || $0.unread }
    let start = min((number - 1) * size, threads.count)
    return try json(Array(threads[start...].prefix(size)))
      .leading(from: number, of: threads.count, perPage: size, target)
  }

  /// Takes what a user does with a notification, and keeps nothing: several programs share the demo.
  private func write(
    _ method: HTTPRequest.Method, _ path: [String], in data: DemoData
  ) throws -> HTTPClientResponse {
    guard path.count >= 3, path.starts(with: ["notifications", "threads"]),
      DemoNotifications(data: data).thread(path[2]) != nil
    else { return Self.notFound }
    switch (method, path.count) {
    case (.patch, 3), (.delete, 3), (.put, 4), (.delete, 4): break
    default: return Self.notFound
    }
    return HTTPClientResponse(head: HTTPResponse(status: .noContent), body: [])
  }

  private func search(_ target: RequestTarget, in data: DemoData) throws -> HTTPClientResponse {
    let (number, size) = target.pageAndSize
    let page: DemoSearch.ResultPage
    do {
      page = try DemoSearch(data: data).page(
        number, perPage: size, query: target.values(of: "q").first ?? "",
        sort: target.values(of: "sort").first, ascending: target.values(of: "order").first == "asc")
    } catch {
      return try json(["message": error.message], status: .unprocessableContent)
    }
    return try json(page).leading(
      from: number, of: min(page.totalCount, RequestTarget.lastPage), perPage: size, target)
  }

  private func myIssues(_ target: RequestTarget, in data: DemoData) throws -> HTTPClientResponse {
    let (number, size) = target.pageAndSize
    let filter = target.values(of: "filter").first ?? "assigned"
    let page = DemoMyWork(data: data).page(number, perPage: size, filter: filter)
    return try json(page.rows).leading(from: number, of: page.count, perPage: size, target)
  }

  private func reviews(_ target: RequestTarget, in data: DemoData) throws -> HTTPClientResponse {
    let (number, size) = target.pageAndSize
    let page = DemoMyWork(data: data).reviews(number, perPage: size)
    return try json(page).leading(from: number, of: page.total_count, perPage: size, target)
  }

  private func searchIssues(_ target: RequestTarget, in data: DemoData) throws -> HTTPClientResponse {
    let (number, size) = target.pageAndSize
    let page: DemoIssueSearch.ResultPage
    do {
      page = try DemoIssueSearch(data: data).page(
        number, perPage: size, query: target.values(of: "q").first ?? "",
        sort: target.values(of: "sort").first, ascending: target.values(of: "order").first == "asc")
    } catch {
      return try json(["message": error.message], status: .unprocessableContent)
    }
    return try json(page).leading(
      from: number, of: min(page.total_count, RequestTarget.lastPage), perPage: size, target)
  }

  private func issues(of name: String, _ target: RequestTarget, in data: DemoData) throws
    -> HTTPClientResponse
  {
    guard let repo = data.repo(named: name) else { return Self.notFound }
    let (number, size) = target.pageAndSize
    let page = DemoIssues(repo: repo).page(number, perPage: size, DemoListQuery(target))
    return try json(page.rows).leading(from: number, of: page.count, perPage: size, target)
  }

  private func pulls(of name: String, _ target: RequestTarget, in data: DemoData) throws
    -> HTTPClientResponse
  {
    guard let repo = data.repo(named: name) else { return Self.notFound }
    let (number, size) = target.pageAndSize
    let page = DemoPulls(repo: repo).page(number, perPage: size, DemoListQuery(target))
    return try json(page.rows).leading(from: number, of: page.count, perPage: size, target)
  }

  /// - Parameter rest: what follows the issue's number in the path.
  private func issue(
    _ number: String, of name: String, _ rest: ArraySlice<String>, _ target: RequestTarget, in data: DemoData
  ) throws -> HTTPClientResponse {
    if Array(rest) == ["timeline"], let pull = Int(number).flatMap({ self.pull($0, of: name, in: data) }) {
      return try json(pull.timeline)
    }
    guard let repo = data.repo(named: name), let number = Int(number) else { return Self.notFound }
    if rest.isEmpty, let pull = DemoPull(number, of: repo) { return try json(DemoFoundIssue(pull)) }
    let issues = DemoIssues(repo: repo)
    guard let issue = issues.issue(number) else { return Self.notFound }
    if rest.isEmpty { return try json(issue) }
    guard Array(rest) == ["comments"] else { return Self.notFound }
    let (page, size) = target.pageAndSize
    return try json(issues.comments(on: issue, page: page, perPage: size))
      .leading(from: page, of: issue.comments, perPage: size, target)
  }

  private func repo(_ name: String, in data: DemoData) throws -> HTTPClientResponse {
    guard let repo = data.repo(named: name) else { return Self.notFound }
    return try json(DemoRepoResponse(repo: repo, isDetailed: true))
  }

  private func readme(of name: String, in data: DemoData) -> HTTPClientResponse {
    let known = data.readmes.first { $0.key.lowercased() == name.lowercased() }
    guard let text = known?.value else { return Self.notFound }
    return HTTPClientResponse(head: HTTPResponse(status: .ok), body: Array(text.utf8))
  }

  private func loadedData() throws -> DemoData {
    if let data { return data }
    let loaded = try DemoData.load()
    data = loaded
    return loaded
  }

  private func json(
    _ value: some Encodable, status: HTTPResponse.Status = .ok
  ) throws -> HTTPClientResponse {
    let body = try Array(encoder.encode(value))
    let head = HTTPResponse(status: status, headerFields: [.contentType: "application/json; charset=utf-8"])
    return HTTPClientResponse(head: head, body: body)
  }

  private static var notFound: HTTPClientResponse {
    HTTPClientResponse(
      head: HTTPResponse(
        status: .notFound, headerFields: [.contentType: "application/json; charset=utf-8"]),
      body: Array(#"{"message":"Not Found"}"#.utf8))
  }
}

extension DemoData {
  fileprivate func repo(named name: String) -> DemoRepo? {
    repos.first { $0.fullName.lowercased() == name.lowercased() }
  }
}

extension HTTPClientResponse {
  /// Adds the `Link` header to the next and the last page of a list of `count` items.
  fileprivate func leading(
    from page: Int, of count: Int, perPage size: Int, _ target: RequestTarget
  ) -> HTTPClientResponse {
    guard page * size < count else { return self }
    let links = [(page + 1, "next"), ((count + size - 1) / size, "last")].map { page, relation in
      "<https://api.github.com\(target.withPage(page))>; rel=\"\(relation)\""
    }
    var response = self
    response.head.headerFields[.link] = links.joined(separator: ", ")
    return response
  }
}

extension RequestTarget {
  /// GitHub's search returns at most 1,000 results, so this is the last page at one result per page.
  fileprivate static let lastPage = 1_000

  fileprivate var pageAndSize: (page: Int, size: Int) {
    (max(1, min(Self.lastPage, number("page") ?? 1)), max(1, min(100, number("per_page") ?? 30)))
  }

  /// Whether a search is for what waits for the user's review.
  fileprivate var asksForReviews: Bool {
    values(of: "q").contains { $0.split(separator: " ").contains("review-requested:@me") }
  }

  fileprivate func number(_ name: String) -> Int? {
    values(of: name).first.flatMap { Int($0) }
  }

  /// The same target with another `page`.
  fileprivate func withPage(_ page: Int) -> String {
    let parts = text.split(separator: "?", maxSplits: 1)
    let others = parts.dropFirst().flatMap { $0.split(separator: "&") }.filter { !$0.hasPrefix("page=") }
    return parts[0] + "?" + (others + ["page=\(page)"]).joined(separator: "&")
  }
}

extension CodingUserInfoKey {
  /// Set to leave out the fields that octodo does not read.
  static let leavesOutUnread = CodingUserInfoKey(rawValue: "leavesOutUnread")
}

extension HTTPField.Name {
  static var link: HTTPField.Name { HTTPField.Name("Link") ?? .location }
}
