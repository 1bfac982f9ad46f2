/// How the program is launched.
public struct Launch: Sendable, Hashable {
  /// One sandbox scene; nil for the whole program.
  public let scene: String?
  /// Nil for the scene's first state.
  public let state: String?
  public let properties: [Property]
}
