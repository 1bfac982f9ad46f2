import ArgumentParser
import Console
import Dates
import Domain
import Storage
import Terminal
import Texts

/// The command line of `octodo undo`.
struct UndoCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", _superCommandName: "octodo", abstract: "Undo the last change of the todos.",
    discussion: """
      The last change is undone whether the shell or the Todos tab made it. Todos that were changed since stay as they are. \
      With --list nothing is undone: it prints a line for each change, the newest first, with tabs between time, state and \
      change.

      Exit status: 0 done, 1 failed, 2 a mistake on the command line, 3 there is nothing to undo.
      """,
    version: "octodo \(Version.number)")

  @Flag(help: "List what can be undone and redone, and undo nothing.")
  var list = false

  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    guard !list else {
      for entry in try session.openToRead().log() {
        let time = Moment(entry.at, in: session.clock.zone).rfc3339
        session.output.print(
          "\(time)\t\(entry.isUndone ? "undone" : "done")\t\(Sanitizer.escapedLine(entry.change.words))\n")
      }
      return 0
    }
    guard let undone = try session.open().undo(now: session.clock.now) else {
      return TodoSession.refuse("There is nothing to undo.")
    }
    session.output.printLine(undone.sentence("Undone"))
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
    guard let redone = try session.open().redo(now: session.clock.now) else {
      return TodoSession.refuse("There is nothing to redo.")
    }
    session.output.printLine(redone.sentence("Redone"))
    return 0
  }
}

extension UndoneChange {
  /// What was changed, such as `deleted Buy tea and 2 more`.
  fileprivate var words: String {
    // What another program wrote can have no title.
    if title.isEmpty { return "\(change) \(TodoSession.todos(count))" }
    return count > 1 ? "\(change) \(title) and \(NumberText.grouped(count - 1)) more" : "\(change) \(title)"
  }

  fileprivate func sentence(_ past: String) -> String {
    let left = "\(TodoSession.todos(skipped)) changed since, left as it is"
    guard count > 0 else {
      let change = title.isEmpty ? "\(change)" : "\(change) \(title)"
      return "Nothing \(past.lowercased()) of \(change): \(left)."
    }
    return "\(past): \(words)" + (skipped > 0 ? "; \(left)" : "")
  }
}
