import ArgumentParser
import Console
import Domain
import Storage
import Terminal
import TodoLanguage

/// The command line of `octodo tags`.
struct TagsCommand: TodoCommand {
  static let configuration = listing("tags", "List the tags of open todos with their numbers of todos.")

  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 { try session.printNames(\.tags) }
}

/// The command line of `octodo projects`.
struct ProjectsCommand: TodoCommand {
  static let configuration = listing(
    "projects", "List the projects of open todos with their numbers of todos.")

  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    try session.printNames { $0.project.map { [$0] } ?? [] }
  }
}

/// The command line of `octodo views`.
struct ViewsCommand: TodoCommand {
  static let configuration = listing(
    "views", "List the views with their filters: those of every octodo, then your own.")

  @OptionGroup var session: SessionOptions

  func run(in session: TodoSession) throws -> Int32 {
    // First, because it can fail.
    let saved = try session.openToRead().savedViews()
    for view in BuiltInView.all { output(view.id, view.filter, view.sort, session) }
    for view in saved { output(view.name, view.filter, view.sort, session) }
    return 0
  }

  private func output(_ name: String, _ filter: String, _ sort: TodoSort, _ session: TodoSession) {
    // The order in a filter is the one that counts.
    let hasSort = (try? session.filterReader.read(filter))?.sort != nil
    let parts = [name, hasSort ? filter : "\(filter) sort:\(sort.word)"].map { Sanitizer.dataLine($0) }
    session.output.print("\(parts.joined(separator: "\t"))\n")
  }
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
  fileprivate func printNames(_ names: (Todo) -> [String]) throws -> Int32 {
    let open = try filterReader.read("").query()
    let counts = try todos(open, in: self.openToRead()).flatMap(names).reduce(into: [String: Int]()) {
      $0[$1, default: 0] += 1
    }
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      output.print("\(Sanitizer.escapedLine(name))\t\(count)\n")
    }
    return 0
  }
}
