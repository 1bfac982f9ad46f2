import Domain
import EventLoop
import Screens
import Terminal
import Texts

/// What stands before and behind the titles of a list with parts. A list without any has neither.
@LoopActor
struct TodoTreeMargin {
  private let nodes: [Int64: TodoNode]
  private let parentTitles: [Int64: String]
  private let partCounts: [Int64: Int]
  private let signs: Signs
  private let hasTree: Bool
  private let edited: Set<Int64>
  private let words: TodoListTexts

  init(_ windows: TodoWindows, _ signs: Signs, _ words: TodoListTexts) {
    (nodes, parentTitles, self.signs) = (windows.nodes, windows.parentTitles, signs)
    partCounts = windows.partCounts
    (hasTree, edited, self.words) = (windows.hasTree, windows.edited, words)
  }

  /// Two columns for each level, and a sign for a todo that has parts.
  func margin(of todo: Todo) -> DisplayText {
    guard hasTree else { return .empty }
    let node = nodes[todo.id]
    let depth = min(node?.depth ?? 0, Self.deepest)
    let indent = DisplayText(String(repeating: " ", count: 2 * depth))
    guard let node, node.parts > 0 else { return indent + "  " }
    return indent + signs[node.isFolded ? .folded : .unfolded] + " "
  }

  /// Deeper rows are not indented further, so that their titles stay readable.
  private static let deepest = 8

  /// How many of its parts are done, the number of rows that are left out, and the todo that it is a part of without being
  /// below it.
  func relation(of todo: Todo) -> String { progress(of: todo) + position(of: todo) + draft(of: todo) }

  /// That something typed is not saved yet.
  private func draft(of todo: Todo) -> String { edited.contains(todo.id) ? " [\(words.hasDraft)]" : "" }

  /// Empty without parts.
  private func progress(of todo: Todo) -> String {
    guard let all = partCounts[todo.id], all > 0 else { return "" }
    return " \(max(0, all - todo.openChildren))/\(all)"
  }

  private func position(of todo: Todo) -> String {
    if let node = nodes[todo.id] {
      if node.isFolded { return " (\(node.parts))" }
      guard node.depth == 0 else { return "" }
    }
    return todo.parent.flatMap { parentTitles[$0] }.map { " < \(TitleText.short($0))" } ?? ""
  }
}
