import AppCore
import Tracking

extension Preferences {
  /// What a configuration comes to in a run.
  init(_ configuration: Configuration, in run: RunFacts) {
    self.init(
      pageSize: configuration.pageSize, confirmsDelete: configuration.confirm,
      language: configuration.language ?? run.environmentLanguage, languageChoice: configuration.language,
      theme: configuration.theme, tracking: run.tracking(configuration.tracking),
      trackingChoice: configuration.tracking)
  }
}
