import AppTestSupport
import EventLoop
import Screens
import Terminal
import TestSupport
import Testing
import Texts

@testable import Sandbox

/// The sandbox on a grid, with two scenes of a screen that sends a request to GitHub when `r` is pressed.
@LoopActor
final class StageHarness {
  let terminal: GridTerminal
  let loop: EventLoop
  let program: SandboxProgram
  var remembered: [String] { record.remembered }
  var endings: [Int32] { record.endings }
  /// What was shown, in order; nil for the list.
  var shown: [ShownScene?] { record.shown }
  private let record: Record
  private let folder: TemporaryFolder

  @LoopActor
  private final class Record {
    var remembered: [String] = []
    var endings: [Int32] = []
    var shown: [ShownScene?] = []
  }

  init(
    _ loop: EventLoop, size: Size = Size(columns: 100, rows: 20), fixedSize: Size? = nil,
    lastScene: String? = nil, language: Language = .en,
    scenes: [Scene] = AskingScenes.all
  ) throws {
    self.loop = loop
    terminal = GridTerminal(size: size)
    folder = try TemporaryFolder()
    let record = Record()
    self.record = record
    let settings = SandboxSettings(
      size: fixedSize, language: language,
      jobControl: .init(canSuspend: { false }, suspend: {}, resume: {}), folder: folder.path,
      lastScene: lastScene,
      remember: { record.remembered.append($0) }, onShow: { record.shown.append($0) })
    let registry = try SceneRegistry(scenes, fixtures: SampleScenes.fixtures)
    program = SandboxProgram(registry, terminal: terminal, settings: settings, loop: loop) {
      record.endings.append($0)
    }
  }

  /// Opens a scene, or the picker.
  func start(_ scene: String? = nil, state: String? = nil) async throws {
    if let scene {
      let registry = try SceneRegistry(AskingScenes.all, fixtures: SampleScenes.fixtures)
      let (scene, state) = try registry.find(scene, state: state)
      program.start(scene, state)
    } else {
      program.start()
    }
    try await waitUntilIdle()
  }

  func press(_ names: String...) async throws {
    for name in names {
      program.receive([.key(try #require(Key(name: name)))])
      try await waitUntilIdle()
    }
  }

  /// The stage also waits until idle, before each of the state's keys, and waiters take turns.
  func waitUntilIdle() async throws {
    for _ in 0..<10 { try await loop.waitUntilIdle(watchdog: .seconds(30)) }
  }

  func advance(by span: Duration) async throws {
    try await loop.advance(by: span, watchdog: .seconds(30))
    try await waitUntilIdle()
  }

  var rows: [String] { terminal.frame.rows }
  var line: String { rows.last ?? "" }
  /// All rows in one text.
  var text: String { rows.joined(separator: "\n") }
}
