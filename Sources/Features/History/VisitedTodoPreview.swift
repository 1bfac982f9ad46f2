import Domain
import EventLoop
import Screens
import Terminal
import Texts

/// The preview of a todo that was opened: it is read from the todo file, because the history has only its title.
@LoopActor
final class VisitedTodoPreview: Preview {
  let title: String
  private let id: Int64
  private let environment: Environment
  private let signal = ChangeSignal()
  /// Nil until it is read, and if it was deleted.
  private var todo: Todo? { didSet { signal.raise() } }
  private var reading: Task<Void, Never>?

  init(of id: Int64, _ environment: Environment) {
    (self.id, self.environment) = (id, environment)
    title = environment.texts.todoList.todo
  }

  func open() {
    let (todos, id) = (environment.todoRepository, id)
    reading = environment.loop.spawn { [weak self] in
      // The todo list says what is wrong with the file.
      let window = try? await todos.window(.around(id), limit: 1)
      if !Task.isCancelled { self?.todo = window?.todos.first { $0.id == id } }
    }
  }

  func close() { reading?.cancel() }

  var hasContent: Bool { todo != nil }
  var version: Int { signal.observe() }
  var rowContext: RowContext { RowContext(environment) }

  func content(_ context: RowContext) -> DocumentContent {
    guard let todo else { return DocumentContent(sections: []) }
    let (words, zone) = (context.texts.preview, environment.zone())
    let dates = [
      words.added(age: context.when(todo.createdAt, in: zone)),
      todo.doneAt.map { words.doneAt(age: context.when($0, in: zone)) },
    ]
    var parts: [DocumentPart] = [
      .words(todo.title, .heading), .facts(dates.compactMap(\.self)),
    ]
    if let url = todo.linkedPage(on: environment.web) { parts.append(.words(url, .link)) }
    if !todo.note.isEmpty { parts += [.blank, .words(todo.note)] }
    let links = todo.pages(on: environment.web).map {
      DocumentLink(.address($0.url), words: $0.words, part: 0)
    }
    let section = DocumentSection(parts, links: DocumentLinks(links, at: .note(on: environment.web)))
    return DocumentContent(sections: [section])
  }
}
