import Domain
import EventLoop
import GitHub
import Screens
import Terminal
import Texts
import UseCases

/// The threads of the inbox in sections by reason. A section without threads is left out.
@LoopActor
final class InboxSections: SectionSource {
  let feed: InboxFeed
  let bookmarks: InboxBookmarks
  /// Nil without a token: then nothing is sent.
  private let list: PagedListPresenter<NotificationThread>?
  private let divided: DividedSections<NotificationThread>?
  private let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
    let feed = InboxFeed(environment)
    self.feed = feed
    let bookmarks = InboxBookmarks(environment)
    self.bookmarks = bookmarks
    guard environment.account != .anonymous else {
      (list, divided) = (nil, nil)
      return
    }
    let list = PagedListPresenter<NotificationThread>(
      environment: environment,
      words: { PagedListWords(empty: [feed.filter == .unread ? $0.inbox.noUnread : $0.inbox.none]) }
    ) { cursor in
      let page = try await feed.load(cursor)
      await bookmarks.finishLoading()
      return page
    }
    self.list = list
    divided = DividedSections(
      list, items: { Self.threads(list, feed, bookmarks) },
      version: { list.version &+ feed.signal.observe() &+ bookmarks.signal.observe() },
      order: { ids in InboxSection.allCases.map(\.rawValue).filter(ids.contains) },
      by: { [bookmarks] thread in
        let isKept = bookmarks.ids.contains(thread.id)
        return (isKept ? InboxSection.bookmarked : InboxSection(reason: thread.reason)).rawValue
      }, isWhole: { $0 == InboxSection.bookmarked.rawValue },
      title: { InboxSection(rawValue: $0)?.title($1.inbox) ?? $0 })
    feed.onNews = { [weak list] in list?.pages.reloadFirst() }
  }

  var lists: [PagedListPresenter<NotificationThread>] { divided?.lists ?? [] }
  var version: Int { divided?.version ?? 0 }

  /// All threads that are shown, those that changed last first.
  var threads: [NotificationThread] { list.map { Self.threads($0, feed, bookmarks) } ?? [] }

  private static func threads(
    _ list: PagedListPresenter<NotificationThread>, _ feed: InboxFeed, _ bookmarks: InboxBookmarks
  ) -> [NotificationThread] {
    let sent = feed.changes.applied(to: list.pages.items)
    let ids = Set(sent.map(\.id))
    return sent + bookmarks.threads.filter { !ids.contains($0.id) }
  }

  var sections: [ListSection<NotificationThread>] { divided?.sections ?? [] }

  func label(of id: String) -> SectionLabel { divided?.label(of: id) ?? SectionLabel(title: "", count: "") }

  func list(of id: String) -> PagedListPresenter<NotificationThread>? { list }

  func didSelect(_ index: Int, in id: String) { divided?.didSelect(index, in: id) }

  /// What asks most of the user may be on a later page, so there is room for several.
  func didDraw(rows: Int) { list?.didDraw(rows: max(rows, Self.leastThreads)) }

  private static let leastThreads = 200

  var message: PaneMessage? {
    guard let list else { return nil }
    guard let error = list.pages.load.phase.error else { return list.shown.message }
    return environment.texts.inboxAdvice(for: error).map { PaneMessage(problem: $0) } ?? list.shown.message
  }

  /// The text without threads.
  var emptyText: [String] {
    guard let list else { return [environment.texts.needsTokenForInbox] }
    return list.emptyText
  }

  func show(_ filter: NotificationFilter) {
    feed.show(filter)
    list?.startAgain()
  }
}

extension Texts {
  /// What to do if a token cannot read notifications; nil for another error. GitHub hides them from some tokens with
  /// a 404 that says no more.
  func inboxAdvice(for error: AppError) -> String? {
    switch error {
    case .missingScope: tokenLocation.map { inbox.wrongScopeOn(host: $0.host) } ?? inbox.wrongScope
    case .forbidden(let reason?) where !Self.isAboutToken(reason): nil
    case .forbidden, .missingPermission, .notFound, .notFoundWithToken: inbox.wrongToken
    default: nil
    }
  }

  /// Other refusals have nothing to do with the kind of the token, such as a list of allowed addresses; GitHub says what helps.
  private static func isAboutToken(_ reason: String) -> Bool {
    ["resource not accessible", "scope"].contains { reason.lowercased().contains($0) }
  }

  /// What the inbox needs, if there is no token.
  var needsTokenForInbox: String {
    tokenLocation.map { inbox.needsTokenOn(host: $0.host, advice: $0.advice(self)) } ?? inbox.needsToken
  }
}
