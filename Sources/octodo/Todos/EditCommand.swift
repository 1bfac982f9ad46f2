import ArgumentParser
import Console
import Domain
import Storage
import TodoLanguage

/// The command line of `octodo edit`.
struct EditCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", _superCommandName: "octodo",
    abstract: "Change todos by the words of a line.",
    discussion: """
      ID is the id of a todo, or several with commas between: 7,9. The words are those of `octodo add`; what they do not \
      name stays as it is. due: without a value clears it, -bug removes a tag, and other words become the title. title: \
      note: project: and priority: set the other fields, and tag: adds tags, as +bug does.

        octodo edit 7 due:fri +bug
        octodo edit 7 due: -bug
        octodo edit 7 due:"fri 17:00" title:"Buy tea"
        octodo edit --filter "@home due:<today" due:today --yes

      Exit status: 0 done, 1 failed, 2 the words or the command line cannot be read, 3 there is no such todo.
      """,
    version: "octodo \(Version.number)")

  @Argument(
    help: ArgumentHelp("The id and the changes; only the changes with --filter.", valueName: "ID LINE"))
  var words: [String] = []

  @OptionGroup var filtering: FilterOptions
  @OptionGroup var session: SessionOptions

  static let valueOptions = SessionOptions.valueOptions.union(["--filter"])

  static func ordered(_ arguments: [String]) -> [String] {
    withWordsLast(arguments, valueOptions: valueOptions)
  }

  func check() throws(UsageProblem) {
    try filtering.check()
    if filtering.filter == nil {
      let numbers = try ChosenTodos.numbers(ids, Self.name, or: ", or --filter")
      if let word = changes.first, (try? ChosenTodos.numbers([word], Self.name)) != nil {
        let all = (numbers.map(String.init) + [word]).joined(separator: ",")
        throw UsageProblem(
          "Is \(word.shortened) an id or a title? Write several ids with commas: \(all), or a title as title:\(word.shortened)"
        )
      }
    } else if let word = changes.first, (try? ChosenTodos.numbers([word], Self.name)) != nil {
      throw UsageProblem(
        "octodo edit takes ids or --filter, not both. Leave out one of them, or write the title as title:\(word.shortened)"
      )
    }
    if changes.count == 1, let word = changes.first, Self.otherCommands.contains(word.lowercased()) {
      throw UsageProblem(
        "Is \(word) the title? If not, write octodo \(word.lowercased()) \(ids.first ?? "ID"), and if it is, title:\(word)"
      )
    }
    guard changes.allSatisfy(\.looksEmpty) else { return }
    throw UsageProblem("octodo edit needs the changes. Write: octodo edit ID due:fri +bug")
  }

  /// Commands that a person may take for a change.
  private static let otherCommands: Set<String> = ["done", "delete", "start", "stop"]

  private var ids: [String] { Array(words.prefix(1)) }

  private var changes: ArraySlice<String> { filtering.filter == nil ? words.dropFirst() : words[...] }

  func run(in session: TodoSession) throws -> Int32 {
    let line = session.lineReader.line(ofChanges: changes)
    let table = try session.open()
    switch try TodoChoice.read(ids, filtering, Self.name, verb: "Change", table, session) {
    case .exit(let status): return status
    case .todos(let todos):
      let changes = try session.lineReader.changes(line, to: todos.count == 1 ? todos[0] : nil)
      if todos.count > 1, case .text(let title)? = changes.values[.title] {
        StandardError.print(
          "\(title.shortened) would be the title of all \(TodoSession.todos(todos.count)). Leave it out, or give a sign: "
            + "+tag, @project, due:fri")
        return ProcessEnd.usageStatus
      }
      let count = try table.apply(changes, to: todos.map(\.id), now: session.clock.now)
      session.output.printLine("Changed \(TodoSession.todos(count)).")
      session.remarkPassedDays(of: changes, ids: todos.map(\.id))
      return 0
    }
  }
}
