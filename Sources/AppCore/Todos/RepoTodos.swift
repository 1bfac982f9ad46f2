public import Domain
public import EventLoop
import Texts

/// Makes todos of repositories with one key press, and says what became of it. A repository that an open todo
/// leads to gets no second one.
@LoopActor
public final class RepoTodos {
  private let loop: EventLoop
  private let todos: any TodoRepository
  private let notices: Notices
  private let preferences: CurrentPreferences
  private var last: Task<Void, Never>?

  public init(_ environment: Environment) {
    loop = environment.loop
    todos = environment.todoRepository
    notices = environment.notices
    preferences = environment.preferences
  }

  /// One after the other, so that a key that is pressed twice at once finds the todo of its first press.
  public func make(for name: RepoName) {
    let before = last
    last = loop.spawn { [todos, notices, preferences] in
      await before?.value
      do {
        let (todo, isNew) = try await Self.make(for: name, in: todos)
        let texts = preferences.texts.repoTodos
        notices.say(
          isNew
            ? texts.added(title: TitleText.short(todo.title))
            : texts.alreadyThere(title: TitleText.short(todo.title)))
      } catch {
        notices.say(preferences.texts.sentence(for: error))
      }
    }
  }

  private static func make(for name: RepoName, in todos: any TodoRepository) async throws -> (
    Todo, isNew: Bool
  ) {
    if let todo = try await todos.openTodo(linkingTo: .repo(name)) { return (todo, false) }
    return (try await todos.add(TodoDraft(title: name.description, link: .repo(name))), true)
  }
}
