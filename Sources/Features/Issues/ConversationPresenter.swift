import Domain
import EventLoop
import GitHub
import Screens
import Terminal
import Texts
import UseCases

/// Loads the first post of a conversation, then the others page by page before they come on view.
@LoopActor
final class ConversationPresenter {
  /// All posts in one list, so that failed pages, rate limits and retries work as in every list.
  let posts: PagedListPresenter<IssuePost>
  private let source: any Conversation
  private let environment: Environment
  private let web: String

  /// - Parameter web: the website of the API, for addresses before the first post is loaded.
  init(_ source: any Conversation, _ environment: Environment, web: String) {
    (self.source, self.environment, self.web) = (source, environment, web)
    let pages = ConversationPages(source)
    posts = PagedListPresenter(environment: environment, words: { _ in PagedListWords(empty: []) }) {
      cursor in
      try await pages.page(at: cursor)
    }
  }

  /// The document of all posts.
  func screen(_ router: Router) -> any Screen {
    let (environment, source) = (environment, source)
    let items = ItemActions(environment) { [self.subject] }
    let todos = TodoActions(environment, router) { LinkedTitle(of: source.item, title: source.issue?.title) }
    return DocumentPane(
      "comments", on: environment.loop, input: self, output: self,
      sections: { texts in
        let words = texts.issueDetail
        return DocumentPane.SectionTexts(
          next: words.nextComment, previous: words.previousComment, hint: words.nextHint,
          atEnd: words.noneBelow, atStart: words.noneAbove)
      }, contents: environment.dialogs, links: LinkActions(environment, router), subject: { self.subject },
      actions: [todos.make, todos.write, todos.undo, todos.redo, items.openInBrowser, items.copyAddress]
        + posts.actions
    ).besideContents
  }

  private var subject: Subject { Subject(source.item, title: source.issue?.title, on: web) }
}

extension ConversationPresenter: DocumentInput {
  func appear() { posts.appear() }
  func close() { posts.close() }

  func goToEnd() { posts.pages.readEnd() }
  func loadGap() { posts.pages.readGap() }

  func didDraw(sections: ClosedRange<Int>) {
    // The first post is in the header; the gap is a section but no post.
    let isBelowGap = gapSection.map { sections.upperBound >= $0 } ?? false
    let last = min(sections.upperBound + (isBelowGap ? 0 : 1), posts.pages.items.count - 1)
    // Scrolling up loads nothing, except above a gap.
    guard last > posts.pages.position || gapSection != nil && last != posts.pages.position else { return }
    environment.loop.spawn { [weak self] in self?.posts.select(last) }
  }

  /// The section of the gap, directly above the first post after it.
  private var gapSection: Int? { posts.gap.map { max(0, $0.index - 1) } }
}

extension ConversationPresenter: DocumentOutput {
  var version: Int { posts.version &+ source.version }
  var rowContext: RowContext { RowContext(environment) }
  var isPart: Bool { posts.shown.isPart }
  var isReloading: Bool { posts.isReloading }
  var isLoading: Bool { posts.pages.load.phase.isRunning }
  var isMissing: Bool { posts.pages.load.phase.error != nil }
  var answeredRoute: Route? { source.answeredRoute }
  var awaitsPage: Bool { source.awaitsPage }
  var gap: Int? { posts.gap?.canLoad == true ? gapSection : nil }

  /// Without the first post, the message is part of the content.
  var message: PaneMessage? {
    source.issue != nil && posts.pages.items.isEmpty ? nil : posts.shown.message
  }

  func content(_ context: RowContext) -> DocumentContent {
    guard let issue = source.issue, let repo = issue.repo ?? source.item.repo else {
      return DocumentContent(sections: [])
    }
    let base = LinkBase.conversation(of: issue.item(in: repo), on: environment.web)
    let layout = IssueLayout(context, zone: environment.zone(), base: base)
    let posts = posts.pages.items
    let missing = self.posts.shown.message.map { [DocumentPart.message($0)] } ?? []
    let body = posts.first.map { layout.body($0) } ?? DocumentSection(missing)
    var replies = posts.dropFirst().map { layout.reply($0) }
    if let gap = self.posts.gap, let section = gapSection {
      replies.insert(layout.gap(gap), at: section)
    }
    if posts.count == 1, !self.posts.shown.isPart,
      let note = self.posts.noneReadable ?? source.whyNoReplies(context.texts)
    {
      replies.append(layout.note(note))
    }
    return DocumentContent(header: [source.head(layout, issue), body], sections: replies)
  }

  func status(percent: Int, isShort: Bool) -> [String] {
    posts.status(position: isShort ? "\(percent)%" : "\(source.item) \(percent)%", isShort: isShort)
  }
}

/// The pages of a conversation. The first one is one post alone, so that it can be read while the others load. A reload
/// also loads the first of these, so that nothing disappears meanwhile.
@LoopActor
private final class ConversationPages {
  private let source: any Conversation
  private var hasFirst = false

  init(_ source: any Conversation) { self.source = source }

  func page(at cursor: PageCursor?) async throws -> ItemPage<IssuePost> {
    if let cursor { return try await source.replies(at: cursor == .firstReplies ? nil : cursor) }
    let isReload = hasFirst
    var page = try await source.first()
    hasFirst = true
    guard isReload, page.next != nil else { return page }
    let replies = try await source.replies(at: nil)
    page.items += replies.items
    (page.next, page.last) = (replies.next, replies.last)
    (page.unreadable, page.rateLimit) = (replies.unreadable, replies.rateLimit)
    page.saved = page.saved ?? replies.saved
    return page
  }
}
