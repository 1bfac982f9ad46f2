public import Domain
public import EventLoop
public import FoundationEssentials
public import GitHub
public import Texts
public import Tracking
public import UseCases

/// The dependencies of a screen. The program's composition creates one; scripts and tests create their own.
@LoopActor
public struct Environment {
  public var loop: EventLoop
  /// The wall clock.
  public var now: @Sendable () -> Date
  /// The user's time zone. A closure, because finding it out is slow and it is needed only to show a day.
  public var zone: @Sendable () -> TimeZone
  /// A new random id, different each time.
  public var uuid: @Sendable () -> UUID
  /// Receives the events, and also keeps those of this run.
  public var events: EventLog
  public var github: GitHubRepository
  public var todoRepository: any TodoRepository
  public var unsavedTodos: any UnsavedTodoRepository
  public var queryHistory: any QueryHistoryRepository
  public var visits: any VisitRepository
  public var bookmarks: any BookmarkRepository
  public var desktop: any Desktop
  public var dialogs: Dialogs
  public var notices: Notices
  /// Adds todos outside of the todo list.
  public let addTodos: AddTodos
  /// Whether the user has left the program for the shell.
  public let foreground = Foreground()
  /// The counts behind the titles of tabs.
  public let badges = TabBadges()
  public var account: Account
  public var program: ProgramFacts
  public let preferences: CurrentPreferences
  /// The facts about this run.
  public var run: RunFacts
  public let keepSettings: KeepSettings

  /// The receiver of events.
  public var tracker: any Tracker { events }

  /// The website that belongs to the API, such as `https://github.com`.
  public var web: String { github.web }

  /// What was cut in a field last.
  public var kills: KillBuffer { dialogs.kills }

  /// The texts of the screens in the user's current language.
  public var texts: Texts { preferences.texts }

  public init(
    loop: EventLoop, now: @escaping @Sendable () -> Date,
    zone: @escaping @Sendable () -> TimeZone, uuid: @escaping @Sendable () -> UUID, events: EventLog,
    github: GitHubRepository, todoRepository: any TodoRepository, unsavedTodos: any UnsavedTodoRepository,
    queryHistory: any QueryHistoryRepository, visits: any VisitRepository,
    bookmarks: any BookmarkRepository, desktop: any Desktop,
    dialogs: Dialogs, notices: Notices,
    account: Account, program: ProgramFacts, preferences: CurrentPreferences, run: RunFacts,
    settingsRepository: any SettingsRepository
  ) {
    self.loop = loop
    self.now = now
    self.zone = zone
    self.uuid = uuid
    self.events = events
    self.github = github
    self.todoRepository = todoRepository
    addTodos = AddTodos(todoRepository)
    self.unsavedTodos = unsavedTodos
    self.queryHistory = queryHistory
    self.visits = visits
    self.bookmarks = bookmarks
    self.desktop = desktop
    self.dialogs = dialogs
    self.notices = notices
    self.account = account
    self.program = program
    self.preferences = preferences
    self.run = run
    keepSettings = KeepSettings(in: settingsRepository, on: loop)
  }
}

extension Environment {
  /// Calls `report` if the task is not cancelled within a moment. Local work that is quicker than that shows no progress.
  func reportLater(_ report: @escaping @LoopActor @Sendable () -> Void) -> Task<Void, Never> {
    loop.spawn { [loop] in
      do { try await loop.sleep(for: .milliseconds(100)) } catch { return }
      report()
    }
  }

  /// Opens a web address in the browser, and shows a notice of success or failure.
  public func openInBrowser(_ url: String) {
    do {
      try desktop.open(url)
      notices.say(texts.repo.opening(url: url))
    } catch {
      notices.say(texts.sentence(for: error))
    }
  }

  /// Copies a web address to the clipboard, and shows a notice.
  public func copyAddress(_ url: String) {
    copy(url, named: url)
  }

  /// Copies a text that takes a moment to make, and shows a notice.
  public func copy(_ text: @escaping WholeText) {
    loop.spawn {
      let copied = await loop.offload("make a text to copy", to: HelperThread(), text)
      copy(copied, named: texts.copy.lines(count: copied.count { $0.isNewline } + 1))
    }
  }

  /// Copies a text to the clipboard, and shows a notice that says where it arrived.
  /// - Parameter name: how the notice names it.
  public func copy(_ text: String, named name: String) {
    desktop.copy(text) { [notices, preferences] result in
      let words = preferences.texts.copy
      switch result {
      case .copied: notices.say(words.copied(what: name))
      case .sent: notices.say(words.sent(what: name))
      case .refusedByTmux: notices.say(words.refusedByTmux)
      case .noClipboard: notices.say(words.noClipboard)
      case .tooLong(let limit): notices.say(words.tooLong(limit: "\(limit / 1_000)"))
      }
    }
  }

  /// Applies a setting and writes it to config.yml. A notice says if it could not be written.
  public func remember(_ change: SettingChange) {
    preferences.values.apply(change, in: run)
    keepSettings(change) { [notices, run, preferences] problem in
      if let problem { notices.say(preferences.texts.sentence(for: problem, file: run.configFile)) }
    }
  }

  /// Deletes rows that `u` restores; asks first only if the user wants to be asked.
  /// - Parameters:
  ///   - titles: what is deleted; nothing happens if it is empty.
  ///   - one: the question about a single row.
  ///   - many: the question about several.
  public func confirmDelete(
    of titles: [String], _ one: String, many: (_ count: Int) -> String,
    then delete: @escaping @LoopActor () -> Void
  ) {
    guard !titles.isEmpty else { return }
    confirmDelete(
      Question(
        title: titles.count == 1 ? one : many(titles.count), detail: titles.joined(separator: ", "),
        yes: texts.app.delete, no: texts.app.keep), then: delete)
  }

  /// Deletes something that `u` restores; asks first only if the user wants to be asked.
  /// - Parameter delete: called synchronously if no confirmation is needed.
  public func confirmDelete(_ question: Question, then delete: @escaping @LoopActor () -> Void) {
    guard preferences.confirms else { return delete() }
    dialogs.ask(question) { isYes in if isYes { delete() } }
  }

  /// Sends writes to GitHub; asks first if there are many, because GitHub takes one a second.
  /// - Parameters:
  ///   - question: for the number of writes.
  ///   - send: called synchronously if no question is needed, and not at all without writes.
  public func confirmWrites(
    _ count: Int, _ question: (_ count: Int) -> String, then send: @escaping @LoopActor () -> Void
  ) {
    guard count > Self.manyWrites else { return count > 0 ? send() : () }
    dialogs.ask(
      Question(
        title: question(count), detail: texts.inbox.takes(count: count), yes: texts.inbox.doIt,
        no: texts.app.keep)
    ) { isYes in if isYes { send() } }
  }

  private static let manyWrites = 20
}

/// Whether the program runs in the foreground. What polls asks this first.
@LoopActor
public final class Foreground {
  /// Whether the user has suspended the program.
  public internal(set) var isLeft = false

  nonisolated init() {}
}
