public import Terminal
public import Texts

/// What a person set, as far as screens need it.
public struct Preferences: Hashable, Sendable {
  /// Results a page of a search, 1 to 100 (GitHub's limit).
  public var pageSize: Int
  /// Whether a delete asks first.
  public var confirmsDelete: Bool
  public var language: Language
  public var theme: Theme

  public init(
    pageSize: Int = 30, confirmsDelete: Bool = true, language: Language = .en, theme: Theme = .plain
  ) {
    self.pageSize = pageSize
    self.confirmsDelete = confirmsDelete
    self.language = language
    self.theme = theme
  }
}
