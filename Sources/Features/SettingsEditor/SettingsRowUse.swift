/// What Enter does with a row of the settings.
public enum SettingsRowUse: Hashable, Sendable {
  /// Its value is changed.
  case change
  /// It opens another screen.
  case open
  /// There is nothing to do with it: it tells how things are.
  case none
}
