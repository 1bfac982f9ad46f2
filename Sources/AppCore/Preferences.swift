public import Terminal
public import Texts
public import Tracking

/// What a person set, as far as screens need it.
public struct Preferences: Hashable, Sendable {
  /// Results a page of a search, 1 to 100 (GitHub's limit).
  public var pageSize: Int
  /// Whether a delete asks first.
  public var confirmsDelete: Bool
  /// The language of this run.
  public var language: Language
  /// What config.yml says of it; nil: as the environment says.
  public var languageChoice: Language?
  public var theme: Theme
  /// What becomes of the events of this run.
  public var tracking: TrackingMode
  /// What config.yml says of it.
  public var trackingChoice: TrackingMode

  public init(
    pageSize: Int = 30, confirmsDelete: Bool = true, language: Language = .en,
    languageChoice: Language? = nil,
    theme: Theme = .plain, tracking: TrackingMode = .local, trackingChoice: TrackingMode = .local
  ) {
    self.pageSize = pageSize
    self.confirmsDelete = confirmsDelete
    self.language = language
    self.languageChoice = languageChoice
    self.theme = theme
    self.tracking = tracking
    self.trackingChoice = trackingChoice
  }
}
