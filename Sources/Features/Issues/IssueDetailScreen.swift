public import Domain
public import EventLoop
import FoundationEssentials
import GitHub
import Markdown
public import Screens
import Terminal
import Texts

/// One issue with its comments, as one document.
@LoopActor
public enum IssueDetailScreen {
  /// The screen of `Route.issueDetail`.
  /// - Parameter known: the fields that the list has.
  public static func make(
    _ number: Int, of repo: RepoName, known: GitHubIssue?, _ environment: Environment, _ router: Router
  ) -> any Screen {
    let issue = IssuePresenter(number, of: repo, known: known, environment, web: router.web)
    let items = ItemActions(environment) { [issue.subject] }
    let todos = TodoActions(environment, router) { LinkedTitle(of: issue.item, title: issue.title) }
    return DocumentPane(
      "comments", on: environment.loop, input: issue, output: issue,
      sections: { texts in
        let words = texts.issueDetail
        return DocumentPane.SectionTexts(
          next: words.nextComment, previous: words.previousComment, hint: words.nextHint,
          atEnd: words.noneBelow, atStart: words.noneAbove)
      }, contents: environment.dialogs, links: LinkActions(environment, router), subject: { issue.subject },
      actions: [todos.make, todos.write, todos.undo, todos.redo, items.openInBrowser, items.copyAddress]
        + issue.posts.actions)
  }
}

/// Loads an issue, then its comments page by page before they come on view.
@LoopActor
final class IssuePresenter {
  /// The issue and its comments in one list, so that failed pages, rate limits and retries work as in every list.
  let posts: PagedListPresenter<IssuePost>
  private let number: Int
  private let repo: RepoName
  private let known: GitHubIssue?
  private let environment: Environment
  private let web: String

  /// - Parameter web: the website of the API, for the issue's address before it is loaded.
  init(
    _ number: Int, of repo: RepoName, known: GitHubIssue?, _ environment: Environment, web: String
  ) {
    (self.number, self.repo, self.known) = (number, repo, known)
    (self.environment, self.web) = (environment, web)
    let source = IssuePosts(number, of: repo, isNamed: known != nil, environment)
    posts = PagedListPresenter(environment: environment, words: { _ in PagedListWords(empty: []) }) {
      cursor in
      try await source.page(at: cursor)
    }
  }

  private var detail: IssueDetail? { posts.state.items.first?.detail }

  var subject: Subject { Subject(item, title: title, on: web) }

  /// By the name that GitHub answered with, which is another one than the asked one after a move.
  var item: Item { issue?.item(in: repo) ?? .issue(number, of: repo, on: web) }

  /// Nil until it is loaded.
  var title: String? { issue?.title }

  private var issue: GitHubIssue? { detail?.issue ?? known }
}

extension IssuePresenter: DocumentInput {
  func appear() { posts.appear() }
  func close() { posts.close() }

  func goToEnd() { posts.loadEnd() }
  func loadGap() { posts.loadGap() }

  func didDraw(sections: ClosedRange<Int>) {
    // The issue itself is the first post; the gap is a section but no post.
    let isBelowGap = gapSection.map { sections.upperBound >= $0 } ?? false
    let last = min(sections.upperBound + (isBelowGap ? 0 : 1), posts.state.items.count - 1)
    // Scrolling up loads nothing, except above a gap.
    guard last > posts.state.selected || gapSection != nil && last != posts.state.selected else { return }
    environment.loop.spawn { [weak self] in self?.posts.select(last) }
  }

  /// The section of the gap, directly above the first comment after it.
  private var gapSection: Int? { posts.state.gap.map { max(0, $0.place - 1) } }
}

extension IssuePresenter: DocumentOutput {
  var version: Int { posts.version }
  var rowContext: RowContext { RowContext(environment) }
  var isPart: Bool { posts.shown.isPart }
  var isReloading: Bool { posts.isReloading }
  var isLoading: Bool { posts.state.phase.isRunning }
  var answeredRoute: Route? {
    issue.map { .issueDetail($0.repo ?? repo, number: $0.number, known: $0) }
  }
  var gap: Int? { posts.state.gap?.canLoad == true ? gapSection : nil }

  /// Without the issue's text, the message is part of the content.
  var message: PaneMessage? {
    known != nil && posts.state.items.isEmpty ? nil : posts.shown.message
  }

