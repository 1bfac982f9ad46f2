public import ArgumentParser
import Console
public import Texts

/// The option `--locale` of a command with texts in several languages.
public struct LocaleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of the texts: en or ja. The default comes from LC_ALL, LC_MESSAGES or LANG.",
      valueName: "LANGUAGE"),
    completion: .list(Language.allCases.map(\.rawValue)))
  public var locale: String?

  public init() {}

  /// The language; nil without the option.
  /// - Throws: `UsageProblem` for an unknown one.
  public func value() throws -> Language? {
    try locale.map(Language.init(argument:))
  }
}
