import Collector
import Console
import Demo
import Domain
import EventLoop
import FoundationEssentials
import GitHub
import Glibc
import HTTP
import Screens
import Scripting
import Storage
import Terminal
import Texts
import Tracking

/// Runs the program in a terminal until it ends.
@LoopActor
struct InteractiveRun {
  let loop: EventLoop
  let settings: Settings
  let environment: [String: String]
  /// The script to record; nil for none.
  var recording: Recording?
  /// What the command line asks to show; nil for the first screen.
  var firstStep: StartPoint.FirstStep?

  /// Returns the exit status: 2 with a line on standard error if there is no terminal.
  func callAsFunction() async -> Int32 {
    do throws(RecordingProblem) { try recording?.check(home: environment["HOME"] ?? "") } catch {
      StandardError.print(error.sentence)
      return ProcessEnd.usageStatus
    }
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal(environment: environment, loop: loop)
    } catch {
      StandardError.print(error.message)
      return ProcessEnd.usageStatus
    }
    do {
      return try await run(on: terminal)
    } catch let problem as RecordingProblem {
      terminal.leave()
      StandardError.print(problem.sentence)
    } catch {
      terminal.leave()
      StandardError.print("No script can be recorded: \(error).")
    }
    return ProcessEnd.usageStatus
  }

  /// - Throws: `RecordingProblem`.
  private func run(on terminal: CursesTerminal) async throws -> Int32 {
    let recorder = recording?.recorder(size: terminal.size, as: settings.account, loop: loop)
    let (statuses, ended) = AsyncStream.makeStream(of: Int32.self)
    SQLiteLibrary.allocatePagesSingly()
    let database = LocalDatabase(
      path: settings.databaseFile, home: settings.folders.home, loop: loop, now: { Date() },
      zone: { .current })
    let notices = Notices()
    let collectorConnection = collectorConnection(notices)
    let control = jobControl(of: terminal, database, collectorConnection)
    let session = Session(jobControl: recorder?.jobControl(control) ?? control) { ended.yield($0) }
    let usedDatabase = try start(
      session,
      composition(
        terminal: terminal, database: database, notices: notices, desktop: desktop(on: terminal, session),
        collectorConnection: collectorConnection), recorder)
    let receive = { @LoopActor (events: [InputEvent]) in
      guard let recorder else { return session.receive(events) }
      recorder.receive(session.gathered(events)) {
        // The script has a line for each key, and a key line is never left out.
        session.userLooked()
        session.receive([$0])
      }
    }
    if let input = firstStep?.input, !input.isEmpty { receive(input) }
    // Last, because the keys of the first step clear notices. A script's program knows nothing of the user's files.
    if let recording { recorder?.say(recording.remark) } else { sayAtStart(notices, session) }
    let input = TerminalInput(
      descriptor: STDIN_FILENO, loop: loop, clock: loop.machineClock,
      escapeDelay: TerminalInput.escapeDelay(in: environment), onEvents: receive,
      onClose: {
        recorder?.receive(.end(SIGHUP), size: terminal.size)
        session.receive(.end(SIGHUP))
      })
    input.start()
    // A recorded screen must not depend on this terminal's colours and signs.
    if recorder == nil { askTerminal(terminal, input, session) }
    let handle = { @LoopActor (signal: TerminalSignal) in
      if signal == .resize { terminal.updateSize() }
      recorder?.receive(signal, size: terminal.size)
      session.receive(signal)
    }
    recorder?.onVainStop = { handle(.resume) }
    let signals = loop.watchSignals(TerminalSignal.numbers) { number in
      if let signal = TerminalSignal(number) { handle(signal) }
    }
    let todos = session.app?.environment.todoRepository
    DatabaseCheck(loop: loop, database: usedDatabase, notices: notices, texts: settings.preferences.texts)
      .afterFirstFrame(todos, copies(of: usedDatabase, session))
    loop.onClockJump { loop.spawn { _ = try? await todos?.keepUp() } }
    var iterator = statuses.makeAsyncIterator()
    let status = await iterator.next() ?? 0
    input.stop()
    loop.unwatch(signals)
    // A signal asks for the end at once, without the answers that are on their way.
    if status > 128 { terminal.onLeave = {} }
    terminal.leave()
    let writes = LastWrites(
      loop: loop, database: usedDatabase, github: session.app?.environment.github,
      sender: collectorConnection?.sender, notices: notices)
    let lastStatus = await writes.finish(status: status)
    keepUntilExit(database)
    if let collectorConnection { keepUntilExit(collectorConnection.sender) }
    if let recorder {
      try recorder.finish(status: status)
      StandardError.print(recorder.ending)
    }
    return lastStatus
  }

  /// Starts the program, recorded if there is a recorder.
  /// - Returns: the database that it uses.
  private func start(
    _ session: Session, _ live: Composition, _ recorder: ScriptRecorder?
  ) throws -> LocalDatabase {
    let composition =
      if let recording, let recorder {
        try recording.composition(live, by: recorder)
      } else {
        live
      }
    session.start(
      showing: firstStep?.route, at: firstStep?.anchor, finding: firstStep?.routeSearch
    ) { onQuit, onSuspend in
      composition.app(onQuit: onQuit, onSuspend: onSuspend)
    }
    return composition.database
  }

  /// Nil in the demo and while a script is recorded, which have todo files of their own.
  private func copies(of database: LocalDatabase, _ session: Session) -> DailyCopies? {
    guard settings.account != .demo, recording == nil else { return nil }
    return session.app.map { DailyCopies(loop: loop, database: database, environment: $0.environment) }
  }

  private func desktop(on terminal: CursesTerminal, _ session: Session) -> LiveDesktop {
    let texts = Texts(settings.preferences.language)
    return LiveDesktop(
      environment: environment, terminal: terminal, loop: loop,
      lendTerminal: { staysInView, run in
        terminal.leave()
        JobControlSignals.allowed(during: run)
        if staysInView { terminal.waitForKey(texts.commands.goBack) }
        terminal.resume()
      }, onFailure: { [weak session] in session?.say($0) })
  }

  /// Asks the terminal for its colours, for the width of signs and for its version, which tells whether it has links, once
  /// there is a frame, unless nothing depends on it.
  private func askTerminal(_ terminal: CursesTerminal, _ input: TerminalInput, _ session: Session) {
    let preferences = settings.preferences
    let needsColors = preferences.needsTerminalColors
    let needsVersion = HyperlinkSupport(environment: environment) == .unknown && preferences.theme != .plain
    guard needsColors || needsVersion || preferences.signs == .auto && preferences.theme != .plain,
      terminal.hasColors,
      CursesTerminal.canAnswer(type: environment["TERM", default: ""])
    else { return }
    let background = needsColors ? TerminalQuery.Background(environment: environment) : nil
    terminal.onLeave = { [weak input] in input?.drain() }
    terminal.onFirstFrame = { [weak terminal, weak input, weak session] in
      guard let terminal, let input, terminal.ask(background: background, version: needsVersion)
      else { return }
      input.awaitAnswers(background: background ?? .asked) { answers in
        guard let preferences = session?.app?.environment.preferences else { return }
        var values = preferences.values
        values.terminal.add(answers)
        if values.terminal.starColumns == 1 { terminal.trustSigns() }
        if HyperlinkSupport.isPresent(in: answers) { terminal.useLinks() }
        if values != preferences.values { preferences.values = values }
      }
    }
  }

  private func composition(
    terminal: CursesTerminal, database: LocalDatabase, notices: Notices, desktop: any Desktop,
    collectorConnection: CollectorConnection?
  ) -> Composition {
    let now: @Sendable () -> Date = { Date() }
    let liveClient = CurlClient(
      loop: loop, userAgent: Version.userAgent, certificates: settings.certificates())
    var ends = Ends(
      loop: loop, now: now, uuid: { UUID() },
      github: GitHubConnection(
        http: settings.account == .demo ? DemoHTTPClient() : liveClient, base: settings.api,
        token: settings.token, userAgent: Version.userAgent, cache: database),
      tracker: tracker(notices, now: now), destination: settings.trackingDestination, desktop: desktop,
      settings: LocalSettingsRepository(path: settings.configFile, loop: loop),
      program: .live(files: settings.fileFacts), run: settings.run)
    ends.zone = { .current }
    ends.readFile = UserFile(home: environment["HOME"] ?? "").read
    ends.account = settings.account
    ends.notices = notices
    ends.preferences = settings.preferences
    // A recorded screen must not depend on the colours of this terminal.
    if recording == nil { ends.preferences.terminal.colorCount = terminal.colorCount }
    return Composition(
      terminal: terminal, ends: ends, database: database, collectorConnection: collectorConnection,
      demoTodos: demoTodos(ends))
  }

  /// The todos of the demo. A script that plays a recording has none, and neither have programs that drive the demo.
  private func demoTodos(_ ends: Ends) -> DemoTodos? {
    guard ends.account == .demo, recording == nil, environment["OCTODO_DEMO_TODOS"] != "none" else {
      return nil
    }
    return DemoTodos(now: ends.now(), zone: ends.zone())
  }

  private func tracker(_ notices: Notices, now: @escaping @Sendable () -> Date) -> any Tracker {
    LocalTracker(
      file: settings.eventsFile, identity: settings.trackingDestination.identity, now: now,
      onFailure: { [texts = settings.preferences.texts, folders = settings.folders] in
        notices.say(texts.notKept($0, in: folders))
      })
  }

  /// Nil if events never leave the machine, regardless of the settings.
  private func collectorConnection(_ notices: Notices) -> CollectorConnection? {
    guard let endpoint = settings.collector, settings.run.maxTracking == .collector else { return nil }
    return CollectorConnection(
      to: endpoint, limits: settings.collectorLimits, folder: settings.outboxFolder,
      in: settings.folders,
      identity: settings.trackingDestination.identity,
      texts: settings.preferences.texts, certificates: settings.certificates, loop: loop,
      say: { notices.say($0) })
  }

  private func jobControl(
    of terminal: CursesTerminal, _ database: LocalDatabase, _ collectorConnection: CollectorConnection?
  ) -> JobControl {
    JobControl(
      canSuspend: { terminal.canSuspend },
      suspend: {
        // The user gets the shell back at once. Pending writes finish before the threads stop, because
        // otherwise the todo file would stay locked for other octodo processes.
        terminal.leave()
        database.whileIdle(within: LastWrites.longestCall, lockWait: LastWrites.lockWait) {
          guard let collectorConnection else { return _ = terminal.suspend() }
          // The shell must not wait for a locked or a slow file of events.
          collectorConnection.sender.whileIdle(within: LastWrites.lockWait) { terminal.suspend() }
        }
      },
      resume: { terminal.resume() })
  }

  private func sayAtStart(_ notices: Notices, _ session: Session) {
    for notice in settings.notices { notices.say(notice) }
    for path in EditedFile.left(in: settings.folders.editedFolder, now: Date()) {
      notices.say(settings.preferences.texts.errors.textLeft(path: path.writingHome(settings.folders.home)))
    }
    let (problem, commands) = settings.checkKeys()
    if let problem { notices.say(problem) }
    if let preferences = session.app?.environment.preferences, preferences.commands != commands {
      preferences.values.commands = commands
    }
    // The id is created with the first event, so there was none yet.
    guard settings.preferences.tracking != .off, !settings.hasIdentity else { return }
    let texts = settings.preferences.texts.tracking
    if settings.preferences.tracking == .collector, let host = settings.run.collector {
      notices.remark(texts.firstStartCollector(host: host))
    } else {
      notices.remark(texts.firstStart)
    }
  }

  /// Never releases the owner of a database. Releasing a DatabaseQueue makes Dispatch start a thread, and without the
  /// memory for one Dispatch waits for ever.
  private func keepUntilExit(_ owner: AnyObject) {
    _ = Unmanaged.passRetained(owner)
  }
}
