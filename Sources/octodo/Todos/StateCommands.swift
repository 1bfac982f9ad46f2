import ArgumentParser
import Console
import Dates
import Domain
import Screens
import Storage
import Texts

/// A command that does one thing to the todos that it names.
protocol ChangeCommand: TodoCommand {
  var chosen: ChosenTodos { get }
  /// What is asked and said: `Delete`, `Deleted`.
  static var verb: ChangeVerb { get }
  /// - Parameter todos: as they are before it.
  /// - Returns: nil if the user was asked and did not mean it.
  func change(_ todos: [Todo], in table: TodoTable, _ session: TodoSession) throws -> ChangeResult?
}

/// What a command did.
struct ChangeResult {
  /// The number of changed todos.
  let count: Int
  /// Sentences about what followed.
  var remarks: [String] = []
}

/// The words for what a command does.
struct ChangeVerb {
  let question: String
  let past: String
}

extension ChangeCommand {
  func check() throws(UsageProblem) { try chosen.check(Self.name) }

  func run(in session: TodoSession) throws -> Int32 {
    let table = try session.open()
    switch try TodoChoice.read(
      chosen.ids, chosen.filtering, Self.name, verb: Self.verb.question, table, session)
    {
    case .exit(let status): return status
    case .todos(let todos):
      guard let result = try change(todos, in: table, session) else { return 1 }
      let sentences = ["\(Self.verb.past) \(TodoSession.todos(result.count))."] + result.remarks
      session.output.printLine(sentences.joined(separator: " "))
      return 0
    }
  }

  static func changing(_ name: String, _ abstract: String, _ rest: String = "") -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "octodo", abstract: abstract,
      discussion: """
        Name todos by their ids, or with --filter by a filter as in `octodo list`. \(rest)`octodo undo` takes it back.

        Exit status: 0 done, 1 failed, 2 a mistake on the command line, 3 there is no such todo.
        """,
      version: "octodo \(Version.number)")
  }
}

/// The command line of `octodo done`.
struct DoneCommand: ChangeCommand {
  static let configuration = changing(
    "done", "Mark todos as done.",
    """
    A repeated todo goes on with its next date. One with a rule that octodo only keeps for other programs is done for good, \
    after a question; --yes answers it. If a todo that is done for good has open parts, done_with_children in config.yml \
    says what becomes of them, or one of the two options; without an answer nothing is done.\n\n
    """)
  static let verb = ChangeVerb(question: "Mark as done:", past: "Done:")

  @OptionGroup var chosen: ChosenTodos

  @Flag(help: "Mark the open parts of the todos as done, too.")
  var withParts = false

  @Flag(help: "Leave the open parts of the todos open.")
  var onlyThis = false

  @OptionGroup var session: SessionOptions

  func check() throws(UsageProblem) {
    try chosen.check(Self.name)
    guard withParts, onlyThis else { return }
    throw UsageProblem("--with-parts and --only-this exclude each other. Leave out one of them.")
  }

  /// What becomes of the open parts.
  /// - Throws: `UsageProblem` if there are some and neither the command line nor the configuration says it, `AppError.storage`.
  private func openParts(of ids: [Int64], in table: TodoTable, _ session: TodoSession) throws
    -> OpenPartsOutcome
  {
    if withParts { return .areDone }
    if onlyThis { return .stayOpen }
    switch session.openParts {
    case .all: return .areDone
    case .only: return .stayOpen
    case .ask:
      let count = try table.openPartCount(of: ids, missed: session.missed, now: session.clock.now)
      guard count > 0 else { return .stayOpen }
      let (open, them) =
        count == 1 ? ("1 part of it is", "it") : ("\(NumberText.grouped(count)) parts are", "them")
      throw UsageProblem(
        "Nothing was done, because \(open) still open. Add --with-parts to mark \(them) as done, too, or "
          + "--only-this to leave \(them) open.")
    }
  }

  /// Asks before it ends series that octodo cannot go on with.
  private func isMeant(
    _ ids: [Int64], by rules: DoneRules, in table: TodoTable, _ session: TodoSession
  ) throws -> Bool {
    guard !chosen.filtering.yes else { return true }
    let series = try table.repeatedByOthers(of: ids, by: rules, now: session.clock.now)
    guard let first = series.first else { return true }
    let isOne = series.count == 1
    let reason =
      isOne
      ? "Todo \(first.id) repeats, but not by octodo: done ends the series."
      : "\(TodoSession.todos(series.count)) repeat, but not by octodo: done ends these series."
    return try TerminalQuestion.ask("\(reason) Mark as done?", otherwise: reason)
  }

