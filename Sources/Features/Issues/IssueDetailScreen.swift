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
    let source = IssueConversation(number, of: repo, known: known, environment, web: router.web)
    let screen = ConversationPresenter(source, environment, web: router.web).screen(router)
    source.onAnswer = { [weak screen, weak router] route in
      if let screen { router?.settle(screen, as: route) }
    }
    return screen
  }
}

/// An issue and its comments.
@LoopActor
final class IssueConversation: Conversation {
  /// As it was asked for, and then as GitHub answered.
  private var (number, repo): (Int, RepoName)
  private let environment: Environment
  private let web: String
  /// Whether the history knows the issue's title.
  private var isNamed: Bool
  private(set) var issue: GitHubIssue?
  private(set) var detail: IssueDetail?
  /// Whether it may be a pull request, which GitHub answers for in the form of an issue.
  private(set) var awaitsPage: Bool
  /// Called with the first answer: the route of the pull request that it is, nil for an issue.
  var onAnswer: @LoopActor (Route?) -> Void = { _ in }

  init(
    _ number: Int, of repo: RepoName, known: GitHubIssue?, _ environment: Environment, web: String
  ) {
    (self.number, self.repo, self.environment, self.web) = (number, repo, environment, web)
    (issue, isNamed, awaitsPage) = (known, known != nil, known == nil)
  }

  /// By the name that GitHub answered with, which is another one than the asked one after a move.
  var item: Item { issue?.item(in: repo) ?? .issue(number, of: repo, on: web) }

  var answeredRoute: Route? {
    issue.map { .issueDetail($0.repo ?? repo, number: $0.number, known: $0) }
  }

  /// Nothing is shown besides the posts.
  var version: Int { 0 }

  func head(_ layout: IssueLayout, _ issue: GitHubIssue) -> DocumentSection { layout.head(issue, detail) }

  func whyNoReplies(_ texts: Texts) -> String? {
    issue.map { $0.comments ?? 0 } == 0 ? texts.issueDetail.noComments : nil
  }

  func first() async throws -> ItemPage<IssuePost> {
    let response = try await answer()
    let post = await IssuePost.read(response.value, environment)
    let issue = response.value.issue
    (self.issue, detail) = (issue, response.value)
    // A number that is not known may be any.
    return ItemPage(
      items: [post], total: issue.comments.map { 1 + $0 }, next: issue.comments == 0 ? nil : .firstReplies,
      rateLimit: response.rateLimit, saved: response.saved)
  }

  /// - Throws: `CancellationError` also for a pull request, whose screen comes instead.
  private func answer() async throws -> Fetched<IssueDetail> {
    do {
      let response = try await environment.github.value(of: .issue(number, of: repo))
      let issue = response.value.issue
      let isPull = issue.pull != nil && self.issue == nil
      nameVisit(issue)
      guard isPull else {
        // The page view has the name that GitHub answered with.
        self.issue = issue
        environment.answers.note(issue, of: issue.htmlURL)
        settle(nil)
        return response
      }
      settle(.pullDetail(issue.repo ?? repo, number: issue.number, tab: .conversation, known: issue))
    } catch {
      // A stopped load has no answer, and one that replaces it may have.
      if !Task.isCancelled { settle(nil) }
      throw error
    }
    throw CancellationError()
  }

  private func settle(_ route: Route?) {
    awaitsPage = false
    onAnswer(route)
  }

  /// The visit was recorded when only the number was known, or by another name.
  private func nameVisit(_ issue: GitHubIssue) {
    let asked = Item.issue(number, of: repo)
    (number, repo) = (issue.number, issue.repo ?? repo)
    guard let visit = Route.issueDetail(repo, number: number, known: issue).visit,
      !isNamed || visit.item != asked
    else { return }
    isNamed = true
    environment.rename(asked, to: visit)
  }

  func replies(at cursor: PageCursor?) async throws -> ItemPage<IssuePost> {
    let endpoint = Endpoint.comments(on: number, of: repo, pageSize: environment.preferences.pageSize)
    let page = try await environment.github.page(of: endpoint, at: cursor)
    let words = MarkdownWords(environment.texts)
    let posts = await environment.loop.offload("read comments", to: HelperThread()) {
      page.items.map {
        IssuePost(
          id: $0.id, author: $0.author, createdAt: $0.createdAt,
          text: MarkdownText($0.body, as: .post, words: words),
          anchors: ["issuecomment-\($0.id)"])
      }
    }
    return page.with(posts, total: issue?.comments.map { 1 + $0 })
  }
}
