/// The text of a todo before it is saved. Its title is never empty.
public struct TodoDraft: Hashable, Sendable {
  /// One line, never empty.
  public let title: String
  /// Free text, may be empty.
  public let note: String
  public let link: TodoLink?

  /// Joins the lines of the title with spaces, because a list shows a title on one line.
  /// - Throws: `AppError.emptyTitle` if the title is only whitespace.
  public init(title: String, note: String = "", link: TodoLink? = nil) throws(AppError) {
    let words = title.split { $0.isWhitespace || $0.isNewline }
    guard !words.isEmpty else { throw .emptyTitle }
    self.title = words.joined(separator: " ")
    self.note = note
    self.link = link
  }
}
