/// The scene and state on the screen.
public struct ShownScene: Hashable, Sendable {
  public let scene: String
  public let state: String
}
