import ArgumentParser
import Console
import Dates
import Domain
import Terminal
import TodoLanguage

/// The command line of `octodo agenda`.
struct AgendaCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "agenda", _superCommandName: "octodo",
    abstract: "List what is overdue or due in the next days.",
    discussion: """
      DAYS is the number of days, today included; 7 is preset. What is overdue comes first.

      Exit status: 0 done, also if nothing is due; 1 failed, 2 a mistake on the command line.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("The number of days.", valueName: "DAYS"))
  var days: String?

  @OptionGroup var printing: TodoPrintOptions
  @OptionGroup var session: SessionOptions

  static func ordered(_ arguments: [String]) -> [String] { TodoPrintOptions.ordered(arguments) }

  func check() throws(UsageProblem) {
    _ = try count()
    _ = try printing.form()
  }

  private func count() throws(UsageProblem) -> Int {
    guard let days else { return 7 }
    guard let count = Int(days), (1...366).contains(count) else {
      throw UsageProblem("octodo agenda takes a number of days from 1 to 366, not \(days.shortened).")
    }
    return count
  }

  func run(in session: TodoSession) throws -> Int32 {
    let filter = "is:open due:<=\(try count() == 1 ? "today" : "\(try count() - 1)d") sort:due-asc"
    let todos = try session.todos(session.filterReader.read(filter).query(), in: session.openToRead())
    TodoPrint(session: session)(todos, as: try printing.form())
    return 0
  }
}
