import Domain

/// A todo that somebody else changed while it was being edited here.
struct TodoConflict {
  /// What to decide, and what stands there now, which may be long, last.
  let sentence: String

  init(_ theirs: Todo, against target: TodoEditorTarget) {
    sentence = "Save yours in its place, or cancel and go on editing. " + Self.change(theirs, target)
  }

  private static func change(_ theirs: Todo, _ target: TodoEditorTarget) -> String {
    guard case .existing(let original) = target, theirs.title == original.title else {
      return "The title is now: \(theirs.title)"
    }
    guard theirs.note == original.note else {
      return theirs.note.isEmpty
        ? "The note of \(theirs.title) is gone." : "The note of \(theirs.title) is now: \(theirs.note)"
    }
    return "The link of \(theirs.title) is now: \(theirs.link?.url ?? "none")"
  }
}
