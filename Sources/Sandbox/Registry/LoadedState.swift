public import AppCore
public import Domain
public import FoundationEssentials
public import HTTP
public import Scenes
public import Terminal

/// A state with its answers read and its keys known.
public struct LoadedState {
  public let name: String
  public let account: Account
  /// The wall clock at the start.
  public let clock: Date
  public let storage: SceneStorage
  /// None of them has to be used.
  public let stubs: [Stub]
  public let todos: [Todo]
  /// Of before, the oldest first.
  public let queries: [String]
  /// What a person has done, one after the other.
  public let input: [InputEvent]
}
