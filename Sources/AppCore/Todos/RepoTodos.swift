public import Domain
public import EventLoop

/// Makes todos of repositories with one key press, and says what became of it. A repository that an open todo
/// leads to gets no second one.
@LoopActor
public final class RepoTodos {
  private let loop: EventLoop
  private let todos: any TodoRepository
  private let notices: Notices
  private var last: Task<Void, Never>?

  public init(_ environment: Environment) {
    loop = environment.loop
    todos = environment.todoRepository
    notices = environment.notices
  }

  /// One after the other, so that a key that is pressed twice at once finds the todo of its first press.
  public func make(for name: RepoName) {
    let before = last
    last = loop.spawn { [todos, notices] in
      await before?.value
      do {
        notices.say(try await Self.make(for: name, in: todos))
      } catch {
        notices.say(ErrorText.sentence(for: error))
      }
    }
  }

  private static func make(for name: RepoName, in todos: any TodoRepository) async throws -> String {
    if let todo = try await todos.openTodo(linkingTo: .repo(name)) {
      return "It is in the todos already: \(todo.title). Press 2 to see it."
    }
    let todo = try await todos.add(TodoDraft(title: name.description, link: .repo(name)))
    return "Todo added: \(todo.title). Press 2 to see it."
  }
}
