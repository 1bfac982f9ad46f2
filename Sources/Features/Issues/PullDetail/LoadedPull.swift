import Domain
import EventLoop
import GitHub
import Markdown
import Screens
import Texts

/// The pull request that all tabs of a screen are about. Each tab asks for it, and it is requested once.
@LoopActor
final class LoadedPull {
  /// As it was asked for, and then as GitHub answered.
  private(set) var number: Int
  private var repo: RepoName
  private let environment: Environment
  private let web: String
  private let signal = ChangeSignal()
  /// Whether the history knows its title.
  private var isNamed: Bool
  /// As GitHub answered, or as the list knows it; nil before both.
  private(set) var issue: GitHubIssue?
  /// Nil until it is loaded.
  private(set) var detail: PullDetail? { didSet { signal.raise() } }
  /// Whether GitHub is asked again whether it can be merged.
  private(set) var isAskingForMerge = false { didSet { signal.raise() } }
  private var loading: Task<Void, Never>?
  private var result: Result<Fetched<PullDetail>, any Error>?
  private var asking: Task<Void, Never>?
  private var isClosed = false
  /// Whether it may be an issue, to which GitHub's website leads from the same address.
  private(set) var awaitsPage: Bool
  /// Called with the first answer: the route of the issue that it is, nil for a pull request.
  var onAnswer: @LoopActor (Route?) -> Void = { _ in }

  init(
    _ number: Int, of repo: RepoName, known: GitHubIssue?, _ environment: Environment, web: String
  ) {
    (self.number, self.repo, self.environment, self.web) = (number, repo, environment, web)
    (issue, isNamed, awaitsPage) = (known, known != nil, known == nil)
  }

  /// By the name that GitHub answered with, which is another one than the asked one after a move.
  var item: Item { .pull(number, of: issue?.repo ?? repo, on: web) }

  /// The route of a tab, by that name.
  func route(_ tab: PullTab) -> Route {
    .pullDetail(issue?.repo ?? repo, number: number, tab: tab, known: issue)
  }

  var title: LinkedTitle { LinkedTitle(of: item, title: issue?.title) }

  /// Changes whenever the other values do. Observed.
  var version: Int { signal.observe() }

  // MARK: Loading

  /// What is loaded already, or the answer to a request.
  /// - Throws: `AppError`, `CancellationError`.
  func loaded() async throws -> PullDetail {
    if let detail { return detail }
    return try await load().value
  }

  /// The answer to the last request, or to a new one if there is none.
  /// - Throws: `AppError`, `CancellationError`.
  func fetched() async throws -> Fetched<PullDetail> {
    if case .success(let fetched)? = result { return fetched }
    return try await load()
  }

  /// Loads it anew. Two tabs that ask at once share a request.
  /// - Throws: `AppError`, `CancellationError`.
  func load() async throws -> Fetched<PullDetail> {
    if loading == nil {
      let endpoint = Endpoint.pull(number, of: repo)
      loading = environment.loop.spawn { [weak self, github = environment.github] in
        let result: Result<Fetched<PullDetail>, any Error>
        do { result = .success(try await github.value(of: endpoint)) } catch { result = .failure(error) }
        guard let self else { return }
        if let issue = await issueInstead(of: result) { settle(issue) } else { take(result) }
      }
    }
    await loading?.value
    guard let result else { throw CancellationError() }
    return try result.get()
  }

  /// The issue with the number, if GitHub has no such pull request.
  private func issueInstead(of result: Result<Fetched<PullDetail>, any Error>) async -> Route? {
    guard awaitsPage, !isClosed, case .failure(let error as AppError) = result, error.isNotFound,
      let issue = try? await environment.github.value(of: .issue(number, of: repo)).value.issue,
      issue.pull == nil, !isClosed
    else { return nil }
    let route = Route.issueDetail(issue.repo ?? repo, number: issue.number, known: issue)
    if let visit = route.visit { environment.rename(.pull(number, of: repo), to: visit) }
    return route
  }

  private func settle(_ route: Route?) {
    awaitsPage = false
    onAnswer(route)
  }

