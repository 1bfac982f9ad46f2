public import Domain
public import EventLoop
public import FoundationEssentials
public import UseCases

/// Keeps what is typed in the first field of a form outside of the program, as the draft of a todo, so that the end of the
/// program loses none of it.
@LoopActor
public final class BoxDraft {
  private let draft: KeepDraft
  private var text = ""

  /// - Parameters:
  ///   - text: what the field has at first.
  ///   - content: the draft with a text in the field.
  public init(
    _ draft: KeepDraft, text: String, content: @escaping @LoopActor (_ key: UUID, String) -> UnsavedTodo
  ) {
    self.draft = draft
    draft.unsaved = { [weak self] key in
      guard let self, !self.text.looksEmpty else { return nil }
      return content(key, self.text)
    }
    if !text.isEmpty { change(to: text) }
  }

  func change(to text: String) {
    self.text = text
    draft.soon()
  }

  /// The text was saved, or stays elsewhere.
  public func discard() {
    text = ""
    draft.now()
  }

  /// Leaves the text for the next editor of a todo.
  public func leave() { draft.end() }
}
