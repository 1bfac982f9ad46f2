public import Domain
public import Texts

/// A row at the end of the settings that opens another screen.
public struct SettingsLink: Sendable {
  public let route: Route
  /// What it is called in a language.
  public let title: @Sendable (Texts) -> String

  public init(_ route: Route, title: @escaping @Sendable (Texts) -> String) {
    self.route = route
    self.title = title
  }
}
