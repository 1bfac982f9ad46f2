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

      Exit status: 0 added, 1 not added, 2 if a line cannot be read or the command line is wrong, 3 if a todo of under: \
      or after: does not exist. Nothing is saved if one of several lines cannot be read.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("A todo; - reads lines from standard input.", valueName: "LINE"))
  var lines: [String] = []

  @Flag(name: .customLong("dry-run"), help: "Save nothing; print what would be saved.")
  var dryRun = false

  @Flag(help: "Print JSON: an array with an object for each todo.")
  var json = false

  @OptionGroup var session: SessionOptions

  static func ordered(_ arguments: [String]) -> [String] {
    withWordsLast(arguments, valueOptions: SessionOptions.valueOptions) { word in
      // A line such as "- call home" is no bundle of options.
      word.hasPrefix("-") && word != "-" && !word.contains(where: \.isBlank)
    }
  }

  func check() throws(UsageProblem) {
    guard lines.isEmpty else { return }
    throw UsageProblem("octodo add needs a todo. Write: octodo add \"Buy tea due:fri\"")
  }

  func run(in session: TodoSession) throws -> Int32 {
    let reader = session.lineReader
    var changes: [TodoChanges] = []
    guard let input = input(by: reader) else { return 1 }
    for (number, bytes) in input {
      guard let line = String(validating: bytes, as: UTF8.self) else {
        StandardError.print(
          "Line \(number) is not in UTF-8, so nothing was saved. Convert it, then add it again.")
        return ProcessEnd.usageStatus
      }
      if line.looksEmpty, lines.contains("-") { continue }
      do throws(LineFault) {
        changes.append(try reader.newTodo(line))
      } catch {
        if lines.count == 1, lines != ["-"] { throw error }
        StandardError.print("Line \(number), column \(error.column): \(error.message)")
        if error.topic == .title, lines.count > 1, !lines.contains("-") {
          StandardError.print(Self.adviceOnQuotes)
        }
        return ProcessEnd.usageStatus
      }
    }
    let todos =
      dryRun ? try unsaved(changes, session) : try session.open().add(changes, now: session.clock.now)
    show(todos, session)
    if isUnquoted { StandardError.print(Self.adviceOnQuotes) }
    remarkKeys(in: todos)
    for (todo, changes) in zip(todos, changes) { session.remarkPassedDays(of: changes, ids: [todo.id]) }
    return 0
  }

  /// Whether each word is a todo of its own, probably because the quotes were forgotten.
  private var isUnquoted: Bool {
    lines.count > 1 && lines.allSatisfy { line in line != "-" && !line.contains(where: \.isWhitespace) }
  }

  private static let adviceOnQuotes =
    "Each argument is a todo of its own. If that is not meant, quote the words of one: octodo add \"Buy tea due:fri\""

  /// Says of words that look like keys of `octodo edit` that they are part of a title.
  private func remarkKeys(in todos: [Todo]) {
    let keys = LineKey.onlyOfChanges
    for todo in todos {
      let words = todo.title.split(separator: " ").filter { word in
        word.firstIndex(of: ":").map { keys.contains(word[..<$0].lowercased()) && word.last != ":" } ?? false
      }
      guard let word = words.first else { continue }
      StandardError.print(
        "\(String(word).shortened) is part of the title. `octodo add` takes @project, +tag and !high.")
    }
  }

  private func unsaved(_ changes: [TodoChanges], _ session: TodoSession) throws -> [Todo] {
    let clock = session.clock
    try refuseMissing(changes, session)
    return try changes.map { changes in
      var todo = try changes.applied(to: Todo(id: 0, title: "", createdAt: clock.now))
      if changes.passedEnd(at: clock.now, in: clock.zone) != nil {
        (todo.state, todo.doneAt) = (.cancelled, clock.now)
      }
      return todo.withUrgency(at: clock.now, in: clock.zone)
    }
  }

  /// - Throws: `AppError.todoMissing` if a todo is a part of one that does not exist, or needs one.
  private func refuseMissing(_ changes: [TodoChanges], _ session: TodoSession) throws {
    let ids = changes.flatMap(\.relatedTodos)
    guard !ids.isEmpty else { return }
    let known = try session.openToRead().existing(among: ids)
    if let missing = ids.first(where: { !known.contains($0) }) { throw AppError.todoMissing(id: missing) }
  }

  /// In bytes.
  private static let longestInput = 1 << 26

  /// The lines of the command line, with those of standard input instead of `-`, and their numbers. Nil if standard input
  /// cannot be read.
  private func input(by reader: QuickAddReader) -> [(number: Int, line: ArraySlice<UInt8>)]? {
    var input: [ArraySlice<UInt8>] = []
    for argument in lines {
      guard argument == "-" else {
        input.append(ArraySlice(reader.line(ofNew: argument).utf8))
        continue
      }
      guard let bytes = StandardInput.bytes(limit: Self.longestInput) else { return nil }
      // Some editors begin a file with the sign of its encoding.
      let text = bytes.starts(with: "\u{FEFF}".utf8) ? bytes.dropFirst(3) : bytes[...]
      input += text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
      }
    }
    return input.enumerated().map { (number: $0 + 1, line: $1) }
  }

  private func show(_ todos: [Todo], _ session: TodoSession) {
    if json {
      session.output.print(session.json().array(todos) + "\n", as: .json)
    } else if dryRun {
      session.output.print(session.lines(of: todos))
    } else {
      for todo in todos { session.output.printLine("\(todo.id)") }
    }
  }
}
