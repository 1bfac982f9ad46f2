public import Texts

extension Language {
  /// Parses the value of `--locale`.
  /// - Throws: `UsageProblem`.
  public init(argument locale: String) throws(UsageProblem) {
    guard let language = Language(locale: locale) else {
      throw UsageProblem("There are no texts for --locale \(locale). Use en or ja.")
    }
    self = language
  }
}
