import Domain
import Screens
import Texts
import TodoLanguage

/// A field of the todo editor. Its words are those of quick-add, see `TypedField`; a new one is a row here and there, and
/// has its label and its hint in Resources/texts.
struct TodoEditorField: Sendable {
  let field: TodoField
  let form: FormField

  /// In the order in which the keys go through them: what most todos have comes first.
  static let all: [TodoEditorField] = [
    TodoEditorField(
      field: .title,
      form: FormField(
        "title", limit: 500, label: { $0.todoEditor.title }, hint: { $0.todoEditor.titleHint },
        full: { $0.todoEditor.titleFull(limit: "\($1)") })),
    TodoEditorField(
      field: .note,
      form: FormField(
        "note", limit: 4_000, longText: .whole, label: { $0.todoEditor.note },
        hint: { $0.todoEditor.noteHint }, full: { $0.todoEditor.noteFull(limit: "\($1)") })),
    line(.due, "due", { $0.due }, hint: { $0.dueHint }),
    line(.rule, "repeat", { $0.repeats }, hint: { $0.repeatsHint }),
    line(.repeatsFrom, "repeat-from", { $0.repeatsFrom }, hint: { $0.repeatsFromHint }),
    line(.priority, "priority", { $0.priority }, hint: { $0.priorityHint }),
    line(.project, "project", { $0.project }, hint: { $0.projectHint }),
    line(.tags, "tags", { $0.tags }, hint: { $0.tagsHint }),
    line(.scheduled, "scheduled", { $0.scheduled }, hint: { $0.scheduledHint }),
    line(.wait, "wait", { $0.wait }, hint: { $0.waitHint }),
    line(.until, "until", { $0.until }, hint: { $0.untilHint }),
    line(.parent, "parent", { $0.parent }, hint: { $0.parentHint }),
    line(.needs, "needs", { $0.needs }, hint: { $0.needsHint }),
  ]

  /// Those below the title and the note.
  static let typed: [TodoEditorField] = all.filter { TypedField.fields.contains($0.field) }

  static let forms: [FormField] = all.map(\.form)

  /// The fields that lead to other todos.
  static let relations: [TodoField] = [.parent, .needs]

  /// Returns nil if the editor does not show the field.
  static func index(of field: TodoField) -> Int? { all.firstIndex { $0.field == field } }

  /// In characters: a list of tags, for example.
  private static let longest = 2_048

  private static func line(
    _ field: TodoField, _ name: String, _ label: @escaping @Sendable (TodoEditorTexts) -> String,
    hint: @escaping @Sendable (TodoEditorTexts) -> String
  ) -> TodoEditorField {
    TodoEditorField(
      field: field,
      form: FormField(
        name, limit: longest, group: 1, label: { label($0.todoEditor) }, hint: { hint($0.todoEditor) },
        full: { $0.boxForm.full(limit: "\($1)") }))
  }
}
