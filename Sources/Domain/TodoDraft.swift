/// A todo as a person wrote it, before it is saved. One exists only with a title.
public struct TodoDraft: Hashable, Sendable {
  /// One line, never empty.
  public let title: String
  /// More about it, or empty.
  public let note: String
  public let link: TodoLink?

  /// Line breaks in the title become blanks, for a title is one line of a list.
  /// - Throws: `AppError.emptyTitle` where nothing but blanks is left.
  public init(title: String, note: String = "", link: TodoLink? = nil) throws(AppError) {
    let words = title.split { $0.isWhitespace || $0.isNewline }
    guard !words.isEmpty else { throw .emptyTitle }
    self.title = words.joined(separator: " ")
    self.note = note
    self.link = link
  }
}
