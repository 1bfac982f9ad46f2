import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Markdown
import Screens
import Terminal
import Texts

/// What is written on GitHub about an issue or a pull request, from its own text on.
@LoopActor
protocol Conversation: AnyObject {
  /// As GitHub answered, or as the list knows it; nil before both.
  var issue: GitHubIssue? { get }
  /// By the name that GitHub answered with, once that is known.
  var item: Item { get }
  /// The route by that name; nil until it is known.
  var answeredRoute: Route? { get }
  /// Whether it is not known yet that it is this (see `Screen`).
  var awaitsPage: Bool { get }
  /// Changes whenever `head` changes although no post does. Observed.
  var version: Int { get }
  /// The title, the state, and what else is known besides the texts.
  func head(_ layout: IssueLayout, _ issue: GitHubIssue) -> DocumentSection
  /// Says that there is nothing after the first post; nil if it says nothing.
  func whyNoReplies(_ texts: Texts) -> String?
  /// The first post alone. Its next page is `firstReplies` if there may be more.
  func first() async throws -> ItemPage<IssuePost>
  /// A page of what follows; the first one has no cursor.
  func replies(at cursor: PageCursor?) async throws -> ItemPage<IssuePost>
}

extension Conversation {
  var awaitsPage: Bool { false }
}

extension PageCursor {
  /// The cursor after the first post, whose response has no link to what follows.
  static let firstReplies = PageCursor(url: "")
}

/// A post of an issue or a pull request: its own text, a comment, a review, or something that happened.
struct IssuePost: Identifiable, Sendable {
  /// 0 for the first post; other ids start at 1.
  let id: Int
  /// The login; nil if the account was deleted.
  let author: String?
  let createdAt: Date?
  /// Empty if something happened.
  let text: MarkdownText
  var kind = Kind.comment
  /// Its names in addresses, after the `#`.
  var anchors: [String] = []
  /// Only in the first post.
  var detail: IssueDetail?

  enum Kind: Hashable, Sendable {
    case comment
    /// - Parameter state: GitHub's word, in lower case.
    case review(state: String)
    /// A comment on a line or on a commit.
    case remark(TimelineEvent)
    case event(TimelineEvent)
  }

  /// The first post. Its Markdown is parsed on a helper thread, because it can be a quarter of a megabyte.
  @LoopActor
  static func read(_ detail: IssueDetail, _ environment: Environment) async -> IssuePost {
    let words = MarkdownWords(environment.texts)
    return await environment.loop.offload("read an issue", to: HelperThread()) {
      IssuePost(
        id: 0, author: detail.issue.author, createdAt: detail.issue.createdAt,
        text: MarkdownText(detail.body, as: .post, words: words), anchors: ["issue-\(detail.issue.id)"],
        detail: detail)
    }
  }
}

extension ItemPage {
  /// The same page with its items in another form.
  func with<Other>(_ items: [Other], total: Int?) -> ItemPage<Other> {
    ItemPage<Other>(
      items: items, total: total, unreadable: unreadable, next: next, last: last, rateLimit: rateLimit,
      saved: saved)
  }
}
