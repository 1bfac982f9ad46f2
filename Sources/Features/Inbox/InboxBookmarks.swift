import Domain
import EventLoop
import GitHub
import Screens
import Texts

/// The threads that the user keeps on this machine. They stay in the inbox when they are read or done.
@LoopActor
final class InboxBookmarks {
  /// The newest first.
  private(set) var threads: [NotificationThread] = [] { didSet { didChange() } }
  private(set) var ids: Set<NotificationThread.ID> = []
  let signal = ChangeSignal()
  private let environment: Environment
  private var loading: Task<Void, Never>?

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// Reads the bookmarks, which another octodo may have changed.
  func load() {
    guard environment.account != .anonymous else { return }
    loading = run { [self] in threads = try await stored() }
  }

  /// Waits until they are read, so that a list begins with them.
  func finishLoading() async { await loading?.value }

  /// Keeps the threads, or removes them if all of them are kept.
  /// - Parameter finish: called with those that were changed, and whether they are kept now.
  func toggle(
    _ wanted: [NotificationThread],
    then finish: @escaping @LoopActor (_ changed: [NotificationThread], _ isKept: Bool) -> Void
  ) {
    let others = wanted.filter { !ids.contains($0.id) }
    let (changed, isKept) = others.isEmpty ? (wanted, false) : (others, true)
    guard !changed.isEmpty else { return }
    set(wanted, isKept: isKept) { finish(changed, isKept) }
  }

  /// Keeps the threads or removes them, and says so.
  /// - Parameter finish: called when it is done.
  func set(
    _ wanted: [NotificationThread], isKept: Bool, then finish: @escaping @LoopActor () -> Void = {}
  ) {
    guard let first = wanted.first else { return }
    let (bookmarks, web) = (environment.bookmarks, environment.web)
    let title = environment.title(first.drawnTitle, andMore: wanted.count - 1)
    run { [self] in
      if isKept {
        try await bookmarks.add(wanted.reversed().map(Bookmark.init), on: web)
      } else {
        try await bookmarks.remove(ids: wanted.map(\.id), on: web)
      }
      let kept = try await stored()
      threads = kept
      let words = environment.texts.inbox
      environment.notices.say(isKept ? words.kept(title: title) : words.notKept(title: title))
      finish()
    }
  }

  private func stored() async throws -> [NotificationThread] {
    try await environment.bookmarks.bookmarks(on: environment.web).map(NotificationThread.init)
  }

  @discardableResult
  private func run(_ body: @escaping @LoopActor @Sendable () async throws -> Void) -> Task<Void, Never> {
    environment.loop.spawn { [environment] in
      do { try await body() } catch { environment.notices.say(environment.texts.sentence(for: error)) }
    }
  }

  private func didChange() {
    ids = Set(threads.map(\.id))
    signal.raise()
  }
}

extension Bookmark {
  fileprivate init(_ thread: NotificationThread) {
    self.init(
      id: thread.id, reason: thread.reason, type: thread.type, title: thread.title, repo: thread.repo,
      number: thread.number, url: thread.htmlURL, updatedAt: thread.updatedAt)
  }
}

extension NotificationThread {
  /// Whether it is unread only GitHub knows.
  fileprivate init(_ bookmark: Bookmark) {
    self.init(
      id: bookmark.id, isUnread: false, reason: bookmark.reason, updatedAt: bookmark.updatedAt,
      title: bookmark.title, type: bookmark.type, repo: bookmark.repo, number: bookmark.number,
      htmlURL: bookmark.url)
  }
}
