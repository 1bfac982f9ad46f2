import AppCore
import Console
import GitHubAPI
import Texts
import Tracking

extension RunFacts {
  /// What is known before the API and the token are looked for.
  init(options: LaunchOptions, environment: [String: String], folders: Folders, configFile: String) {
    let limit = TrackingLimit(options: options, environment: environment)
    self.init(
      environmentLanguage: Language(environment: environment),
      languageOverride: options.language == nil ? nil : "--locale",
      trackingOverride: limit?.cause, mostTracking: limit?.mode ?? .collector, api: APIBase.gitHubURL,
      configFile: configFile.writingHome(folders.home) + (options.config == nil ? "" : " (--config)"),
      databaseFile: folders.databaseFile(isDemo: options.isDemo).writingHome(folders.home),
      eventsFile: folders.eventsFile(isDemo: options.isDemo).writingHome(folders.home))
  }

  /// A run that knows nothing of the person: all that it writes lies in one folder, and its events in memory.
  init(language: Language, api: String) {
    self.init(
      environmentLanguage: language, api: api, configFile: "~/config.yml", databaseFile: "~/octodo.db")
  }
}

extension String {
  /// A path below the person's folder as people write it: `~/config.yml`.
  func writingHome(_ home: String) -> String {
    home.count > 1 && hasPrefix(home + "/") ? "~" + dropFirst(home.count) : self
  }
}
