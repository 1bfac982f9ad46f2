import EventLoop
public import Terminal
import Texts

/// The keys that the user gave to actions in config.yml, by the ids of the actions. They count everywhere: for input,
/// help, hints, palette and the table of keys.
public struct KeyBindings: Hashable, Sendable {
  /// No keys at all for an action that is reached by the palette only.
  public var keys: [String: [Key]]

  public init(_ keys: [String: [Key]] = [:]) {
    self.keys = keys
  }
}

extension KeyBindings {
  /// The actions with the user's keys. A key that the user gave to one of them is taken from the others.
  @LoopActor
  public func apply(to actions: [Action]) -> [Action] {
    guard !keys.isEmpty else { return actions }
    // Some actions share a key by design, because only one of them is enabled at a time.
    let taken = actions.reduce(into: Set<Key>()) { taken, action in
      taken.formUnion((keys[action.id] ?? []).filter { !action.keys.contains($0) })
    }
    return actions.map { action in
      if let own = keys[action.id] { return action.with(own) }
      return taken.isDisjoint(with: action.keys)
        ? action : action.with(action.keys.filter { !taken.contains($0) })
    }
  }
}

extension KeyBindings {
  /// The keys that sentences name. A key that the user gave to something else is not named, because it may do that where
  /// the sentence is read.
  /// - Parameter commands: the user's commands, whose keys come first.
  func names(beside commands: [UserCommand]) -> KeyNames {
    guard !keys.isEmpty || !commands.isEmpty else { return .preset }
    let ofCommands = Set(commands.compactMap { $0.key?.description })
    return KeyNames { action in
      let taken = keys.filter { $0.key != action.rawValue }.map { id, keys in
        // A key that an action has anyway is shared by design.
        let own = NamedAction(rawValue: id)?.presetKeys ?? []
        return keys.map(\.description).filter { !own.contains($0) }
      }
      let own = keys[action.rawValue]?.map(\.description)
      let given = own ?? action.presetKeys.filter { key in !taken.contains { $0.contains(key) } }
      return given.first { !ofCommands.contains($0) }
    }
  }
}
