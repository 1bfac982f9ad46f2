import ArgumentParser
import Console
import Domain
import Storage
import Texts
import TodoLanguage

/// The command line of `octodo list`.
struct ListCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", _superCommandName: "octodo",
    abstract: "List the todos of a filter.",
    discussion: """
      FILTER is as on the Todos tab; without is: in it only open todos are listed:

        octodo list +bug due:<=7d
        octodo list is:done done:>=sow --sort changed
        octodo list @home or @garden --json id,title,due
        octodo list --view today

      On a terminal it prints a table, elsewhere a line for each todo with tabs between: id, state, priority, due, \
      project, tags, title. Both end after \(ListCommand.usualLimit) todos unless there is a --limit; JSON and --format print all.

      Exit status: 0 done, also if nothing is found; 1 failed, 2 the filter or the command line cannot be read.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("The filter.", valueName: "FILTER"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp("Only todos of a view, such as today; `octodo views` lists them.", valueName: "VIEW"))
  var view: String?

  @OptionGroup var printing: TodoPrintOptions

  @Option(
    help: ArgumentHelp("The order: \(ListCommand.sorts), with -asc or -desc after it.", valueName: "ORDER"))
  var sort: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Print at most N todos; 0 prints all.", valueName: "N"))
  var limit: String?

  @OptionGroup var session: SessionOptions

  private static var sorts: String { TodoSortKey.allCases.map(\.rawValue).joined(separator: ", ") }

  static let valueOptions = TodoPrintOptions.valueOptions.union(["--sort", "--limit", "--view"])

  static func ordered(_ arguments: [String]) -> [String] {
    withWordsLast(TodoPrintOptions.ordered(arguments), valueOptions: valueOptions)
  }

  func check() throws(UsageProblem) {
    _ = try printing.form()
    _ = try chosenLimit()
  }

  /// The number of todos in a table; a file can have a thousand times as many.
  private static let usualLimit = 200

  /// Nil if none is given.
  private func chosenLimit() throws(UsageProblem) -> Int? {
    guard let limit else { return nil }
    guard let number = Int(limit), (0...1_000_000_000).contains(number) else {
      throw UsageProblem("--limit takes a number, or 0 for all, not \(limit.shortened).")
    }
    return number
  }

  /// The todos of the filter, and of the view if one is named, in its order.
  private func chosenQuery(_ session: TodoSession, _ table: TodoTable) throws -> TodoQuery {
    let filter = words.joined(separator: " ")
    let reading = try session.filterReader.read(filter)
    guard let view else { return reading.query() }
    let saved = try table.savedViews()
    let views =
      BuiltInView.all.map { ($0.id, $0.filter, $0.sort) } + saved.map { ($0.name, $0.filter, $0.sort) }
    // What looks the same is the same.
    let name = view.asMeant
    guard
      let chosen = views.first(where: { $0.0.asMeant == name })
        ?? views.first(where: { $0.0.asMeant.lowercased() == name.lowercased() })
    else {
      let nearest = Spelling.nearest(to: view, among: views.map(\.0)).map { " Did you mean \($0)?" } ?? ""
      throw UsageProblem("There is no view \(view.shortened).\(nearest) `octodo views` lists them.")
    }
    let ofView = try session.filterReader.read(chosen.1)
    var parts = [ofView.filter, reading.filter].filter { $0 != .all }
    if ofView.impliesOpen, reading.impliesOpen { parts.insert(.status(.open), at: 0) }
    // The order of a view is kept beside its filter, whose own one it may replace.
    let sort = reading.sort ?? chosen.2
    return TodoQuery(filter: parts.isEmpty ? .all : .every(parts), sort: sort)
  }

  func run(in session: TodoSession) throws -> Int32 {
    let table = try session.openToRead()
    var query = try chosenQuery(session, table)
    if let sort {
      let reading: FilterReading
      do throws(LineFault) {
        reading = try session.filterReader.read("sort:\(sort)")
      } catch {
        throw UsageProblem(
          "--sort takes \(ListCommand.sorts), with -asc or -desc after it, not \(sort.shortened).")
      }
      query.sort = reading.sort ?? query.sort
    }
    let form = try printing.form()
    let limit = try chosenLimit()
    let window = try session.window(
      query, limit: limit ?? (form.isTable ? Self.usualLimit : 0), in: table)
    TodoPrint(session: session)(window.todos, as: form)
    if limit == nil, window.counts.total > window.todos.count {
      // Counting ends with the first one that is too many.
      let (total, isLimited) = (window.counts.total, window.counts.isLimited)
      let all = isLimited ? "more than \(NumberText.grouped(total - 1))" : NumberText.grouped(total)
      StandardError.print("These are the first \(window.todos.count) of \(all) todos. --limit 0 prints all.")
    }
    return 0
  }
}
