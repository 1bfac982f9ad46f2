import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage

/// The fields besides title and note: what their texts mean, and the words that are offered for them.
extension TodoEditorPresenter {
  /// The texts of a todo's fields, by the names of the fields.
  func texts(of todo: Todo) -> [String: String] {
    let zone = environment.zone()
    let pairs = TypedField.fields.map { ($0.name, TypedField.text(of: $0, in: todo, zone: zone)) }
    return Dictionary(pairs.filter { !$0.1.isEmpty }) { first, _ in first }
  }

  /// The typed fields as they are now.
  var typedFields: [TypedField] {
    TypedField.fields.map { TypedField($0, line(of: $0).text, original: original.fields[$0.name] ?? "") }
  }

  var changedFields: [TypedField] { typedFields.filter(\.isChanged) }

  func reading(of index: Int) -> FieldLanguage.Reading? {
    let (field, text) = (TodoEditorField.all[index].field, form.lines[index].text.trimmingWhitespace)
    guard !text.isEmpty else { return nil }
    switch field {
    case .title: return readingOfTitle
    case .note: return nil
    case .parent, .needs: return readingOfRelated(field, text, isTyped: index == form.focus)
    default: break
    }
    do throws(LineFault) {
      let value = try field == .rule ? ruleValue(text) : reading.reader.value(of: field, typed: text)
      let sentence = value.map { reading.wording.value($0, of: field) } ?? ""
      return sentence == text || field == .project ? nil : .understood(sentence)
    } catch {
      // What is being typed may be the beginning of a word.
      return index == form.focus ? nil : .fault(texts.reason(of: error))
    }
  }

  /// A rule counts from the dates of the todo, and from today as long as they cannot be read.
  private func ruleValue(_ text: String) throws(LineFault) -> TodoFieldValue? {
    let value = try reading.reader.value(of: .rule, typed: text)
    if case .existing(let todo) = target, !changedFields.contains(where: { $0.field == .rule }) {
      return TodoField.rule.value(of: todo) ?? value
    }
    let fields = typedFields.filter { !TodoEditorField.relations.contains($0.field) }
    return (try? reading.changes(nil, fields))?.values[.rule] ?? value
  }

  /// What the words of the title mean besides the title; nil if it has none.
  private var readingOfTitle: FieldLanguage.Reading? {
    guard title.text != originalTitle else { return nil }
    let reading = reading.understood(title.text)
    return reading == .understood("") ? nil : reading
  }

  // MARK: Completion

  var completion: FieldLanguage.Completion? {
    let (field, line) = (TodoEditorField.all[form.focus].field, form.lines[form.focus])
    guard TypedField.fields.contains(field),
      let completion = reading.reader.completion(of: field, in: line.text, at: line.cursor)
    else { return nil }
    switch completion.subject {
    case .tag: return labelCompletion(completion, labels.tags)
    case .project: return labelCompletion(completion, labels.projects)
    case .todo: return relatedCompletion(completion)
    case .word, .date, .repetition, .item:
      return completion.words.isEmpty ? nil : FieldLanguage.Completion(completion.range, completion.words)
    }
  }

  /// The known names that begin with what is typed. A name that is known itself is not completed.
  private func labelCompletion(
    _ completion: LineCompletion, _ known: [TodoLabels.Label]
  ) -> FieldLanguage.Completion? {
    let start = completion.prefix.lowercased()
    let names = known.map(\.name).filter { $0.lowercased().hasPrefix(start) }
    guard !names.isEmpty, !names.contains(where: { $0.lowercased() == start }) else { return nil }
    let written = names.map { name in
      name.contains { ",\"\\".contains($0) } ? LineCompletion.written(name) : name
    }
    return FieldLanguage.Completion(completion.range, written, shown: names)
  }

  /// Reads the tags and projects that fields are completed with.
  func loadLabels() async {
    // Without them nothing is offered. A file that cannot be read is said when the todo is saved.
    labels = (try? await environment.todoRepository.labels()) ?? labels
  }
}
