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
