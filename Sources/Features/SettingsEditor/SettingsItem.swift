/// What a row of the settings is about.
enum SettingsItem: Hashable {
  case language, theme, tracking, pageSize, confirm
  case api, token, configFile, databaseFile, eventsFile
  /// The place of a link in the list of them.
  case link(Int)

  static let changeable: [SettingsItem] = [.language, .theme, .tracking, .pageSize, .confirm]
}
