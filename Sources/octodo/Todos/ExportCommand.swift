import ArgumentParser
import Console
import Domain
import Storage
import Texts
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
    let portable = PortableTodo.all(todos, others: others)
    session.output.print(file.write(portable), as: .file)
    report(file.losses(of: portable))
    return 0
  }

  private static func plural(_ noun: String) -> String {
    let words = noun.split(separator: " ")
    return (["\(words[0])s"] + words.dropFirst()).joined(separator: " ")
  }

  /// Says what is not in the file, because a file that lacks something looks whole.
  private func report(_ losses: ExportLosses) {
    let missing = [
      (losses.annotations, "annotation"), (losses.notes, "note"), (losses.starts, "start of work"),
    ]
    .filter { $0.0 > 0 }.map { count, noun in
      "\(NumberText.grouped(count)) \(count == 1 ? noun : Self.plural(noun))"
    }
    if !missing.isEmpty {
      StandardError.print("The format has no place for \(missing.joined(separator: " and ")).")
    }
    if losses.movedSeries > 0 {
      StandardError.print(
        "The present date of \(TodoSession.todos(losses.movedSeries)) that repeat was changed, and in this format the "
          + "next dates follow from it. --format json keeps them.")
    }
    if !losses.priorities.isEmpty {
      let ids = TodoSession.list(losses.priorities, separator: ", ")
      StandardError.print(
        "The priority of \(losses.priorities.count == 1 ? "todo" : "todos") \(ids) is not high, medium or low, and this "
          + "format has no others, so it has the nearest one.")
    }
    guard !losses.changed.isEmpty else { return }
    let ids = TodoSession.list(losses.changed, separator: ", ")
    StandardError.print(
      "The title, the project or a tag of \(losses.changed.count == 1 ? "todo" : "todos") \(ids) has signs that mean "
        + "something else in this format.")
  }
}
