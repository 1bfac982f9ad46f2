public import EventLoop
import FoundationEssentials
public import Screens
import Storage
public import Terminal
import Texts

/// Takes screenshots of states without a user, on an in-memory terminal with a stopped clock. Equal states
/// give equal screens.
@LoopActor
public struct SceneCamera {
  private let loop: EventLoop
  private let folder: String
  private let preferences: Preferences
  private let tabs: SceneTabs?
  /// An empty todo file with its tables, created once.
  private let blank = BlankDatabase()

  /// The timeout for a state to become idle, in real time.
  private static let patience = Duration.seconds(30)

  /// - Parameters:
  ///   - loop: has a virtual clock.
  ///   - folder: for the scenes' own files, which are deleted after each screenshot.
  ///   - preferences: the language and theme of the screens.
  ///   - tabs: nil for one tab with the scene's name.
  public init(loop: EventLoop, folder: String, preferences: Preferences, tabs: SceneTabs? = nil) {
    self.loop = loop
    self.folder = folder
    self.preferences = preferences
    self.tabs = tabs
  }

  /// The screens of a state when it is idle: first at the first size, after all of the state's input, then at
  /// each of the other sizes. The frames are in the order of the sizes.
  /// - Throws: `SceneCameraProblem` for a request without a response, or the system's error.
  public func frames(of scene: LoadedScene, in state: LoadedState, sizes: [Size]) async throws -> [Frame] {
    guard let first = sizes.first else { return [] }
    var frames: [Frame] = []
    let problems = try await visit(scene, in: state, size: first) { run, terminal, pass in
      for size in sizes {
        terminal.resize(to: size)
        run.receive([.resize(size)])
        try await run.rest(pass)
        frames.append(terminal.frame)
      }
    }
    guard problems.isEmpty else {
      throw SceneCameraProblem(scene: scene.name, state: state.name, reports: problems)
    }
    return frames
  }

  typealias Pass = @LoopActor (Duration) async throws -> Void

  /// Runs a state to its end: waits until it is reached, calls `look`, and deletes its files.
  /// - Parameter look: gets the running scene, its terminal, and a function that lets time pass.
  /// - Returns: the reports of requests without a response.
  /// - Throws: the system's error, or that of `look`.
  func visit(
    _ scene: LoadedScene, in state: LoadedState, size: Size,
    _ look: (SceneRun, GridTerminal, @escaping Pass) async throws -> Void
  ) async throws -> [String] {
    let files = "\(folder)/\(scene.name)"
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    let terminal = GridTerminal(size: size)
    let problems = Problems()
    let reports = SceneReports(note: { _ in }, problem: { problems.all.append($0) }, end: {})
    var databases: [LocalDatabase] = []
    let run = SceneRun(
      scene, state, on: terminal, preferences: preferences, tabs: tabs, loop: loop,
      makeDatabase: { [loop, blank] path, home, now in
        let database = LocalDatabase(
          path: path, home: home, loop: loop, now: now, blank: blank, usesThreads: false, uids: .numbered)
        databases.append(database)
        return database
      }, reports: reports)
    defer { for database in databases { database.close() } }
    let pass: Pass = { [loop] span in try await loop.advance(by: span, watchdog: Self.patience) }
    try await run.reachState(StageConditions(), folder: files, jobControl: Self.jobControl, pass: pass)
    try await look(run, terminal, pass)
    run.stop()
    try await loop.waitUntilIdle(watchdog: Self.patience)
    try FileManager.default.removeItem(atPath: files)
    return problems.all
  }

  @LoopActor
  private final class Problems {
    var all: [String] = []
  }

  private static let jobControl = JobControl(canSuspend: { false }, suspend: {}, resume: {})
}

/// A state that does not run as declared.
public struct SceneCameraProblem: Error, Hashable, CustomStringConvertible {
  public let scene: String
  public let state: String
  /// The unanswered requests, and the stubs that were available.
  public let reports: [String]

  public var description: String { "\(scene) \(state): \(reports.joined(separator: "\n"))" }
}
