/// All texts of octodo's screens in one language: `texts.todoList.added(title: title)`. They are defined in
/// `Resources/texts`, and `Scripts/update texts` generates their Swift names, so a missing text does not
/// compile.
public struct Texts: Hashable, Sendable {
  public let language: Language
  /// The keys that sentences name.
  let keyNames: KeyNames

  public init(_ language: Language, keys: KeyNames = .preset) {
    (self.language, keyNames) = (language, keys)
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
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = said.flatMap { Language(locale: $0) } ?? .en
  }
}
