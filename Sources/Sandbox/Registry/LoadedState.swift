public import AppCore
public import Domain
public import FoundationEssentials
public import HTTP
public import Scenes
public import Terminal
public import Tracking

/// A state with its answers read and its keys known.
public struct LoadedState {
  public let name: String
  public let account: Account
  /// The wall clock at the start.
  public let clock: Date
  public let storage: SceneStorage
  /// None of them has to be used.
  public internal(set) var stubs: [Stub] = []
  public internal(set) var todos: [Todo] = []
  /// Of before, the oldest first.
  public internal(set) var queries: [String] = []
  /// Of before, the last visit first.
  public internal(set) var visits: [VisitGroup] = []
  /// Of this run, the newest last.
  public internal(set) var events: [TrackingEvent] = []
  public internal(set) var choices: [SettingChange] = []
  public internal(set) var overrides = Overrides()
  /// Why no setting can be kept; nil where each can.
  public internal(set) var configProblem: SettingsProblem?
  /// What a person has done, one after the other.
  public internal(set) var input: [InputEvent] = []
}
