import Domain
import EventLoop
import Screens
import Texts
import TodoLanguage

/// The fields that lead to other todos, by their numbers or by words of them.
extension TodoEditorPresenter {
  /// The number of todos that are offered for words.
  private static let mostFound = 5

  /// Looks up what the fields lead to, each text once.
  func lookUpRelated() {
    for field in TodoEditorField.relations {
      for part in RelatedTodos.parts(of: line(of: field).text, in: field) where related.begin(part) {
        environment.loop.spawn { [self] in
          do {
            let todos = try await find(part)
            if !isClosed { related.add(todos, for: part) }
          } catch {
            // What cannot be read is said when the todo is saved, and is looked up again after the next change.
            related.forget(part)
          }
        }
      }
    }
  }

  /// The todo with a number, or the open todos that have a text, the newest first.
  private func find(_ part: String) async throws -> [Todo] {
    let todos = environment.todoRepository
    if let id = RelatedTodos.id(part) { return try await todos.todos(ids: [id]) }
    guard let pattern = TextPattern(part) else { return [] }
    let window = try await todos.window(
      .top, limit: Self.mostFound, matching: pattern, by: TodoSort(.created))
    return window.todos.filter { !$0.isDone && $0.id != target.todoID }
  }

  /// The numbers of the todos that a field leads to.
  /// - Throws: `TodoLineFault` if words do not stand for one todo, `AppError.storage`.
  func resolved(_ typed: TypedField) async throws -> TypedField {
    guard typed.isChanged else { return typed }
    var ids: [String] = []
    for part in RelatedTodos.parts(of: typed.text, in: typed.field) {
      if RelatedTodos.id(part) != nil {
        ids.append(part)
        continue
      }
      let todos = try await find(part)
      guard todos.count == 1 else {
        throw TodoLineFault(sentence: notOne(todos, part), field: typed.field)
      }
      ids.append("\(todos[0].id)")
    }
    return TypedField(typed.field, ids.joined(separator: ", "), original: typed.original)
  }

  /// The changed field that leads to one of the todos.
  func relation(to ids: [Int64]) -> TodoField {
    let changed = changedFields.filter { TodoEditorField.relations.contains($0.field) }
    let leading = changed.first { typed in
      RelatedTodos.parts(of: typed.text, in: typed.field).contains { part in
        let id = RelatedTodos.id(part) ?? related.todos(for: part)?.first?.id
        return id.map(ids.contains) ?? false
      }
    }
    return (leading ?? changed.first)?.field ?? .needs
  }

  private func notOne(_ todos: [Todo], _ part: String) -> String {
    todos.isEmpty ? words.noOpenTodo(text: part) : words.severalTodos(text: part)
  }

  /// - Parameter isTyped: whether the words may be the beginning of more.
  func readingOfRelated(_ field: TodoField, _ text: String, isTyped: Bool) -> FieldLanguage.Reading? {
    var sentences: [String] = []
    for part in RelatedTodos.parts(of: text, in: field) {
      guard let todos = related.todos(for: part) else { return nil }
      if let id = RelatedTodos.id(part) {
        guard let todo = todos.first else { return .fault(words.noTodo(id: "\(id)")) }
        sentences.append(todo.shortTitle)
      } else if todos.count == 1 {
        sentences.append(name(of: todos[0]))
      } else {
        return isTyped && !todos.isEmpty ? nil : .fault(notOne(todos, part))
      }
    }
    return .understood(sentences.joined(separator: " · "))
  }

  func relatedCompletion(_ completion: LineCompletion) -> FieldLanguage.Completion? {
    guard RelatedTodos.id(completion.prefix) == nil, let todos = related.todos(for: completion.prefix),
      !todos.isEmpty
    else { return nil }
    return FieldLanguage.Completion(
      completion.range, todos.map { "\($0.id)" }, shown: todos.map { name(of: $0) })
  }

  private func name(of todo: Todo) -> String {
    words.related(id: "\(todo.id)", title: todo.shortTitle)
  }
}
