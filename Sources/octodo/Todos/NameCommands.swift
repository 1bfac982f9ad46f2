import ArgumentParser
import Console
import Domain
import Storage
import Terminal
import TodoLanguage

/// The command line of `octodo tags`.
struct TagsCommand: TodoCommand {
  static let configuration = listing("tags", "List the tags of open todos with their numbers of todos.")

  @OptionGroup var beginning: Beginning
  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 { try session.printNames(beginning, \.tags) }
}

/// The command line of `octodo projects`.
struct ProjectsCommand: TodoCommand {
  static let configuration = listing(
    "projects", "List the projects of open todos with their numbers of todos.")

  @OptionGroup var beginning: Beginning
  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    try session.printNames(beginning) { $0.project.map { [$0] } ?? [] }
  }
}

/// The command line of `octodo views`.
struct ViewsCommand: TodoCommand {
  static let configuration = listing(
    "views", "List the views with their filters: those of every octodo, then your own.")

  @OptionGroup var beginning: Beginning
  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    // First, because it can fail.
    let saved = try session.openToRead().savedViews()
    for view in BuiltInView.all where beginning.fits(view.id) {
      output(view.id, view.filter, view.sort, session)
    }
    for view in saved where beginning.fits(view.name) { output(view.name, view.filter, view.sort, session) }
    return 0
  }

  private func output(_ name: String, _ filter: String, _ sort: TodoSort, _ session: TodoSession) {
    // The order in a filter is the one that counts.
    let hasSort = (try? session.filterReader.read(filter))?.sort != nil
    let parts = [name, hasSort ? filter : "\(filter) sort:\(sort.word)"].map { Sanitizer.dataLine($0) }
    session.output.print("\(parts.joined(separator: "\t"))\n")
  }
}

/// Which names are printed. Shells ask with it, because they compare bytes, and a name has several spellings in Unicode.
struct Beginning: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Only names that begin with this, in any spelling of Unicode.", valueName: "BEGINNING")
  )
  var text: String?

  func fits(_ name: String) -> Bool { text.map { name.asMeant.hasPrefix($0.asMeant) } ?? true }
}

extension TodoCommand {
  fileprivate static func listing(_ name: String, _ abstract: String) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "octodo", abstract: abstract,
      discussion: """
        It prints a line for each, with a tab between.

        Exit status: 0 done, 1 failed, 2 a mistake on the command line.
        """,
      version: "octodo \(Version.number)")
  }
}

extension TodoSession {
  fileprivate func printNames(_ beginning: Beginning, _ names: (Todo) -> [String]) throws -> Int32 {
    let open = try filterReader.read("").query()
    let counts = try todos(open, in: self.openToRead()).flatMap(names).reduce(into: [String: Int]()) {
      $0[$1, default: 0] += 1
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) where beginning.fits(name) {
      output.print("\(Sanitizer.escapedLine(name))\t\(count)\n")
    }
    return 0
  }
}
