import ArgumentParser
import Console
import Domain
import Glibc
import Storage
import Terminal
import Texts
import TodoLanguage

/// The todos that a command changes: their ids, or those of a filter.
struct ChosenTodos: ParsableArguments {
  @Argument(help: ArgumentHelp("The ids of todos.", valueName: "ID"))
  var ids: [String] = []

  @OptionGroup var filtering: FilterOptions

  func check(_ name: String) throws(UsageProblem) {
    try filtering.check()
    if filtering.filter == nil {
      _ = try Self.numbers(ids, name, or: ", or --filter")
    } else if !ids.isEmpty {
      throw UsageProblem("octodo \(name) takes ids or --filter, not both. Leave out one of them.")
    }
  }

  /// The ids of arguments, of which each can have several with commas between.
  /// - Parameter other: what the command takes instead, with a comma before it.
  static func numbers(
    _ arguments: [String], _ name: String, or other: String = ""
  ) throws(UsageProblem) -> [Int64] {
    var numbers: [Int64] = []
    for word in arguments.flatMap({ $0.split(separator: ",") }) {
      let digits = word.hasPrefix("#") ? word.dropFirst() : word
      guard let number = Int64(digits), number > 0 else {
        let isRange = word.split(separator: "-").count == 2 && word.allSatisfy { $0.isNumber || $0 == "-" }
        throw UsageProblem(
          "\(String(word).shortened) is no id. "
            + (isRange
              ? "Write several ids with commas between: 1,2,3" : "`octodo list` shows the ids."))
      }
      numbers.append(number)
    }
    guard !numbers.isEmpty else {
      throw UsageProblem("octodo \(name) needs the id of a todo\(other). `octodo list` shows the ids.")
    }
    return numbers
  }
}

/// A filter instead of ids.
struct FilterOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Take the todos of a filter instead of ids.", valueName: "FILTER"))
  var filter: String?

  @Flag(help: "Do not ask.")
  var yes = false

  /// Refuses an empty filter, which all open todos match: a script writes one by mistake.
  func check() throws(UsageProblem) {
    guard filter?.looksEmpty == true else { return }
    throw UsageProblem(
      "--filter is empty. Write a filter such as \"+bug due:<today\", or is:open for all open todos.")
  }
}

/// A question on the terminal, which --yes answers.
enum TerminalQuestion {
  /// - Parameters:
  ///   - question: what is asked.
  ///   - reason: why it is asked, for the message without a terminal.
  /// - Throws: `UsageProblem` without a terminal.
  static func ask(_ question: String, otherwise reason: String) throws(UsageProblem) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
      throw UsageProblem("\(reason) To go on without a question, add --yes.")
    }
    StandardError.print("\(question) [y/N] ", terminator: "")
    let answer = readLine()?.lowercased() ?? ""
    let isMeant = answer == "y" || answer == "yes"
    if !isMeant { StandardError.print("Nothing was changed.") }
    return isMeant
  }
}

/// What became of the todos that a command names.
enum TodoChoice {
  case todos([Todo])
  /// Nothing is done, with this exit status.
  case exit(Int32)

  /// Finds the todos of ids.
  /// - Parameters:
  ///   - words: the ids on the command line.
  ///   - name: that of the command.
  ///   - nothing: what it says that did not happen.
  static func read(
    _ words: [String], _ name: String, _ table: TodoTable, nothing: String = "nothing was done"
  ) throws -> TodoChoice {
    let ids = try ChosenTodos.numbers(words, name)
    let todos = try table.todos(ids: ids)
    let known = Set(todos.map(\.id))
    guard let missing = ids.first(where: { !known.contains($0) }) else { return .todos(todos) }
    return .exit(
      TodoSession.refuse("There is no todo \(missing), so \(nothing). `octodo list` shows the ids."))
  }

  /// Finds the todos of ids or of a filter. For a filter it asks first.
  /// - Parameters:
  ///   - words: the ids on the command line.
  ///   - name: that of the command.
  ///   - verb: what is about to be done, such as `Delete`.
  static func read(
    _ words: [String], _ filtering: FilterOptions, _ name: String, verb: String, _ table: TodoTable,
    _ session: TodoSession
  ) throws -> TodoChoice {
    guard let filter = filtering.filter else { return try read(words, name, table) }
    let query = try session.filterReader.read(filter).query()
    let todos = try session.todos(query, in: table)
    guard !todos.isEmpty else {
      return .exit(TodoSession.refuse("No todo matches the filter. To try it: octodo list FILTER"))
    }
    if filtering.yes { return .todos(todos) }
    let chosen = "\(TodoSession.todos(todos.count)): \(sample(of: todos))"
    let isMeant = try TerminalQuestion.ask("\(verb) \(chosen)?", otherwise: "The filter matches \(chosen).")
    return isMeant ? .todos(todos) : .exit(1)
  }

  /// Some of the titles: a filter that finds others than meant shows it.
  private static func sample(of todos: [Todo]) -> String {
    let titles = todos.prefix(3).map { Sanitizer.escapedLine($0.title).shortened }.joined(separator: ", ")
    return todos.count > 3 ? "\(titles) and \(NumberText.grouped(todos.count - 3)) more" : titles
  }
}
