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
    help: ArgumentHelp("The format: \(TodoFormat.names).", valueName: "FORMAT"),
    completion: .list(TodoFormat.allCases.map(\.rawValue)))
  var format: String?

  @OptionGroup var session: SessionOptions

  static let valueOptions = SessionOptions.valueOptions.union(["--format"])

  static func ordered(_ arguments: [String]) -> [String] {
    withWordsLast(arguments, valueOptions: valueOptions)
  }

  func check() throws(UsageProblem) { _ = try chosenFormat() }

  private func chosenFormat() throws(UsageProblem) -> TodoFormat {
    guard let format else { throw UsageProblem("octodo export needs --format: \(TodoFormat.names).") }
    return try TodoFormat(option: format)
  }

  func run(in session: TodoSession) throws -> Int32 {
    let reading = try session.filterReader.read(words.joined(separator: " "))
    let query = words.isEmpty ? TodoQuery() : reading.query()
    let table = try session.openToRead()
    var todos = try session.todos(query, in: table)
    // So that two exports differ only where todos do.
    if reading.sort == nil { todos.sort { $0.id < $1.id } }
    let related = Set(todos.flatMap { $0.needs + ($0.parent.map { [$0] } ?? []) }).subtracting(
      todos.map(\.id))
    let others = try table.todos(ids: related.sorted())
    let file = try chosenFormat().file(session.formatContext)
    session.output.print(file.write(PortableTodo.all(todos, others: others)), as: .file)
    return 0
  }
}
