public import Domain
public import EventLoop
import Terminal
import Texts
import UseCases

/// The actions on a repository, on any screen that shows one.
@LoopActor
public struct RepoActions {
  private let environment: Environment
  private let router: Router
  private let repo: @LoopActor () -> RepoName?
  private let marked: @LoopActor () -> [RepoName]
  private let unmark: @LoopActor () -> Void
  private let whyNone: (@LoopActor () -> String)?
  private let stars: StarChanges

  /// - Parameters:
  ///   - repo: the selected repository; nil disables the actions.
  ///   - marked: the marked repositories, used by actions that can work on several.
  ///   - unmark: removes the marks.
  ///   - whyNone: the message while nothing is selected; nil for a list without rows.
  public init(
    _ environment: Environment, _ router: Router, of repo: @escaping @LoopActor () -> RepoName?,
    marked: @escaping @LoopActor () -> [RepoName] = { [] }, unmark: @escaping @LoopActor () -> Void = {},
    whyNone: (@LoopActor () -> String)? = nil
  ) {
    stars = StarChanges(environment)
    (self.environment, self.router, self.repo) = (environment, router, repo)
    (self.marked, self.unmark, self.whyNone) = (marked, unmark, whyNone)
  }

  /// Adds a todo of the repository, or of each marked one.
  public var makeTodo: Action { todos.make }
  /// Opens the editor with a todo of the repository.
  public var writeTodo: Action { todos.write }
  /// Undoes the last `makeTodo`, star or watch.
  public var undo: Action {
    let (environment, todos, starring) = (environment, todos, starring)
    return Action(
      "undo", [.char("u")],
      starring.canUndo ? environment.texts.star.undo : environment.texts.repoTodos.undo, effect: .alters,
      when: { starring.canUndo || environment.addTodos.canUndo() },
      whyNot: environment.texts.list.nothingToUndo
    ) { if starring.canUndo { starring.undo() } else { todos.undo.run() } }
  }
  public var redoTodo: Action { todos.redo }

  private var todos: TodoActions {
    let (repo, marked) = (repo, marked)
    return TodoActions(
      environment, router, of: { repo().map { LinkedTitle(of: .repo($0)) } },
      marked: { marked().map { LinkedTitle(of: .repo($0)) } }, unmark: unmark, whyNone: whyNone)
  }

  /// Opens a list of the repository's, such as that of its issues: an action for each kind that has lists.
  public var lists: [Action] {
    let (environment, repo, router) = (environment, repo, router)
    return ItemKind.all.compactMap { kind in
      guard let lists = kind.lists else { return nil }
      let words = environment.texts.kinds[kind.id]
      return Action(
        "show-\(lists.path)", [.char(lists.key)], words.list, effect: .works, hint: words.listHint,
        when: { repo() != nil }
      ) {
        if let repo = repo() { router.show(lists.route(repo)) }
      }
    }
  }

  /// A menu that stars and watches the repository, or each marked one.
  public var starAndWatch: Action {
    starring.menu
  }
  /// Drops the stars that are not sent yet.
  public var stopStarring: Action { starring.stop }

  private var starring: StarActions {
    StarActions(environment: environment, router: router, stars: stars) { targets }
  }

  /// Opens the repository's page in the browser.
  public var openInBrowser: Action { items.openInBrowser }
  /// Copies the address of the repository's page.
  public var copyAddress: Action { items.copyAddress }

  private var items: ItemActions {
    let (environment, repo) = (environment, repo)
    return ItemActions(environment, when: { repo() != nil }) {
      targets.map { Subject(.repo($0), on: environment.web) }
    }
  }

  private var targets: [RepoName] {
    let marked = marked()
    return marked.isEmpty ? repo().map { [$0] } ?? [] : marked
  }
}
