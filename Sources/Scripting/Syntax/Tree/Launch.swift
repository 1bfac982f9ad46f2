/// How the program is started.
public struct Launch: Sendable, Hashable {
  /// One sandbox scene alone; nil is the whole program.
  public let scene: String?
  /// Nil for the scene's first one.
  public let state: String?
  public let properties: [Property]
}
