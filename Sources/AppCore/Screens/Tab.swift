public import Domain

/// One of the places at the top of the screen, with a stack of its own.
public struct Tab: Hashable, Sendable {
  public let title: String
  public let root: Route

  public init(title: String, root: Route) {
    self.title = title
    self.root = root
  }
}
