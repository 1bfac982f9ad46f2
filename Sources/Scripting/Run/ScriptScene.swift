public import HTTP
public import Terminal

/// A scene of the sandbox as a test sees it.
public struct ScriptScene {
  public let name: String
  public let state: String
  /// What the scene answers; they join the stubs of the test.
  public let stubs: [Stub]
  /// What a person has done to get to the state.
  public let input: [InputEvent]
  /// The wall clock at the start, since 1970, for a test that sets none.
  public let clock: Duration

  public init(name: String, state: String, stubs: [Stub], input: [InputEvent], clock: Duration) {
    self.name = name
    self.state = state
    self.stubs = stubs
    self.input = input
    self.clock = clock
  }
}

/// Which scene the program is to be.
public struct SceneLaunch: Hashable, Sendable {
  public let name: String
  public let state: String
  /// False at a `relaunch`, which finds what was there.
  public let isFirst: Bool
}
