import HTTP
public import Stubs
public import Terminal

/// A scene of the sandbox, as used in a test.
public struct ScriptScene {
  public let name: String
  public let state: String
  /// The scene's stubs, which are added to the test's stubs.
  public let stubs: [Stub]
  /// The user input that leads to the state.
  public let input: [InputEvent]
  /// The wall clock at the start, since 1970, if the test sets none.
  public let clock: Duration

  public init(name: String, state: String, stubs: [Stub], input: [InputEvent], clock: Duration) {
    self.name = name
    self.state = state
    self.stubs = stubs
    self.input = input
    self.clock = clock
  }
}

/// The scene to launch.
public struct SceneLaunch: Hashable, Sendable {
  public let name: String
  public let state: String
  /// False for a `relaunch`, which keeps the data.
  public let isFirst: Bool
}
