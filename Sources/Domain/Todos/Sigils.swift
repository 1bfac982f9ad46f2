/// The meaning of `+` and `@` before a word of a todo that is typed. The raw value is that of the setting.
///
/// Source of the second one: todo.txt has contexts and projects, and `@` and `+` before them the other way round.
public enum Sigils: String, CaseIterable, Hashable, Sendable {
  /// `+tag @project`.
  case octodo
  /// `@tag +project`.
  case todotxt

  public var tag: Character {
    switch self {
    case .octodo: "+"
    case .todotxt: "@"
    }
  }

  public var project: Character {
    switch self {
    case .octodo: "@"
    case .todotxt: "+"
    }
  }
}
