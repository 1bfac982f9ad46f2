public import Domain
public import EventLoop
import Terminal
import Texts

/// The todos that this run added outside of the todo list.
@LoopActor
public final class AddedTodos {
  /// The todos of each action that is not undone and its number, the newest last.
  fileprivate var actions: [(number: Int, ids: [Int64])] = []
  /// The todos of each action that is undone, the last one last.
  fileprivate var undone: [[Int64]] = []
  /// The number of the last action of this run that added todos. It is not used again after an undo.
  public private(set) var lastNumber = 0

  nonisolated init() {}

  /// Whether an action with a higher number can be undone.
  public func hasAction(after number: Int) -> Bool {
    actions.last.map { $0.number > number } ?? false
  }

  /// The number of undone actions that may be redone.
  public var undoneCount: Int { undone.count }

  public func append(_ ids: [Int64]) {
    undone = []
    note(ids)
  }

  fileprivate func note(_ ids: [Int64]) {
    lastNumber += 1
    actions.append((lastNumber, ids))
  }
}

/// The actions that create todos with links, on any screen that shows linkable items.
@LoopActor
public struct TodoActions {
  private let environment: Environment
  private let router: Router
  private let selected: @LoopActor () -> LinkedTitle?
  private let marked: @LoopActor () -> [LinkedTitle]
  private let unmark: @LoopActor () -> Void
  private let whyNone: @LoopActor () -> String

  /// - Parameters:
  ///   - selected: nil disables the actions.
  ///   - whyNone: the message while nothing is selected; nil for a list without rows.
  ///   - marked: if not empty, todos are created for these instead.
  ///   - unmark: removes the marks.
  public init(
    _ environment: Environment, _ router: Router, of selected: @escaping @LoopActor () -> LinkedTitle?,
    marked: @escaping @LoopActor () -> [LinkedTitle] = { [] }, unmark: @escaping @LoopActor () -> Void = {},
    whyNone: (@LoopActor () -> String)? = nil
  ) {
    (self.environment, self.router, self.selected) = (environment, router, selected)
    (self.marked, self.unmark) = (marked, unmark)
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
    }
  }

  /// Undoes `make`, on any screen, unless the todos were changed since. Pressed again, undoes the one before.
  public var undo: Action {
    let environment = environment
    var texts: RepoTodosTexts { environment.texts.repoTodos }
    return Action(
      "undo", [.char("u")], texts.undo, effect: .alters, when: { environment.addedTodos.hasAction(after: 0) },
      whyNot: environment.texts.list.nothingToUndo
    ) {
      undoNewest { environment.notices.say(texts.changedSince) }
    }
  }

  /// Undoes the newest `make`.
  /// - Parameter otherwise: called if none can be undone, because the todos were changed or undone elsewhere.
  public func undoNewest(otherwise: @escaping @LoopActor () -> Void) {
    let (environment, added) = (environment, environment.addedTodos)
    environment.loop.spawn {
      // The newest may be undone already, in the todo list.
      while let action = added.actions.popLast() {
        do {
          guard let undone = try await environment.todoRepository.undoAdding(action.ids) else { continue }
          added.undone.append(action.ids)
          let title = environment.title(undone.title, andMore: undone.count - 1)
          return environment.notices.say(environment.texts.repoTodos.undone(title: title))
        } catch {
          added.actions.append(action)
          return environment.notices.say(environment.texts.sentence(for: error))
        }
      }
      otherwise()
    }
  }

  /// Redoes what `undo` undid, on any screen, unless the todos were changed since.
  public var redo: Action {
    let environment = environment
    var words: TodoListTexts { environment.texts.todoList }
    return Action(
      "redo", [.char("U"), .ctrl("r")], words.redo, effect: .alters,
      when: { environment.addedTodos.undoneCount > 0 },
      whyNot: words.nothingToRedo
    ) {
      redoNewest { environment.notices.say(words.nothingToRedo) }
    }
  }

  /// Redoes the `make` that was undone last.
  /// - Parameter otherwise: called if it cannot be redone, because the todos were changed since or it was redone elsewhere.
  public func redoNewest(otherwise: @escaping @LoopActor () -> Void) {
    let (environment, added) = (environment, environment.addedTodos)
    environment.loop.spawn {
      while let ids = added.undone.popLast() {
        do {
          guard let redone = try await environment.todoRepository.redoAdding(ids) else { continue }
          added.note(ids)
          let title = environment.title(redone.title, andMore: redone.count - 1)
          return environment.notices.say(environment.texts.repoTodos.added(title: title))
        } catch {
          added.undone.append(ids)
          return environment.notices.say(environment.texts.sentence(for: error))
        }
      }
      otherwise()
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
    unmark()
    environment.loop.spawn { [environment] in
      do {
        let found = try await environment.todoRepository.findOrAdd(wanted)
        let (new, old) = (found.filter(\.isNew), found.filter { !$0.isNew })
        let texts = environment.texts.repoTodos
        if !new.isEmpty { environment.addedTodos.append(new.map(\.todo.id)) }
        let shown = new.isEmpty ? old : new
        guard let first = shown.first else { return }
        let title = environment.title(first.todo.title, andMore: shown.count - 1)
        environment.notices.say(new.isEmpty ? texts.alreadyThere(title: title) : texts.added(title: title))
      } catch {
        environment.notices.say(environment.texts.sentence(for: error))
      }
    }
  }
}
