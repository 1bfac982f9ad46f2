public import Domain
public import Texts

/// One of the places at the top of the screen, with a stack of its own.
public struct Tab: Sendable {
  public let root: Route
  /// What it is called in a language.
  public let title: @Sendable (Texts) -> String

  public init(root: Route, title: @escaping @Sendable (Texts) -> String) {
    self.root = root
    self.title = title
  }
}
