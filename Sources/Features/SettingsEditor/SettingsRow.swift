/// One row of the settings, as text.
public struct SettingsRow: Hashable, Sendable {
  public let label: String
  /// Empty for a row that opens another screen.
  public let value: String
  /// What the setting does, in a sentence.
  public let note: String
  public let use: SettingsRowUse
}
