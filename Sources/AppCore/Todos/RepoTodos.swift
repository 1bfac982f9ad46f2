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

  public init(_ environment: Environment) {
    loop = environment.loop
    todos = environment.todoRepository
    notices = environment.notices
    preferences = environment.preferences
  }

  /// A list of todos that is read after this call shows the todo, because the file's calls run in their order.
  public func make(for name: RepoName) {
    loop.spawn { [todos, notices, preferences] in
      do {
        let found = try await todos.findOrAdd(.repo(name), title: name.description)
        let texts = preferences.texts.repoTodos
        let title = TitleText.short(found.todo.title)
        notices.say(found.isNew ? texts.added(title: title) : texts.alreadyThere(title: title))
      } catch {
        notices.say(preferences.texts.sentence(for: error))
      }
    }
  }
}
