import Console
import Dates
import GitHub
import Screens
import Texts
import Tracking

extension RunFacts {
  /// The facts that are known before the API and the token are.
  init(options: LaunchOptions, environment: [String: String], folders: Folders, configFile: String) {
    let limit = TrackingLimit(options: options, environment: environment)
    self.init(
      environmentLanguage: Language(environment: environment),
      languageOverride: options.language == nil ? nil : "--locale",
      hasNoColor: !environment["NO_COLOR", default: ""].isEmpty,
      trackingOverride: limit?.cause, maxTracking: limit?.mode ?? .collector, api: APIBase.gitHubURL,
      configFile: configFile.writingHome(folders.home) + (options.config == nil ? "" : " (--config)"),
      databaseFile: folders.databaseFile(isDemo: options.isDemo).writingHome(folders.home),
      backupFolder: options.isDemo ? nil : folders.backupFolder.writingHome(folders.home),
      eventsFile: folders.eventsFile(isDemo: options.isDemo).writingHome(folders.home))
    environmentWeekStart = WeekStart(environment: environment)
  }

  /// A run without the user's data: all of its files are in one folder, and its events in memory.
  init(language: Language, api: String) {
    self.init(
      environmentLanguage: language, api: api, configFile: "~/config.yml", databaseFile: "~/octodo.db",
      backupFolder: "~/backups")
  }
}

extension String {
  /// Shortens a path below the home folder: `~/config.yml`.
  func writingHome(_ home: String) -> String {
    home.count > 1 && hasPrefix(home + "/") ? "~" + dropFirst(home.count) : self
  }
}
