public import Domain
public import EventLoop
import Terminal
import Texts

/// The actions on a repository, on any screen that shows one.
@LoopActor
public struct RepoActions {
  private let environment: Environment
  private let router: Router
  private let repo: @LoopActor () -> Target?

  /// A repository, and its address in the browser.
  public typealias Target = (name: RepoName, url: String)

  /// - Parameter repo: the repository of the actions; nil disables them.
  public init(_ environment: Environment, _ router: Router, of repo: @escaping @LoopActor () -> Target?) {
    (self.environment, self.router, self.repo) = (environment, router, repo)
  }

  public var makeTodo: Action {
    action("make-todo", "t", { $0.makeTodo }, hint: { $0.makeTodoHint }) { makeTodo(of: $0.name) }
  }

  public var writeTodo: Action {
    action("write-todo", "T", { $0.writeTodo }) { repo in
      router.show(.todoEditor(.new(title: repo.name.description, link: .repo(repo.name))))
    }
  }

  public var showIssues: Action {
    action("show-issues", "i", { $0.showIssues }, hint: { $0.issuesHint }) {
      router.show(.issueList($0.name))
    }
  }

  public var openInBrowser: Action {
    action("open-in-browser", "o", { $0.openInBrowser }, hint: { $0.browserHint }) {
      environment.openInBrowser($0.url)
    }
  }

  public var copyAddress: Action {
    action("copy-address", "Y", { $0.copyAddress }, hint: { $0.copyHint }) { environment.copyAddress($0.url) }
  }

  private func action(
    _ id: String, _ key: Unicode.Scalar, _ text: @escaping (RepoTexts) -> String,
    hint: ((RepoTexts) -> String)? = nil, _ run: @escaping @LoopActor (Target) -> Void
  ) -> Action {
    let (preferences, repo) = (environment.preferences, repo)
    return Action(
      id, [.char(key)], text(preferences.texts.repo), hint: hint?(preferences.texts.repo),
      when: { repo() != nil }
    ) {
      if let repo = repo() { run(repo) }
    }
  }

  /// Creates a todo with one key press, and shows a notice of the result. A repository that already has an
  /// open todo gets no second one. A todo list that is loaded after this call shows the todo, because the
  /// file's calls run in order.
  private func makeTodo(of name: RepoName) {
    environment.loop.spawn {
      [
        todos = environment.todoRepository, notices = environment.notices,
        preferences = environment.preferences
      ] in
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
