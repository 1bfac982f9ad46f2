import ArgumentParser
import Console
import Domain
import Storage
import Terminal
import TodoLanguage

/// A command that lists names.
protocol NameCommand: TodoCommand {
  var printing: RowPrintOptions { get }
  /// The names of the values of each row.
  static var fields: [String] { get }
}

extension NameCommand {
  static func ordered(_ arguments: [String]) -> [String] { TodoPrintOptions.ordered(arguments) }

  func check() throws(UsageProblem) { _ = try printing.form(Self.fields) }

  fileprivate static func listing(_ name: String, _ abstract: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "octodo", abstract: abstract,
      discussion: """
        It prints a line for each, with a tab between. JSON and --format have the fields \(fields.joined(separator: ", ")).

        Exit status: 0 done, 1 failed, 2 a mistake on the command line.
        """,
      version: "octodo \(Version.number)")
  }
}

/// Which names are printed. Shells ask with it, because they compare bytes, and a name has several spellings in Unicode.
struct Beginning: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Only names that begin with this, in any case and spelling of Unicode.", valueName: "BEGINNING"))
  var text: String?

  func fits(_ name: String) -> Bool {
    text.map { SearchWords.folded(name.asMeant).hasPrefix(SearchWords.folded($0.asMeant)) } ?? true
  }
}

/// The command line of `octodo tags`.
struct TagsCommand: NameCommand {
  static let configuration = listing("tags", "List the tags of open todos with their numbers of todos.")
  static let fields = TodoSession.nameFields

  @OptionGroup var beginning: Beginning
  @OptionGroup var printing: RowPrintOptions
  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    try session.printNames(beginning, as: printing.form(Self.fields)) { $0.tags }
  }
}

/// The command line of `octodo projects`.
struct ProjectsCommand: NameCommand {
  static let configuration = listing(
    "projects",
    "List the projects of open todos with their numbers of todos. A project counts those inside of it, too.")
  static let fields = TodoSession.nameFields

  @OptionGroup var beginning: Beginning
  @OptionGroup var printing: RowPrintOptions
  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    try session.printNames(beginning, as: printing.form(Self.fields)) { $0.projects }
  }
}

/// The command line of `octodo views`.
struct ViewsCommand: NameCommand {
  static let configuration = listing(
    "views", "List the views with their filters: those of every octodo, then your own.")
  static let fields = ["name", "filter", "sort", "columns"]

  @OptionGroup var beginning: Beginning
  @OptionGroup var printing: RowPrintOptions
  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    // First, because it can fail.
    let saved = try session.openToRead().savedViews()
    let views =
      BuiltInView.all.map { ($0.id, $0.filter, $0.sort, []) }
      + saved.map { ($0.name, $0.filter, $0.sort, $0.columns) }
    let rows: [RowPrint.Row] = views.filter { beginning.fits($0.0) }.map { name, filter, sort, columns in
      // The order of a view may replace the one in its filter.
      let own = (try? session.filterReader.read(filter))?.sort
      let words = filter.split(separator: " ").filter { own == nil || !$0.lowercased().hasPrefix("sort:") }
      return [
        "name": .text(name), "filter": .text(filter), "sort": .text(sort.word),
        "columns": .text(TodoColumn.words(columns)),
        "whole": .text(own == sort ? filter : (words + ["sort:\(sort.word)"]).joined(separator: " ")),
      ]
    }
    RowPrint(output: session.output)(rows, as: try printing.form(Self.fields)) { row in
      ["name", "whole"].map { Sanitizer.dataLine(row.text($0)) }
    }
    return 0
  }
}

extension TodoSession {
  fileprivate static let nameFields = ["name", "count"]

  fileprivate func printNames(
    _ beginning: Beginning, as form: RowPrint.Form,
    _ labels: (TodoLabels) -> [TodoLabels.Label]
  ) throws -> Int32 {
    let rows: [RowPrint.Row] = try labels(openToRead().labels(atMost: nil)).filter { beginning.fits($0.name) }
      .map {
        ["name": .text($0.name), "count": .number($0.count)]
      }
    RowPrint(output: output)(rows, as: form) { row in
      [Sanitizer.escapedLine(row.text("name")), row.text("count")]
    }
    return 0
  }
}
