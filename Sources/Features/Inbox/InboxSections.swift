import Domain
import EventLoop
import GitHub
import Screens
import Terminal
import Texts

/// The threads of the inbox in sections by reason. A section without threads is left out.
@LoopActor
final class InboxSections: SectionSource {
  let feed: InboxFeed
  let bookmarks: InboxBookmarks
  /// Nil without a token: then nothing is sent.
  private let list: PagedListPresenter<NotificationThread>?
  private let environment: Environment
  /// What is shown of a version.
  private var known: (version: Int, shown: Shown)?

  private struct Shown {
    let threads: [NotificationThread]
    /// By section.
    let groups: [String: [NotificationThread]]
  }

  init(_ environment: Environment) {
    self.environment = environment
    let feed = InboxFeed(environment)
    self.feed = feed
    bookmarks = InboxBookmarks(environment)
    guard environment.account != .anonymous else {
      list = nil
      return
    }
    let list = PagedListPresenter<NotificationThread>(
      environment: environment,
      words: { PagedListWords(empty: [feed.filter == .unread ? $0.inbox.noUnread : $0.inbox.none]) }
    ) { try await feed.load($0) }
    self.list = list
    feed.onNews = { [weak list] in list?.reloadFirst() }
  }

  var lists: [PagedListPresenter<NotificationThread>] { list.map { [$0] } ?? [] }
  var version: Int { (list?.version ?? 0) &+ feed.signal.observe() &+ bookmarks.signal.observe() }

  /// All threads that are shown, those that changed last first.
  var threads: [NotificationThread] { shown.threads }

  var sections: [ListSection<NotificationThread>] {
    let (groups, isPart) = (groups, list?.shown.isPart ?? false)
    return InboxSection.allCases.compactMap { section in
      groups[section.rawValue].map {
        ListSection(
          id: section.rawValue, items: $0, isPart: isPart && section != .bookmarked, isAwaited: false)
      }
    }
  }

  private var groups: [String: [NotificationThread]] { shown.groups }

  private var shown: Shown {
    let version = version
    if let known, known.version == version { return known.shown }
    let sent = feed.changes.applied(to: list?.state.items ?? [])
    let ids = Set(sent.map(\.id))
    let threads = sent + bookmarks.threads.filter { !ids.contains($0.id) }
    let groups = Dictionary(grouping: threads) { [kept = bookmarks.ids] thread in
      (kept.contains(thread.id) ? InboxSection.bookmarked : InboxSection(reason: thread.reason)).rawValue
    }
    let shown = Shown(threads: threads, groups: groups)
    known = (version, shown)
    return shown
  }

  func label(of id: String) -> SectionLabel {
    let count = NumberText.grouped(groups[id]?.count ?? 0)
    return SectionLabel(
      title: InboxSection(rawValue: id)?.title(environment.texts.inbox) ?? id,
      count: list?.shown.isPart == true && id != InboxSection.bookmarked.rawValue ? "\(count)+" : count)
  }

  func list(of id: String) -> PagedListPresenter<NotificationThread>? { list }

  /// Any page may have threads for any section, so the end of a section is near the end of the list.
  func didSelect(_ index: Int, in id: String) {
    guard id != InboxSection.bookmarked.rawValue, let list, let items = groups[id],
      items.indices.contains(index)
    else { return }
    let thread = items[index].id
    list.select(
      index == items.count - 1 ? Int.max : list.state.items.firstIndex { $0.id == thread } ?? 0)
  }

  /// What asks most of the user may be on a later page, so there is room for several.
  func didDraw(rows: Int) { list?.didDraw(rows: max(rows, Self.leastThreads)) }

  private static let leastThreads = 200

  var message: PaneMessage? {
    guard let list else { return nil }
    guard let error = list.state.phase.error else { return list.shown.message }
    return environment.texts.inbox.advice(for: error).map { PaneMessage(problem: $0) } ?? list.shown.message
  }

  /// The text without threads.
  var emptyText: [String] {
    guard let list else { return [environment.texts.needsTokenForInbox] }
    return list.emptyText
  }

  func showNext(_ filter: NotificationFilter) {
    feed.show(filter)
    list?.startAgain(marks: .removed)
  }
}

extension InboxTexts {
  /// What to do if a token cannot read notifications; nil for another error. GitHub hides them from some tokens with
  /// a 404.
  func advice(for error: AppError) -> String? {
    switch error {
    case .missingScope: wrongScope
    case .forbidden, .notFound, .notFoundWithToken, .notFoundBecause: wrongToken
    default: nil
    }
  }
}

extension Texts {
  /// What the inbox needs, if there is no token.
  var needsTokenForInbox: String {
    tokenPlace.map { inbox.needsTokenOn(host: $0.host, advice: $0.advice(self)) } ?? inbox.needsToken
  }
}
