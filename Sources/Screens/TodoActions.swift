public import Domain
public import EventLoop
import Terminal
import Texts
import UseCases

/// The actions that create todos with links, on any screen that shows linkable items.
@LoopActor
public struct TodoActions {
  private let environment: Environment
  private let router: Router
  private let selected: @LoopActor () -> LinkedTitle?
  private let marked: @LoopActor () -> [LinkedTitle]
  private let unmark: @LoopActor () -> Void
  private let whyNone: @LoopActor () -> String
  private let leftOut: @LoopActor () -> String?

  /// - Parameters:
  ///   - selected: nil disables the actions.
  ///   - whyNone: the message while nothing is selected; nil for a list without rows.
  ///   - marked: if not empty, todos are created for these instead.
  ///   - unmark: removes the marks.
  ///   - leftOut: says how many of the marked items nothing can be made of, and why; nil if there are none.
  public init(
    _ environment: Environment, _ router: Router, of selected: @escaping @LoopActor () -> LinkedTitle?,
    marked: @escaping @LoopActor () -> [LinkedTitle] = { [] }, unmark: @escaping @LoopActor () -> Void = {},
    whyNone: (@LoopActor () -> String)? = nil, leftOut: @escaping @LoopActor () -> String? = { nil }
  ) {
    (self.environment, self.router) = (environment, router)
    self.leftOut = leftOut
    // A todo stays with the server that its item was seen on, whichever one the next start has.
    self.selected = { selected()?.on(environment.web) }
    self.marked = { marked().map { $0.on(environment.web) } }
    self.unmark = unmark
    self.whyNone = whyNone ?? { environment.texts.list.noRows }
  }

  /// Adds todos with one key press.
  public var make: Action {
    action("make-todo", "t", { $0.makeTodo }, hint: { $0.makeTodoHint }) { selected in
      let marked = marked()
      add(marked.isEmpty ? [selected] : marked)
    }
  }

  /// Opens the editor with the title and the link of a new todo. Disabled while there are marks, because it edits one
  /// todo only.
  public var write: Action {
    let (environment, marked) = (environment, marked)
    return action(
      "write-todo", "T", { $0.writeTodo }, when: { marked().isEmpty },
      whyNot: { marked().isEmpty ? nil : environment.texts.repoTodos.editsOne(count: marked().count) }
    ) {
      router.show(.todoEditor(.new(title: $0.title, link: $0.link)))
    }.openingField
  }

  /// Undoes `make`, on any screen, unless the todos were changed since. Pressed again, undoes the one before.
  public var undo: Action {
    let environment = environment
    var texts: RepoTodosTexts { environment.texts.repoTodos }
    return Action(
      "undo", [.char("u")], texts.undo, effect: .alters, when: { environment.addTodos.canUndo() },
      whyNot: environment.texts.list.nothingToUndo
    ) {
      undoNewest { environment.notices.say(texts.changedSince) }
    }
  }

  /// Undoes the newest `make`.
  /// - Parameter otherwise: called if none can be undone, because the todos were changed or undone elsewhere.
  public func undoNewest(otherwise: @escaping @LoopActor () -> Void) {
    follow({ try await $0.undo() }, say: { $0.undone(title: $1) }, otherwise: otherwise)
  }

  /// Redoes what `undo` undid, on any screen, unless the todos were changed since.
  public var redo: Action {
    let environment = environment
    var words: TodoListTexts { environment.texts.todoList }
    return Action(
      "redo", [.char("U"), .ctrl("r")], words.redo, effect: .alters,
      when: { environment.addTodos.undoneCount > 0 },
      whyNot: words.nothingToRedo
    ) {
      redoNewest { environment.notices.say(words.nothingToRedo) }
    }
  }

  /// Redoes the `make` that was undone last.
  /// - Parameter otherwise: called if it cannot be redone, because the todos were changed since or it was redone elsewhere.
  public func redoNewest(otherwise: @escaping @LoopActor () -> Void) {
    follow({ try await $0.redo() }, say: { $0.added(title: $1) }, otherwise: otherwise)
  }

  private func follow(
    _ step: @escaping @LoopActor @Sendable (AddTodos) async throws -> UndoneChange?,
    say sentence: @escaping @LoopActor @Sendable (RepoTodosTexts, _ title: String) -> String,
    otherwise: @escaping @LoopActor () -> Void
  ) {
    environment.loop.spawn { [environment] in
      do {
        guard let change = try await step(environment.addTodos) else { return otherwise() }
        let title = environment.title(EmojiNames.drawn(change.title), andMore: change.count - 1)
        environment.notices.say(sentence(environment.texts.repoTodos, title))
      } catch {
        environment.notices.say(environment.texts.sentence(for: error))
      }
    }
  }

  private func action(
    _ id: String, _ key: Unicode.Scalar, _ text: @escaping (RepoTexts) -> String,
    hint: ((RepoTexts) -> String)? = nil, when isEnabled: @escaping @LoopActor () -> Bool = { true },
    whyNot: @escaping @LoopActor () -> String? = { nil }, _ run: @escaping @LoopActor (LinkedTitle) -> Void
  ) -> Action {
    let (preferences, selected, whyNone) = (environment.preferences, selected, whyNone)
    return Action(
      id, [.char(key)], text(preferences.texts.repo), effect: .works, hint: hint?(preferences.texts.repo),
      when: { selected() != nil && isEnabled() }, whyNot: selected() == nil ? whyNone() : whyNot()
    ) {
      if let selected = selected() { run(selected) }
    }
  }

  /// Shows a notice of the result. An item that already has an open todo does not get a second one. A todo list that
  /// is loaded after this call shows the todos, because calls on the file run in order.
  private func add(_ wanted: [LinkedTitle]) {
    let leftOut = leftOut()
    unmark()
    environment.loop.spawn { [environment] in
      do {
        let texts = environment.texts.repoTodos
        let title = { @LoopActor (todos: [Todo]) in
          environment.title(of: todos)
        }
        switch try await environment.addTodos(wanted) {
        case .added(let todos): environment.notices.say(texts.added(title: title(todos)))
        case .alreadyThere(let todos): environment.notices.say(texts.alreadyThere(title: title(todos)))
        }
        if let leftOut { environment.notices.say(leftOut) }
      } catch {
        environment.notices.say(environment.texts.sentence(for: error))
      }
    }
  }
}