  private func take(_ result: Result<Fetched<PullDetail>, any Error>) {
    guard !isClosed else { return }
    (self.result, loading) = (result, nil)
    guard case .success(let fetched) = result else { return settle(nil) }
    let issue = fetched.value.detail.issue
    nameVisit(issue)
    self.issue = issue
    environment.answers.note(issue, of: issue.htmlURL)
    // The page view has the name that GitHub answered with.
    settle(nil)
    detail = fetched.value
    asking?.cancel()
    isAskingForMerge = false
    // A saved copy says that GitHub cannot be asked now.
    if fetched.saved == nil, fetched.value.isComputingMerge { askForMerge() }
  }

  /// GitHub begins to find out whether a pull request can be merged when it is asked for, which takes a moment.
  /// Source: docs.github.com/rest/guides/using-the-rest-api-to-interact-with-your-git-database, "Checking mergeability of
  /// pull requests".
  private func askForMerge() {
    isAskingForMerge = true
    let endpoint = Endpoint.pull(number, of: repo)
    asking = environment.loop.spawn { [weak self, loop = environment.loop, github = environment.github] in
      for seconds in [1, 2, 4] {
        do {
          try await loop.sleep(for: .seconds(seconds))
          let value = try await github.value(of: endpoint).value
          guard let self, !Task.isCancelled else { return }
          (issue, detail) = (value.detail.issue, value)
          guard value.isComputingMerge else { break }
        } catch is CancellationError {
          return
        } catch {
          // It stays unknown, which the screen says.
          break
        }
      }
      self?.isAskingForMerge = false
    }
  }

  /// The visit was recorded when only the number was known, or by another name.
  private func nameVisit(_ issue: GitHubIssue) {
    let asked = Item.pull(number, of: repo)
    (number, repo) = (issue.number, issue.repo ?? repo)
    let route = Route.pullDetail(repo, number: number, tab: .conversation, known: issue)
    guard let visit = route.visit, !isNamed || visit.item != asked else { return }
    isNamed = true
    environment.rename(asked, to: visit)
  }

  func close() {
    isClosed = true
    loading?.cancel()
    asking?.cancel()
  }
}

/// The conversation of a pull request: its text and its timeline.
@LoopActor
final class PullConversation: Conversation {
  private let pull: LoadedPull
  private let environment: Environment
  private var isShown = false

  init(_ pull: LoadedPull, _ environment: Environment) {
    (self.pull, self.environment) = (pull, environment)
  }

  var issue: GitHubIssue? { pull.issue }
  var item: Item { pull.item }
  var answeredRoute: Route? { pull.route(.conversation) }
  var version: Int { pull.version }

  func head(_ layout: IssueLayout, _ issue: GitHubIssue) -> DocumentSection {
    layout.head(issue, pull.detail, isAsking: pull.isAskingForMerge)
  }

  func whyNoReplies(_ texts: Texts) -> String? { texts.pull.noEntries }

  func first() async throws -> ItemPage<IssuePost> {
    // A reload asks again; the first time another tab may have asked.
    let response = try await isShown ? pull.load() : pull.fetched()
    isShown = true
    let post = await IssuePost.read(response.value.detail, environment)
    return ItemPage(
      items: [post], next: .firstReplies, rateLimit: response.rateLimit, saved: response.saved)
  }

  func replies(at cursor: PageCursor?) async throws -> ItemPage<IssuePost> {
    let issue = try await pull.loaded().detail.issue
    guard let repo = issue.repo ?? pull.item.repo else { return ItemPage(items: []) }
    let endpoint = Endpoint.timeline(of: issue.number, in: repo)
    let page = try await environment.github.page(of: endpoint, at: cursor)
    let words = MarkdownWords(environment.texts)
    let posts = await environment.loop.offload("read a timeline", to: HelperThread()) {
      page.items.map { IssuePost($0, words) }
    }
    return page.with(posts, total: nil)
  }
}

extension IssuePost {
  fileprivate init(_ entry: TimelineEntry, _ words: MarkdownWords) {
    let (body, kind): (String, Kind) =
      switch entry.kind {
      case .comment(let body): (body, .comment)
      case .review(let state, let body): (body, .review(state: state))
      case .remark(let event, let body): (body, .remark(event))
      case .event(let event): ("", .event(event))
      }
    self.init(
      id: entry.id, author: entry.author, createdAt: entry.createdAt,
      text: MarkdownText(body, as: .post, words: words),
      kind: kind, anchors: entry.anchors)
  }
}

extension AppError {
  fileprivate var isNotFound: Bool {
    switch self {
    case .notFound, .notFoundWithToken, .notFoundBecause: true
    default: false
    }
  }
}
