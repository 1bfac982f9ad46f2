public import Domain
public import FoundationEssentials
import HTTP
public import Screens
public import Stubs
public import Terminal
public import Tracking

/// A state with its responses loaded and its keys parsed.
public struct LoadedState {
  public let name: String
  public let account: Account
  /// The wall clock at the start.
  public let clock: Date
  public let storage: SceneStorage
  /// All of them are optional.
  public internal(set) var stubs: [Stub] = []
  public internal(set) var todos: [Todo] = []
  /// Earlier queries, oldest first.
  public internal(set) var queries: [String] = []
  /// Earlier visits, newest first.
  public internal(set) var visits: [VisitGroup] = []
  /// Events of this run, newest last.
  public internal(set) var events: [TrackingEvent] = []
  public internal(set) var choices: [SettingChange] = []
  public internal(set) var overrides = Overrides()
  /// Why settings cannot be saved; nil if they can.
  public internal(set) var configProblem: SettingsProblem?
  /// The user's input, in order.
  public internal(set) var input: [InputEvent] = []
}
