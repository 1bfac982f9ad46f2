public import Domain
public import EventLoop
import Terminal
import Texts

/// The todos that actions of this run added and did not undo.
@LoopActor
public final class AddedTodos {
  /// The todos of each action, the newest last.
  fileprivate var ids: [[Int64]] = []

  nonisolated init() {}

  /// The number of actions that can be undone.
  public var count: Int { ids.count }
}

/// The actions that create todos with links, on any screen that shows linkable items.
@LoopActor
public struct TodoActions {
  private let environment: Environment
  private let router: Router
  private let selected: @LoopActor () -> LinkedTitle?
  private let marked: @LoopActor () -> [LinkedTitle]
  private let unmark: @LoopActor () -> Void

  /// - Parameters:
  ///   - selected: nil disables the actions.
  ///   - marked: if not empty, todos are created for these instead.
  ///   - unmark: removes the marks.
  public init(
    _ environment: Environment, _ router: Router, of selected: @escaping @LoopActor () -> LinkedTitle?,
    marked: @escaping @LoopActor () -> [LinkedTitle] = { [] }, unmark: @escaping @LoopActor () -> Void = {}
  ) {
    (self.environment, self.router, self.selected) = (environment, router, selected)
    (self.marked, self.unmark) = (marked, unmark)
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
    let (environment, added) = (environment, environment.addedTodos)
    var texts: RepoTodosTexts { environment.texts.repoTodos }
    return Action("undo", [.char("u")], texts.undo, when: { !added.ids.isEmpty }) {
      environment.loop.spawn {
        // The newest may be undone already, in the todo list.
        while let ids = added.ids.popLast() {
          do {
            guard let undone = try await environment.todoRepository.undoAdding(ids) else { continue }
            let title = environment.title(undone.title, andMore: undone.count - 1)
            return environment.notices.say(texts.undone(title: title))
          } catch {
            added.ids.append(ids)
            return environment.notices.say(environment.texts.sentence(for: error))
          }
        }
        environment.notices.say(texts.changedSince)
      }
    }
  }

  private func action(
    _ id: String, _ key: Unicode.Scalar, _ text: @escaping (RepoTexts) -> String,
    hint: ((RepoTexts) -> String)? = nil, when isEnabled: @escaping @LoopActor () -> Bool = { true },
    whyNot: @escaping @LoopActor () -> String? = { nil }, _ run: @escaping @LoopActor (LinkedTitle) -> Void
  ) -> Action {
    let (preferences, selected) = (environment.preferences, selected)
    return Action(
      id, [.char(key)], text(preferences.texts.repo), hint: hint?(preferences.texts.repo),
      when: { selected() != nil && isEnabled() }, whyNot: whyNot()
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
        if !new.isEmpty { environment.addedTodos.ids.append(new.map(\.todo.id)) }
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
