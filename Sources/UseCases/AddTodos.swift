public import Domain
public import EventLoop

/// Adds todos of things, and undoes and redoes that on any screen. What was changed or undone elsewhere meanwhile is
/// passed over.
@LoopActor
public final class AddTodos {
  private let todos: any TodoRepository
  /// The todos of each addition that is not undone, and its number, the newest last.
  private var additions: [(number: Int, ids: [Int64])] = []
  /// The todos of each addition that is undone, the last one last.
  private var undone: [[Int64]] = []
  /// The number of the last addition of this run. It is not used again after an undo.
  public private(set) var lastNumber = 0
  /// The number of additions of this run, without those that were redone.
  private var made = 0

  public nonisolated init(_ todos: any TodoRepository) {
    self.todos = todos
  }

  /// What became of the things that todos were wanted for.
  public enum Outcome: Sendable {
    /// The new todos; further things may have had one already.
    case added([Todo])
    /// Each thing has an open todo already.
    case alreadyThere([Todo])
  }

  /// Adds a todo for each thing that has no open one, in one transaction.
  /// - Throws: `AppError.storage`.
  public func callAsFunction(_ wanted: [LinkedTitle]) async throws -> Outcome {
    let found = try await todos.findOrAdd(wanted)
    let new = found.filter(\.isNew).map(\.todo)
    guard !new.isEmpty else { return .alreadyThere(found.map(\.todo)) }
    didAdd(new.map(\.id))
    return .added(new)
  }

  /// Todos were added in another way, which `undo` takes back like all others.
  public func didAdd(_ ids: [Int64]) {
    undone = []
    made += 1
    note(ids)
  }

  /// Whether an addition with a higher number can be undone.
  public func canUndo(after number: Int = 0) -> Bool {
    additions.last.map { $0.number > number } ?? false
  }

  /// A point in the order of additions and their undoing.
  public struct Moment: Sendable {
    fileprivate let (made, undone): (Int, Int)
  }

  public var moment: Moment { Moment(made: made, undone: undone.count) }

  /// Whether todos were added in another way than by redoing since.
  public func hasMade(since moment: Moment) -> Bool { made != moment.made }

  /// Whether an addition that was undone since can be redone.
  public func canRedo(after moment: Moment) -> Bool {
    undone.count > (hasMade(since: moment) ? 0 : moment.undone)
  }

  /// The number of undone additions that may be redone.
  public var undoneCount: Int { undone.count }

  /// Undoes the newest addition; returns nil if none is left whose todos are unchanged.
  /// - Throws: `AppError.storage`; the addition can then be undone again.
  public func undo() async throws -> UndoneChange? {
    while let addition = additions.popLast() {
      do {
        guard let change = try await todos.undoAdding(addition.ids), change.count > 0 else { continue }
        undone.append(addition.ids)
        return change
      } catch {
        additions.append(addition)
        throw error
      }
    }
    return nil
  }

  /// Redoes the addition that was undone last; returns nil if none is left whose todos are unchanged.
  /// - Throws: `AppError.storage`; the addition can then be redone again.
  public func redo() async throws -> UndoneChange? {
    while let ids = undone.popLast() {
      do {
        guard let change = try await todos.redoAdding(ids), change.count > 0 else { continue }
        note(ids)
        return change
      } catch {
        undone.append(ids)
        throw error
      }
    }
    return nil
  }

  private func note(_ ids: [Int64]) {
    lastNumber += 1
    additions.append((lastNumber, ids))
  }
}
