/// A language that octodo speaks.
public enum Language: String, CaseIterable, Hashable, Sendable {
  case en, ja

  /// - Parameter locale: `ja`, `ja_JP.UTF-8` or `ja-JP`. Nil where octodo does not speak its language.
  public init?(locale: String) {
    let name = locale.prefix { !"_-.@".contains($0) }.lowercased()
    self.init(rawValue: name)
  }

  /// The language of a person's environment. The first of the variables that says anything counts, and one that
  /// octodo does not speak is English.
  /// Source of their order: POSIX.1-2017, base definitions 8.2.
  public init(environment: [String: String]) {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = said.flatMap { Language(locale: $0) } ?? .en
  }
}
