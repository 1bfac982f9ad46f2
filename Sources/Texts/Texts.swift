/// Everything that octodo says on its screens, in one language: `texts.todoList.added(title: title)`. The words stand in
/// `Resources/texts`, and their Swift names are made by `Scripts/update texts`, so a text that is missing does not
/// compile.
public struct Texts: Hashable, Sendable {
  public let language: Language

  public init(_ language: Language) {
    self.language = language
  }
}