  func change(_ todos: [Todo], in table: TodoTable, _ session: TodoSession) throws -> ChangeResult? {
    let (ids, closed) = (todos.map(\.id), todos.count(where: \.isDone))
    let rules = DoneRules(
      openParts: try openParts(of: ids, in: table, session), missed: session.missed, seen: todos)
    guard try isMeant(ids, by: rules, in: table, session) else { return nil }
    let done = try table.done(ids: ids, by: rules, now: session.clock.now)
    let parts = try table.todos(ids: ids).reduce(0) { $0 + ($1.isDone ? $1.openChildren : 0) }
    let open = parts == 1 ? "1 part is" : "\(NumberText.grouped(parts)) parts are"
    // Of each todo no more are counted than that.
    let isLeast = done.missed >= SeriesStep.maxCounted
    let missed =
      done.missed == 1
      ? "1 missed date was"
      : "\(isLeast ? "At least " : "")\(NumberText.grouped(done.missed)) missed dates were"
    let wereClosed = closed == 1 ? "1 todo was" : "\(NumberText.grouped(closed)) todos were"
    let wereBefore = done.doneBefore == 1 ? "1 date was" : "\(NumberText.grouped(done.doneBefore)) dates were"
    let ended = done.ended == 1 ? "1 todo has" : "\(NumberText.grouped(done.ended)) todos have"
    let freed = done.freed == 1 ? "1 todo is" : "\(NumberText.grouped(done.freed)) todos are"
    return ChangeResult(
      count: done.count,
      remarks: (closed > 0 ? ["\(wereClosed) done or cancelled already."] : [])
        + (done.doneBefore > 0 ? ["\(wereBefore) done by another program meanwhile."] : [])
        + (done.missed > 0 ? ["\(missed) skipped."] : [])
        + (done.ended > 0 ? ["\(ended) no further date."] : [])
        + (done.freed > 0 ? ["\(freed) no longer blocked."] : [])
        + (parts > 0 ? ["\(open) still open."] : []))
  }
}

/// The command line of `octodo delete`.
struct DeleteCommand: ChangeCommand {
  static let configuration = changing("delete", "Delete todos and their parts.")
  static let verb = ChangeVerb(question: "Delete", past: "Deleted")

  @OptionGroup var chosen: ChosenTodos
  @OptionGroup var session: SessionOptions

  func change(_ todos: [Todo], in table: TodoTable, _ session: TodoSession) throws(AppError) -> ChangeResult?
  {
    ChangeResult(count: try table.delete(ids: todos.map(\.id), now: session.clock.now))
  }
}

/// The command line of `octodo start`.
struct StartCommand: ChangeCommand {
  static let configuration = changing("start", "Note that work on todos has begun.")
  static let verb = ChangeVerb(question: "Start", past: "Started")

  @OptionGroup var chosen: ChosenTodos
  @OptionGroup var session: SessionOptions

  func change(_ todos: [Todo], in table: TodoTable, _ session: TodoSession) throws(AppError) -> ChangeResult?
  {
    let ids = todos.map(\.id)
    let count = try table.setStarted(ids: ids, true, now: session.clock.now)
    guard count == 0 else { return ChangeResult(count: count) }
    let isOpen = try table.todos(ids: ids).contains { $0.startedAt != nil && !$0.isDone }
    return ChangeResult(
      count: 0, remarks: [isOpen ? "Work on them had begun." : "Only an open todo can be started."])
  }
}

/// The command line of `octodo stop`.
struct StopCommand: ChangeCommand {
  static let configuration = changing("stop", "Note that work on todos has ended.")
  static let verb = ChangeVerb(question: "Stop", past: "Stopped")

  @OptionGroup var chosen: ChosenTodos
  @OptionGroup var session: SessionOptions

  func change(_ todos: [Todo], in table: TodoTable, _ session: TodoSession) throws(AppError) -> ChangeResult?
  {
    ChangeResult(count: try table.setStarted(ids: todos.map(\.id), false, now: session.clock.now))
  }
}
