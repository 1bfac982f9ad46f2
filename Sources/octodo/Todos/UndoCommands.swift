import ArgumentParser
import Console
import Domain
import Storage

/// The command line of `octodo undo`.
struct UndoCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", _superCommandName: "octodo", abstract: "Undo the last change of the todos.",
    discussion: """
      The last change is undone whether the shell or the Todos tab made it.

      Exit status: 0 done, 1 failed, 2 a mistake on the command line, 3 there is nothing to undo.
      """,
    version: "octodo \(Version.number)")

  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    guard let undone = try session.open().undo() else {
      return TodoSession.refuse("There is nothing to undo.")
    }
    session.output.printLine("Undone: \(undone.words)")
    return 0
  }
}

/// The command line of `octodo redo`.
struct RedoCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo", _superCommandName: "octodo", abstract: "Redo what was undone last.",
    discussion: "Exit status: 0 done, 1 failed, 2 a mistake on the command line, 3 there is nothing to redo.",
    version: "octodo \(Version.number)")

  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    guard let redone = try session.open().redo() else {
      return TodoSession.refuse("There is nothing to redo.")
    }
    session.output.printLine("Redone: \(redone.words)")
    return 0
  }
}

extension UndoneChange {
  /// What was changed, such as `deleted Buy tea and 2 more`.
  fileprivate var words: String {
    let more = count > 1 ? " and \(count - 1) more" : ""
    let left = skipped > 0 ? "; \(TodoSession.todos(skipped)) changed since, left as it is" : ""
    return "\(change) \(title)\(more)\(left)"
  }
}
