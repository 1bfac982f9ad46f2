import Domain
import Texts

/// A todo that somebody else changed while it was being edited here.
struct TodoConflict {
  /// What to decide, and what stands there now, which may be long, last.
  let sentence: String

  init(_ theirs: Todo, against target: TodoEditorTarget, texts: TodoEditorTexts) {
    sentence = texts.replace(change: Self.change(theirs, target, texts))
  }

  private static func change(
    _ theirs: Todo, _ target: TodoEditorTarget, _ texts: TodoEditorTexts
  ) -> String {
    guard case .existing(let original) = target, theirs.title == original.title else {
      return texts.titleIsNow(title: theirs.title)
    }
    guard theirs.note == original.note else {
      return theirs.note.isEmpty
        ? texts.noteIsGone(title: theirs.title) : texts.noteIsNow(title: theirs.title, note: theirs.note)
    }
    return texts.linkIsNow(title: theirs.title, url: theirs.link?.url ?? texts.none)
  }
}
