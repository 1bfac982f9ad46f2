import AppCore
import Demo
import EventLoop
import FoundationEssentials
import GitHubAPI
import Repositories
import Terminal
import TestSupport
import Testing
import Texts
import Tracking

@testable import octodo

struct CompositionTests {
  @Test func `nothing of a program is left after its end`() throws {
    let folder = try TemporaryFolder()
    try onLoop { loop in
      weak var app: App?
      try await Self.runOnce(loop, in: folder.path) { app = $0 }
      try await loop.settle()
      #expect(app == nil)
    }
  }

  /// Starts the program, opens a repository, leaves an editor open in the other tab, and ends it.
  @LoopActor
  private static func runOnce(
    _ loop: EventLoop, in folder: String, _ look: @LoopActor (App?) -> Void
  ) async throws {
    let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_767_225_600) }
    let terminal = GridTerminal(size: Size(columns: 80, rows: 24))
    let ends = ProgramEnds(
      terminal: terminal, http: DemoHTTPClient(), api: try APIBase(APIBase.gitHubURL), token: nil,
      account: .demo,
      database: LocalDatabase(path: folder + "/octodo.db", home: folder, loop: loop, now: now),
      tracker: RecordingTracker(), destination: .scripted, desktop: SilentDesktop(), notices: Notices(),
      preferences: Preferences(), run: RunFacts(language: .en, api: APIBase.gitHubURL),
      settings: LocalSettingsRepository(path: folder + "/config.yml", loop: loop), facts: .scripted, now: now,
      zone: { .gmt }, uuid: { UUID() })
    let jobControl = JobControl(canSuspend: { false }, suspend: {}, resume: {})
    let session = Session(jobControl: jobControl) { _ in }
    session.start { onQuit, onSuspend in
      Composition(loop: loop, ends: ends).app(onQuit: onQuit, onSuspend: onSuspend)
    }
    for key: Key in [.char("x"), Key(.enter), Key(.enter), .char("2"), .char("a")] {
      session.receive([.key(key)])
      try await loop.settle()
    }
    look(session.app)
    session.end(0)
    try await loop.settle()
  }
}

/// A desktop on which nothing is opened or copied.
@LoopActor
private final class SilentDesktop: Desktop {
  func open(_ url: String) {}
  func copy(_ text: String) {}
  var mailForm: MailForm? { nil }
  func compose(_ mail: Mail) {}
  nonisolated func save(_ text: String, as name: String) -> SavedFile {
    SavedFile(path: name, shownPath: name)
  }
}
