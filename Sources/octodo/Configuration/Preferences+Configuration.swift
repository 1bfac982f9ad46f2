import Screens
import Tracking

extension Preferences {
  /// The preferences of a run with this configuration.
  init(_ configuration: Configuration, in run: RunFacts) {
    self.init(
      pageSize: configuration.pageSize, confirmsDelete: configuration.confirm,
      language: configuration.language ?? run.environmentLanguage, languageChoice: configuration.language,
      theme: configuration.theme, tracking: run.tracking(configuration.tracking),
      trackingChoice: configuration.tracking)
  }
}
