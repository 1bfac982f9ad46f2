public import Domain
public import EventLoop
public import FoundationEssentials
public import GitHub
public import Texts
public import Tracking
public import UseCases

/// The dependencies of a screen: the ends of the program, the repositories, and what is made of them. The program's
/// composition creates one; scripts, scenes and tests create their own from other ends.
@LoopActor
public final class Environment {
  public let ends: Ends
  public let repositories: Repositories
  public let github: GitHubRepository
  /// Receives the events, and also keeps those of this run.
  public let events: EventLog
  public let preferences: CurrentPreferences
  public let dialogs: Dialogs
  /// Adds todos outside of the todo list.
  public let addTodos: AddTodos
  public let keepSettings: KeepSettings
  /// Whether the user has left the program for the shell.
  public let foreground = Foreground()
  /// The counts behind the titles of tabs.
  public let badges = TabBadges()
  /// What is newer than the rows of lists.
  public let answers = LatestAnswers()
  /// The part of the screen that the next frame draws alone.
  public let partRedraw = PartRedraw()
  /// What the program was started for.
  public let start = ProgramStart()

  public init(_ ends: Ends, _ repositories: Repositories) {
    let preferences = CurrentPreferences(ends.preferences)
    self.ends = ends
    self.repositories = repositories
    self.preferences = preferences
    github = GitHubRepository(
      ends.github, loop: ends.loop, now: ends.now
    ) { [notices = ends.notices, texts = preferences.texts] in notices.say(texts.sentence(for: $0)) }
    let tracker = ModeTracker(local: ends.tracker, collector: ends.collector) { preferences.tracking }
    events = EventLog(passingTo: tracker, destination: ends.destination, now: ends.now) {
      preferences.tracking != .off
    }
    dialogs = Dialogs(preferences)
    addTodos = AddTodos(repositories.todos)
    keepSettings = KeepSettings(in: ends.settings, on: ends.loop)
  }
}

extension Environment {
  public var loop: EventLoop { ends.loop }
  public var now: @Sendable () -> Date { ends.now }
  public var zone: @Sendable () -> TimeZone { ends.zone }
  public var uuid: @Sendable () -> UUID { ends.uuid }
  public var desktop: any Desktop { ends.desktop }
  public var readFile: ReadFile { ends.readFile }
  public var notices: Notices { ends.notices }
  public var account: Account { ends.account }
  public var program: ProgramFacts { ends.program }
  public var run: RunFacts { ends.run }

  public var todoRepository: any TodoRepository { repositories.todos }
  public var unsavedTodos: any UnsavedTodoRepository { repositories.unsavedTodos }
  public var queryHistory: any QueryHistoryRepository { repositories.queryHistory }
  public var visits: any VisitRepository { repositories.visits }
  public var bookmarks: any BookmarkRepository { repositories.bookmarks }
  public var doneThreads: any DoneThreadRepository { repositories.doneThreads }

  /// The receiver of events.
  public var tracker: any Tracker { events }

  /// The website that belongs to the API, such as `https://github.com`.
  public var web: String { github.web }

  /// What was cut in a field last.
  public var kills: KillBuffer { dialogs.kills }

  /// The texts of the screens in the user's current language.
  public var texts: Texts { preferences.texts }
}

extension Environment {
  /// Calls `report` if the task is not cancelled within a moment. Local work that is quicker than that shows no progress.
  func reportLater(_ report: @escaping @LoopActor @Sendable () -> Void) -> Task<Void, Never> {
    loop.spawn { [loop] in
      do { try await loop.sleep(for: .milliseconds(100)) } catch { return }
      report()
    }
  }

  /// Opens a web address in the browser, or one of mail in the program for it, and shows a notice of success or failure.
  public func openInBrowser(_ url: String) {
    let mail = "mailto:"
    do {
      try desktop.open(url)
      notices.say(
        url.hasPrefix(mail)
          ? texts.links.mailing(address: String(url.dropFirst(mail.count).prefix { $0 != "?" }))
          : texts.repo.opening(url: TitleText.address(url)))
    } catch {
      notices.say(texts.sentence(for: error))
    }
  }

  /// Copies a web address to the clipboard, and shows a notice.
  public func copyAddress(_ url: String) {
    copy(url, named: TitleText.address(url))
  }

  /// Copies a text that takes a moment to make, and shows a notice.
  public func copy(_ text: @escaping WholeText) {
    loop.spawn { [self] in
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
        title: titles.count == 1 ? one : many(titles.count), detail: texts.list(titles),
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
  ///   - answer: names what happens.
  ///   - send: called synchronously if no question is needed, and not at all without writes.
  public func confirmWrites(
    _ count: Int, _ question: (_ count: Int) -> String, answer: String,
    then send: @escaping @LoopActor () -> Void
  ) {
    guard count > Self.manyWrites else { return count > 0 ? send() : () }
    dialogs.ask(
      Question(title: question(count), detail: texts.inbox.takes(count: count), yes: answer)
    ) { isYes in if isYes { send() } }
  }

  private static let manyWrites = 20

  /// Gives what was remembered of a thing the name and title that GitHub answered with: its visit and its todos.
  /// - Parameter asked: by which name it was asked for.
  public func rename(_ asked: Item, to visit: Visit) {
    loop.spawn { [visits, todoRepository] in
      // The history and the list of todos say themselves what is wrong with a file that cannot be written.
      try? await visits.rename(asked, to: visit)
      if asked != visit.item { try? await todoRepository.relink(asked, to: visit.item) }
    }
  }
}

/// What the program was started for, besides its first screen.
@LoopActor
public final class ProgramStart {
  /// The id of the notification that the inbox begins with; nil for its first one.
  public var notification: String?

  nonisolated init() {}
}

/// Whether the program runs in the foreground. What polls asks this first.
@LoopActor
public final class Foreground {
  /// Whether the user has suspended the program.
  public private(set) var isLeft = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  /// Returns when the program is in the foreground, or ends.
  public func untilBack() async {
    guard isLeft else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() { isLeft = true }

  func comeBack() {
    isLeft = false
    end()
  }

  /// The program ends: nothing waits for it any longer.
  func end() {
    let ended = waiting
    waiting = []
    for continuation in ended { continuation.resume() }
  }
}
