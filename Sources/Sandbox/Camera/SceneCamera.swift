public import AppCore
public import EventLoop
import FoundationEssentials
import Repositories
import Scenes
import Storage
public import Terminal
import Texts

/// Takes the screens of states without a person, in a terminal in memory, on a clock that stands still. Equal
/// states give equal screens.
@LoopActor
public struct SceneCamera {
  private let loop: EventLoop
  private let folder: String
  private let preferences: Preferences
  /// The tables of a new todo file, made once.
  private let blank = BlankDatabase()

  /// How long, in real time, a state may take to come to rest.
  private static let patience = Duration.seconds(30)

  /// - Parameters:
  ///   - loop: one with a virtual clock.
  ///   - folder: for the scenes' own files; what is written there is removed after each picture.
  ///   - preferences: the language and the theme of the screens.
  public init(loop: EventLoop, folder: String, preferences: Preferences) {
    self.loop = loop
    self.folder = folder
    self.preferences = preferences
  }

  /// The screen of a state, at rest, after all that a person does to get there in the first of these sizes; then
  /// the terminal is given the others. The frames are in the order of the sizes.
  /// - Throws: `SceneCameraProblem` for a request without an answer, or what the system says.
  public func frames(of scene: LoadedScene, in state: LoadedState, sizes: [Size]) async throws -> [Frame] {
    guard let first = sizes.first else { return [] }
    let files = "\(folder)/\(scene.name)"
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    let terminal = GridTerminal(size: first)
    let problems = Problems()
    let ears = SceneRunEars(note: { _ in }, problem: { problems.all.append($0) }, end: {})
    let run = SceneRun(
      scene, state, on: terminal, preferences: preferences, loop: loop,
      makeDatabase: { [loop, blank] path, home, now in
        LocalDatabase(path: path, home: home, loop: loop, now: now, blank: blank, usesThreads: false)
      }, hear: ears)
    let pass: @LoopActor (Duration) async throws -> Void = { [loop] span in
      try await loop.advance(by: span, watchdog: Self.patience)
    }
    try await run.reachState(StageConditions(), folder: files, jobControl: Self.jobControl, pass: pass)
    var frames: [Frame] = []
    for size in sizes {
      terminal.resize(to: size)
      run.receive([.resize(size)])
      try await run.rest(pass)
      frames.append(terminal.frame)
    }
    run.stop()
    try await loop.settle(watchdog: Self.patience)
    try FileManager.default.removeItem(atPath: files)
    guard problems.all.isEmpty else {
      throw SceneCameraProblem(scene: scene.name, state: state.name, reports: problems.all)
    }
    return frames
  }

  @LoopActor
  private final class Problems {
    var all: [String] = []
  }

  private static let jobControl = JobControl(canSuspend: { false }, suspend: {}, resume: {})
}

/// A state that cannot be shown as it is declared.
public struct SceneCameraProblem: Error, Hashable, CustomStringConvertible {
  public let scene: String
  public let state: String
  /// What was asked, and what could have answered.
  public let reports: [String]

  public var description: String { "\(scene) \(state): \(reports.joined(separator: "\n"))" }
}