  func content(_ context: RowContext) -> DocumentContent {
    guard let issue else { return DocumentContent(sections: []) }
    let base = LinkBase.issue(of: issue.repo ?? repo, on: environment.web)
    let layout = IssueLayout(context, zone: environment.zone(), base: base)
    let posts = posts.state.items
    let missing = self.posts.shown.message.map { [DocumentPart.message($0)] } ?? []
    let body = posts.first.map { layout.body($0) } ?? DocumentSection(missing)
    var comments = posts.dropFirst().map { layout.comment($0) }
    if let gap = self.posts.state.gap, let section = gapSection {
      comments.insert(layout.gap(gap), at: section)
    }
    if posts.count == 1, issue.comments ?? 0 == 0 {
      comments.append(layout.note(context.texts.issueDetail.noComments))
    }
    return DocumentContent(header: [layout.head(issue, detail), body], sections: comments)
  }

  func status(percent: Int, isShort: Bool) -> [String] {
    posts.status(place: isShort ? "\(percent)%" : "\(item) \(percent)%", isShort: isShort)
  }
}

/// A post of an issue: its own text, or a comment.
struct IssuePost: Identifiable, Sendable {
  /// 0 for the issue itself; the ids of comments start at 1.
  let id: Int
  /// The login; nil if the account was deleted.
  let author: String?
  let createdAt: Date?
  let text: MarkdownText
  /// Only in the post of the issue itself.
  var detail: IssueDetail?

  /// The post of the issue itself. Its Markdown is parsed on a helper thread.
  static func read(_ detail: IssueDetail, on loop: EventLoop) async -> IssuePost {
    await loop.offload("read an issue", to: HelperThread()) {
      IssuePost(
        id: 0, author: detail.issue.author, createdAt: detail.issue.createdAt,
        text: MarkdownText(detail.body, as: .post), detail: detail)
    }
  }
}

/// Loads an issue and its comments. Markdown is parsed on a helper thread, because a page of comments can contain a
/// megabyte.
@LoopActor
private final class IssuePosts {
  /// As it was asked for, and then as GitHub answered.
  private var (number, repo): (Int, RepoName)
  private let environment: Environment
  /// Whether the history knows the issue's title.
  private var isNamed: Bool
  private var hasIssue = false
  /// The number of posts: the issue and its comments.
  private var total = 1

  init(_ number: Int, of repo: RepoName, isNamed: Bool, _ environment: Environment) {
    (self.number, self.repo, self.isNamed, self.environment) = (number, repo, isNamed, environment)
  }

  /// The first page is the issue alone, so that it can be read while the comments load. A reload also loads the first
  /// comments, so that nothing disappears meanwhile.
  func page(at cursor: PageCursor?) async throws -> ItemPage<IssuePost> {
    guard let cursor else {
      let isReload = hasIssue
      var page = try await issue()
      guard isReload, let next = page.next else { return page }
      let comments = try await self.comments(at: next)
      page.items += comments.items
      (page.next, page.last) = (comments.next, comments.last)
      (page.unreadable, page.rateLimit) = (comments.unreadable, comments.rateLimit)
      page.saved = page.saved ?? comments.saved
      return page
    }
    return try await comments(at: cursor)
  }

  private func issue() async throws -> ItemPage<IssuePost> {
    let response = try await environment.github.value(of: .issue(number, of: repo))
    let post = await IssuePost.read(response.value, on: environment.loop)
    hasIssue = true
    nameVisit(response.value.issue)
    let comments = response.value.issue.comments ?? 0
    total = 1 + comments
    return ItemPage(
      items: [post], total: total, next: comments > 0 ? .firstComments : nil,
      rateLimit: response.rateLimit, saved: response.saved)
  }

  /// The visit was recorded when only the number was known, or by another name.
  private func nameVisit(_ issue: GitHubIssue) {
    let asked = Item.issue(number, of: repo)
    (number, repo) = (issue.number, issue.repo ?? repo)
    guard let visit = Route.issueDetail(repo, number: number, known: issue).visit,
      !isNamed || visit.item != asked
    else { return }
    isNamed = true
    environment.loop.spawn { [visits = environment.visits] in
      // Recording has reported a history that cannot be written.
      try? await visits.rename(asked, to: visit)
    }
  }

  private func comments(at cursor: PageCursor) async throws -> ItemPage<IssuePost> {
    let endpoint = Endpoint.comments(on: number, of: repo, pageSize: environment.preferences.pageSize)
    let page = try await environment.github.page(of: endpoint, at: cursor == .firstComments ? nil : cursor)
    let posts = await environment.loop.offload("read comments", to: HelperThread()) {
      page.items.map {
        IssuePost(
          id: $0.id, author: $0.author, createdAt: $0.createdAt, text: MarkdownText($0.body, as: .post))
      }
    }
    return ItemPage(
      items: posts, total: total, unreadable: page.unreadable, next: page.next, last: page.last,
      rateLimit: page.rateLimit, saved: page.saved)
  }
}

extension PageCursor {
  /// The cursor after the issue itself, whose response has no link to the comments.
  fileprivate static let firstComments = PageCursor(url: "")
}
