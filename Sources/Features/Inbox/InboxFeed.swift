import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Screens

/// Loads the notifications, and asks from time to time whether they have changed. A poll says nothing and shows nothing
/// but its rows.
@LoopActor
final class InboxFeed {
  private(set) var filter = NotificationFilter.unread
  /// What the user did with the threads.
  var changes = InboxChanges() {
    didSet {
      signal.raise()
      showUnread()
    }
  }
  let signal = ChangeSignal()
  /// Called when a poll has found other rows: the list loads its first page again.
  var onNews: @LoopActor () -> Void = {}
  /// All pages that are loaded, as one; nil before the first.
  private var whole: ItemPage<NotificationThread>? { didSet { showUnread() } }
  private var pages = 0
  /// The cursor of the last page that is loaded; nil if that is the first one.
  private var end: PageCursor?
  /// GitHub's date of `whole`.
  private var date: String?
  /// Whether the next load of the first page takes what a poll has found.
  private var hasNews = false
  private var schedule = PollSchedule()
  /// Whether GitHub refused the token of the last poll, so that no further one is sent before a reload succeeds.
  private var isRefused = false
  /// No poll is sent before it.
  private var nextPoll: LoopClock.Instant
  private var polling: Task<Void, Never>?
  /// The number of requests for the first page that are not answered.
  private var asking = 0
  /// The end of what was read of the threads that are done; nil before the first reading.
  private var knownDone: DoneThreads.Mark?
  private let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
    nextPoll = environment.loop.clock.now
  }

  /// Loads a page for the list.
  /// - Parameter cursor: nil for the first one, with those after it that are loaded.
  /// - Throws: `AppError`, `CancellationError`.
  func load(_ cursor: PageCursor?) async throws -> ItemPage<NotificationThread> {
    if cursor == nil, hasNews, let whole {
      hasNews = false
      return whole
    }
    guard let cursor else {
      await readDone()
      hasNews = false
      let page = try await refresh().page
      // The list of all threads has those that were read.
      if filter == .unread { changes.leaveRead() }
      return page
    }
    let page = try await environment.github.pollNext(
      of: .notifications(filter), at: cursor, orSaved: isSaved)
    try Task.checkCancellation()
    whole?.append(page)
    (pages, end) = (pages + 1, cursor)
    return page
  }

  /// Reads what is done, which another octodo may have changed.
  private func readDone() async {
    do {
      let done = try await environment.doneThreads.doneThreads(on: environment.web, since: knownDone)
      knownDone = done.mark
      if !done.dates.isEmpty { changes.addDone(done.dates) }
    } catch {
      environment.notices.say(environment.texts.sentence(for: error))
    }
  }

  /// Keeps that GitHub has taken a thread as done, for the next runs.
  func keepDone(_ thread: NotificationThread) {
    environment.loop.spawn { [environment] in
      do {
        try await environment.doneThreads.addDone([thread.id: thread.seen], on: environment.web)
      } catch {
        environment.notices.say(environment.texts.sentence(for: error))
      }
    }
  }

  /// Whether something has happened in a thread since the user saw it.
  func hasNews(of thread: NotificationThread) -> Bool {
    let seen = thread.updatedAt ?? .distantPast
    return whole?.items.contains { $0.id == thread.id && $0.updatedAt ?? .distantPast > seen } ?? false
  }

  /// Shows other notifications from the next load on.
  func show(_ filter: NotificationFilter) {
    self.filter = filter
    (whole, date, pages, end, hasNews) = (nil, nil, 0, nil, false)
    changes.forgetLeft()
  }

  /// Asks for the pages that are loaded. Only the first one is asked for by its date; the others follow if it has
  /// changed. The date counts once all of them are there, so that no row is lost between.
  private func refresh() async throws -> (page: ItemPage<NotificationThread>, isNew: Bool) {
    let (github, filter) = (environment.github, filter)
    asking += 1
    defer { asking -= 1 }
    do {
      let answer = try await github.poll(
        .notifications(filter), since: whole == nil ? nil : date, orSaved: whole == nil || isSaved)
      if answer.page?.saved == nil { schedule.succeeded(askedToWait: answer.wait) } else { schedule.failed() }
      restTillNextPoll()
      isRefused = false
      guard filter == self.filter, !Task.isCancelled else { throw CancellationError() }
      guard var page = answer.page else {
        guard let whole else { throw CancellationError() }
        date = answer.date
        return (whole, false)
      }
      if let saved = page.saved, var whole {
        whole.saved = saved
        self.whole = whole
        return (whole, false)
      }
      page.last = nil
      var count = 1
      while count < min(pages, Self.maxPages), let next = page.next {
        page.append(try await github.pollNext(of: .notifications(filter), at: next))
        count += 1
      }
      guard filter == self.filter, !Task.isCancelled else { throw CancellationError() }
      if count < pages, page.next != nil, let whole, let end {
        page.appendRest(of: whole, upTo: end)
        count = pages - 1
      }
      (whole, date, pages) = (page, answer.date, count)
      return (page, true)
    } catch {
      if !(error is CancellationError) { schedule.failed() }
      restTillNextPoll()
      throw error
    }
  }

  private var isSaved: Bool { whole?.saved != nil }

  /// The pages that a poll asks for at most. The rows of further ones stay as they are.
  private static let maxPages = 20

  private func restTillNextPoll() {
    let shortest = Duration.seconds(environment.preferences.chosen.inboxPoll)
    nextPoll = environment.loop.clock.now.advanced(by: max(schedule.wait, shortest))
  }

  // MARK: Polling

  /// Begins to poll. Without a token, and with demo data, which never change, there is nothing to ask.
  func start() {
    guard case .token = environment.account, polling == nil else { return }
    restTillNextPoll()
    polling = environment.loop.spawn { [weak self, loop = environment.loop] in
      while let next = self?.nextPoll {
        do { try await loop.sleep(until: next) } catch { return }
        await self?.pollIfDue()
      }
    }
  }

  private func pollIfDue() async {
    guard nextPoll <= environment.loop.clock.now else { return }
    guard asking == 0, !isRefused, !environment.foreground.isLeft else { return restTillNextPoll() }
    do {
      guard try await refresh().isNew else { return }
      hasNews = true
      onNews()
    } catch {
      // Any other failure shows nothing: the rows stay, or why there are none, and the next poll comes later. A reload
      // says what is wrong.
      guard case AppError.unauthorized = error else { return }
      isRefused = true
      environment.notices.say(environment.texts.sentence(for: error))
    }
  }

  func stop() {
    polling?.cancel()
    polling = nil
    environment.badges.set(0, of: .inbox)
  }

  private func showUnread() {
    guard let whole else { return }
    let unread = changes.applied(to: whole.items).count(where: \.isUnread)
    environment.badges.set(unread, isPart: whole.next != nil, of: .inbox)
  }
}

