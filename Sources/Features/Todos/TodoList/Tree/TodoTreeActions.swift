import EventLoop
import Screens
import Terminal
import Texts

extension TodoListScreen {
  /// The keys of the tree and of the order by hand.
  static func treeActions(_ todos: TodoListPresenter) -> [Action] {
    var words: TodoListTexts { todos.words }
    let list = todos.list
    let environment = list.environment
    return [
      Action(
        "fold", [.char("z")], words.fold, effect: .works, when: { todos.canFold || todos.canGoOut },
        whyNot: todos.whyNoFold
      ) { todos.toggleFold() },
      Action(
        "out", [.char("h"), Key(.left)], environment.texts.app.out, effect: .works,
        when: { todos.canGoOut }
      ) { todos.goOut() },
      Action(
        "into", [.char("l"), Key(.right)], environment.texts.app.into, effect: .works,
        when: { todos.canUnfold }
      ) { todos.toggleFold() },
      list.action("indent", [.char(">")], words.indent, effect: .alters) { todos.indent() },
      list.action("outdent", [.char("<")], words.outdent, effect: .alters) { todos.outdent() },
      list.action("move-down", [.char("J")], words.moveDown, effect: .alters) { todos.moveDown() },
      list.action("move-up", [.char("K")], words.moveUp, effect: .alters) { todos.moveUp() },
    ]
  }
}
