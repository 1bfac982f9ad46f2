import ArgumentParser
import Console
import Domain
import Storage
import TodoFormats
import TodoLanguage

/// The command line of `octodo export`.
struct ExportCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", _superCommandName: "octodo",
    abstract: "Write todos for another program.",
    discussion: """
      It writes the todos of FILTER to standard output, and all of them, the done ones too, without a filter:

        octodo export --format ics >todos.ics
        octodo export --format todotxt is:open @home

      Exit status: 0 done, 1 failed, 2 the filter or the command line cannot be read.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("The filter.", valueName: "FILTER"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp("The format: \(ExportCommand.formats).", valueName: "FORMAT"),
    completion: .list(TodoFormat.allCases.map(\.rawValue)))
  var format: String?

  @OptionGroup var session: SessionOptions

  private static var formats: String { TodoFormat.allCases.map(\.rawValue).joined(separator: ", ") }

  static func ordered(_ arguments: [String]) -> [String] { withWordsLast(arguments) }

  func check() throws(UsageProblem) { _ = try chosenFormat() }

  private func chosenFormat() throws(UsageProblem) -> TodoFormat {
    guard let format else { throw UsageProblem("octodo export needs --format: \(ExportCommand.formats).") }
    guard let chosen = TodoFormat(rawValue: format) else {
      throw UsageProblem("--format takes \(ExportCommand.formats), not \(format.shortened).")
    }
    return chosen
  }

  func run(in session: TodoSession) throws -> Int32 {
    let reading = try session.filterReader.read(words.joined(separator: " "))
    let sort = reading.sort ?? TodoSort(.created, isAscending: true)
    let query = words.isEmpty ? TodoQuery(sort: sort) : reading.query(sort: sort)
    let table = try session.open()
    let todos = try session.todos(query, in: table)
    let related = Set(todos.flatMap { $0.needs + ($0.parent.map { [$0] } ?? []) }).subtracting(
      todos.map(\.id))
    let others = try table.todos(ids: related.sorted())
    let context = FormatContext(
      now: session.clock.now, zone: session.clock.zone, web: session.web, version: Version.number)
    let file = try chosenFormat().file(context)
    session.output.print(file.write(PortableTodo.all(todos, others: others)), as: .file)
    return 0
  }
}
