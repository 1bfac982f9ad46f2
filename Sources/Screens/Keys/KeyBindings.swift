public import EventLoop
public import Terminal

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
