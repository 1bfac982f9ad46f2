import ArgumentParser
import Console
import Domain

/// The command line of `octodo show`.
struct ShowCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", _superCommandName: "octodo",
    abstract: "Print all fields of todos.",
    discussion: """
      It prints a line for each field that has a value, with a tab between, and an empty line between todos.

      Exit status: 0 done, 1 failed, 2 a mistake on the command line, 3 there is no such todo.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("The ids of todos.", valueName: "ID"))
  var ids: [String] = []

  @OptionGroup var printing: TodoPrintOptions
  @OptionGroup var session: SessionOptions

  static func ordered(_ arguments: [String]) -> [String] { TodoPrintOptions.ordered(arguments) }

  func check() throws(UsageProblem) {
    _ = try ChosenTodos.numbers(ids, Self.name)
    _ = try printing.form()
  }

  func run(in session: TodoSession) throws -> Int32 {
    switch try TodoChoice.read(ids, Self.name, session.openToRead(), nothing: "nothing is shown") {
    case .exit(let status): return status
    case .todos(let todos):
      let form = try printing.form()
      if case .table = form {
        session.output.print(session.lines(of: todos))
      } else {
        TodoPrint(session: session)(todos, as: form)
      }
      return 0
    }
  }
}
