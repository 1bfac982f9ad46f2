/// All texts of octodo's screens in one language: `texts.todoList.added(title: title)`. They are defined in
/// `Resources/texts`, and `Scripts/update texts` generates their Swift names, so a missing text does not
/// compile.
public struct Texts: Hashable, Sendable {
  public let language: Language

  public init(_ language: Language) {
    self.language = language
  }
}
