import Demo
import EventLoop
import FoundationEssentials
import GitHub
import HTTP
import Screens
import Storage
import Terminal
import Texts
import Tracking

@testable import octodo

/// The program with the demo data, fully composed except for the terminal and the network.
@LoopActor
struct WholeProgram {
  let session: Session
  let tracker = RecordingTracker()
  private let terminal = GridTerminal(size: Size(columns: 80, rows: 24))
  private let database: LocalDatabase
  private let loop: EventLoop
  /// The tables of all databases of these programs, created once.
  private nonisolated static let blank = BlankDatabase()

  /// Its database calls block the loop.
  /// - Parameters:
  ///   - folder: for its files.
  ///   - demo: answers requests with the demo's data; one client can serve many programs.
  ///   - step: what the command line asks to show; nil for the first screen.
  init(
    _ loop: EventLoop, in folder: String, demo: any HTTPClient = DemoHTTPClient(),
    going step: StartPoint.FirstStep? = nil
  ) throws {
    self.loop = loop
    let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_767_225_600) }
    database = LocalDatabase(
      path: folder + "/octodo.db", home: folder, loop: loop, now: now, blank: Self.blank, usesThreads: false)
    var ends = Ends(
      loop: loop, now: now, uuid: { UUID() },
      github: GitHubConnection(http: demo, userAgent: "octodo-test", cache: database),
      tracker: tracker, destination: .scripted, desktop: SilentDesktop(),
      settings: LocalSettingsRepository(path: folder + "/config.yml", loop: loop), program: .scripted,
      run: RunFacts(language: .en, api: APIBase.gitHubURL))
    ends.account = .demo
    let composition = Composition(terminal: terminal, ends: ends, database: database)
    session = Session(jobControl: JobControl(canSuspend: { false }, suspend: {}, resume: {})) { _ in }
    session.start(showing: step?.route, at: step?.anchor) { onQuit, onSuspend in
      composition.app(onQuit: onQuit, onSuspend: onSuspend)
    }
    if let step { session.receive(step.input) }
  }

  /// The current screen; nil after the end.
  var screen: (any Screen)? { session.app?.router.top }

  /// What is on the screen.
  var frame: Frame { terminal.frame }

  func press(_ key: Key) async throws {
    session.userLooked()
    session.receive([.key(key)])
    try await loop.waitUntilIdle()
  }

  func end() async throws {
    session.end(0)
    try await loop.waitUntilIdle()
    database.close()
  }
}

/// A desktop that opens and copies nothing.
@LoopActor
private final class SilentDesktop: Desktop {
  func open(_ url: String) {}
  func copy(_ text: String, then: @escaping @LoopActor (CopyResult) -> Void) { then(.sent) }
  var mailForm: MailForm? { nil }
  func compose(_ mail: Mail) {}
  func run(_ command: [String], inTerminal: Bool, onEnd: @escaping @LoopActor (CommandEnd) -> Void) {}
  func edit(_ text: String, as name: String) -> String { text }
  func shownPath(for name: String) -> String { name }
  nonisolated func save(_ text: String, as name: String) -> SavedFile {
    SavedFile(path: name, shownPath: name)
  }
}
