public import Terminal

/// The keys that config.yml assigns to actions, by action id. They apply everywhere: input, help, hints, palette and
/// the table of keys.
public struct KeyBindings: Hashable, Sendable {
  /// An empty list if an action is available only in the palette.
  public var keys: [String: [Key]]

  public init(_ keys: [String: [Key]] = [:]) {
    self.keys = keys
  }
}
