import ArgumentParser
import Console
import Domain
import Storage
import TodoLanguage

/// The command line of `octodo add`.
struct AddCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", _superCommandName: "octodo",
    abstract: "Add todos of one line each, with their dates, tags and projects.",
    discussion: """
      Each LINE is a todo, so quote it; - stands for the lines of standard input. What is not metadata is the title:

        !high !medium !low, !1 to !9       the priority; !!!, !! and ! too
        +tag, +"two words"                 tags
        @project, @project.part            the project
        due: wait: sched: until:           dates: due:fri, due:"fri 17:00"
        every: every!:                     repeated by schedule, or when done
        gh:OWNER/NAME, gh:OWNER/NAME#7     a link; an address is one, too
        under:12, after:12,14              part of a todo, depends on todos

      A backslash makes metadata text: \\+tag. After -- in a line all is text.

        octodo add "Fix crash !high +bug @octodo due:fri"

      It prints the id of each new todo on a line. One undo takes all of them back.

      Exit status: 0 added, 1 not added, 2 if a line cannot be read or the command line is wrong. Nothing is saved if one \
      of several lines cannot be read.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("A todo; - reads lines from standard input.", valueName: "LINE"))
  var lines: [String] = []

  @Flag(name: .customLong("dry-run"), help: "Save nothing; print what would be saved.")
  var dryRun = false

  @Flag(help: "Print JSON: an array with an object for each todo.")
  var json = false

  @OptionGroup var session: SessionOptions

  func check() throws(UsageProblem) {
    guard lines.isEmpty else { return }
    throw UsageProblem("octodo add needs a todo. Write: octodo add \"Buy tea due:fri\"")
  }

  func run(in session: TodoSession) throws -> Int32 {
    let reader = session.lineReader
    var changes: [TodoChanges] = []
    for (number, line) in input() {
      do throws(LineFault) {
        changes.append(try reader.newTodo(line))
      } catch {
        if lines.count == 1, lines != ["-"] { throw error }
        StandardError.print("Line \(number), column \(error.column): \(error.message)")
        return ProcessEnd.usageStatus
      }
    }
    let todos =
      dryRun ? try unsaved(changes, session) : try session.open().add(changes, now: session.clock.now)
    show(todos, session)
    return 0
  }

  private func unsaved(_ changes: [TodoChanges], _ session: TodoSession) throws -> [Todo] {
    let clock = session.clock
    return try changes.map { changes in
      try changes.applied(to: Todo(id: 0, title: "", createdAt: clock.now))
        .withUrgency(at: clock.now, in: clock.zone)
    }
  }

  /// The lines of the command line, with those of standard input in place of `-`, and their numbers. Empty lines are
  /// left out, unless a person wrote one as an argument.
  private func input() -> [(number: Int, line: String)] {
    var input: [(number: Int, line: String)] = []
    var number = 0
    for argument in lines {
      guard argument == "-" else {
        number += 1
        input.append((number, argument))
        continue
      }
      while let line = readLine() {
        number += 1
        if !line.looksEmpty { input.append((number, line)) }
      }
    }
    return input
  }

  private func show(_ todos: [Todo], _ session: TodoSession) {
    if json {
      session.output.print(session.json().array(todos) + "\n", as: .json)
    } else if dryRun {
      session.output.print(todos.map { session.json().lines(of: $0) }.joined(separator: "\n"))
    } else {
      for todo in todos { session.output.printLine("\(todo.id)") }
    }
  }
}
