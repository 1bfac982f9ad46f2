/// All texts of octodo's screens in one language: `texts.todoList.added(title: title)`. They are defined in
/// `Resources/texts`, and `Scripts/update texts` generates their Swift names, so a missing text does not
/// compile.
public struct Texts: Hashable, Sendable {
  public let language: Language
  /// The keys that sentences name.
  let keyNames: KeyNames
  /// Nil for github.com.
  public let tokenLocation: TokenLocation?
  /// The variables that choose the trusted certificates; empty for the system's.
  public let certificateVariables: [String]
  /// Whether the data is the demo's, for which no token helps.
  public let isDemo: Bool

  public init(
    _ language: Language, keys: KeyNames = .preset, tokenLocation: TokenLocation? = nil,
    certificateVariables: [String] = [], isDemo: Bool = false
  ) {
    (self.language, keyNames, self.tokenLocation, self.isDemo) = (language, keys, tokenLocation, isDemo)
    self.certificateVariables = certificateVariables
  }

  /// The same texts, which do not name the keys of these actions.
  public func without(_ actions: [NamedAction]) -> Texts {
    Texts(
      language, keys: keyNames.without(actions), tokenLocation: tokenLocation,
      certificateVariables: certificateVariables, isDemo: isDemo)
  }

  /// The same texts for a place where no key works.
  public var withoutKeys: Texts { without(NamedAction.allCases) }
}

/// Where the token for a GitHub other than github.com comes from.
public struct TokenLocation: Hashable, Sendable {
  public let host: String
  /// Nil if no variable is read for the host.
  public let variable: String?

  public init(host: String, variable: String?) {
    (self.host, self.variable) = (host, variable)
  }
}

/// A language of octodo's screens.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case en, ja

  /// - Parameter locale: `ja`, `ja_JP.UTF-8` or `ja-JP`. Nil if octodo does not support its language.
  public init?(locale: String) {
    let name = locale.prefix { !"_-.@".contains($0) }.lowercased()
    self.init(rawValue: name)
  }

  /// The language of the environment: the first variable that is not empty decides, and an unsupported
  /// language becomes English.
  /// Source of the order: POSIX.1-2017, base definitions 8.2.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = locale.flatMap { Language(locale: $0) } ?? .en
  }
}