extension ItemPage<NotificationThread> {
  /// Adds the threads of the next page. Pages shift while they are loaded, so some may be there already.
  fileprivate mutating func append(_ more: ItemPage) {
    let ids = Set(items.map(\.id))
    items += more.items.filter { !ids.contains($0.id) }
    unreadable += more.unreadable
    next = more.next
    rateLimit = more.rateLimit ?? rateLimit
  }

  /// Adds the threads of an older answer that are behind those of this one.
  /// - Parameter end: the cursor of its last page, which is loaded again: threads that are gone since have moved those
  ///   behind them to the page before.
  fileprivate mutating func appendRest(of old: ItemPage, upTo end: PageCursor) {
    let ids = Set(items.map(\.id))
    let last = items.last?.updatedAt ?? .distantPast
    items += old.items.filter { !ids.contains($0.id) && $0.updatedAt ?? .distantPast <= last }
    next = end
  }
}

/// When the inbox asks GitHub again.
/// Source: docs.github.com/rest/activity/notifications, "About GitHub notifications".
struct PollSchedule {
  /// The shortest time between two polls.
  static let shortest = Duration.seconds(60)
  /// The longest after failures.
  static let longest = Duration.seconds(1_800)
  /// The longest that GitHub is obeyed for.
  static let longestAsked = Duration.seconds(86_400)

  /// The time until the next poll, counted from the end of the last one.
  private(set) var wait = shortest

  /// - Parameter asked: what GitHub asks for; nil if it does not say.
  mutating func succeeded(askedToWait asked: Duration?) {
    wait = min(max(asked ?? Self.shortest, Self.shortest), Self.longestAsked)
  }

  mutating func failed() {
    wait = max(wait, min(wait * 2, Self.longest))
  }
}
