public import Domain
import FoundationEssentials

/// One todo for a file, with the names of the todos that it belongs to.
public struct PortableTodo: Hashable, Sendable {
  public internal(set) var todo: Todo
  public let uid: String
  public let parent: String?
  /// In the order of their ids.
  public let needs: [String]
  private let relations: Relations

  /// Those of all todos, by name.
  private struct Relations: Hashable, Sendable {
    let parents: RelationGraph
    let needs: RelationGraph
  }

  /// Todos with the names of their parents and of those that they need.
  /// - Parameters:
  ///   - todos: those of the file, in its order.
  ///   - others: todos that are not in the file, for their names.
  public static func all(_ todos: [Todo], others: [Todo] = []) -> [PortableTodo] {
    let names = Dictionary(
      (todos + others).map { ($0.id, $0.portableUID) }, uniquingKeysWith: { first, _ in first })
    let pairs = (todos + others).map { todo in
      (names[todo.id] ?? "", todo.parent.flatMap { names[$0] }, todo.needs.compactMap { names[$0] })
    }
    let relations = Relations(
      parents: RelationGraph(pairs.map { ($0.0, [$0.1].compactMap(\.self)) }),
      needs: RelationGraph(pairs.map { ($0.0, $0.2) }))
    return todos.map { todo in
      PortableTodo(
        todo: todo, uid: todo.portableUID, parent: todo.parent.flatMap { names[$0] },
        needs: todo.needs.compactMap { names[$0] }, relations: relations)
    }
  }

  /// What it needs, with the names of a file that were ignored: they lead to no todo of octodo, or close a circle.
  func needs(keeping names: [String]) -> [String] {
    needs + names.filter { !needs.contains($0) && relations.needs.ignores($0, of: uid) }
  }

  /// Its parent, or the one of a file that was ignored.
  func parent(keeping name: String?) -> String? {
    parent ?? name.flatMap { relations.parents.ignores($0, of: uid) ? $0 : nil }
  }

  /// What other programs keep about it in this format.
  func foreign(_ format: TodoFormat) -> JSONTree? { ForeignFields(todo.extra)[format] }
}

extension Todo {
  /// The name of this todo in files. One without a uid gets one that follows from its id and the time of its creation,
  /// so that each export names it alike.
  public var portableUID: String {
    guard uid.isEmpty else { return uid }
    return TextIdentity.uuid(of: "todo \(id) \(Int64((createdAt.timeIntervalSince1970 * 1000).rounded()))")
  }
}
