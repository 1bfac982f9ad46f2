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
    for view in BuiltInView.all {
      session.output.print("\(view.id)\t\(view.filter) sort:\(view.sort.word)\n")
    }
    for view in try session.open().savedViews() {
      output(view, session)
    }
    return 0
  }

  private func output(_ view: SavedView, _ session: TodoSession) {
    let parts = [view.name, "\(view.filter) sort:\(view.sort.word)"].map { Sanitizer.dataLine($0) }
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
