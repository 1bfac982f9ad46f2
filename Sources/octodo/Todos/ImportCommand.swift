import ArgumentParser
import Console
import Domain
import FoundationEssentials
import Storage
import Terminal
import TodoFormats

/// The command line of `octodo import`.
struct ImportCommand: TodoCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", _superCommandName: "octodo",
    abstract: "Read todos of another program.",
    discussion: """
      FILE is a file, or - for standard input. Its format is known by its name or its beginning, or named by --format. A \
      todo that was imported before is changed where the file differs, so that importing a file twice changes nothing. \
      One that was changed here later than the file says it was stays as it is. One undo takes all of it back.

        octodo import todo.txt
        task export | octodo import --dry-run -

      What it does is shown while it takes long; Esc and Ctrl+C cancel it, and then nothing is imported.

      Exit status: 0 done, 1 failed or something in the file could not be read: the lines are on standard error, and the \
      rest is imported, or nothing with --strict; 2 a mistake on the command line.
      """,
    version: "octodo \(Version.number)")

  @Argument(help: ArgumentHelp("The file; - is standard input.", valueName: "FILE"), completion: .file())
  var file: String?

  @Option(
    help: ArgumentHelp("The format: \(TodoFormat.names).", valueName: "FORMAT"),
    completion: .list(TodoFormat.allCases.map(\.rawValue)))
  var format: String?

  @Flag(name: .customLong("dry-run"), help: "Save nothing; print what would be done.")
  var dryRun = false

  @Flag(help: "Import nothing if something in the file cannot be read.")
  var strict = false

  @OptionGroup var session: SessionOptions

  func check() throws(UsageProblem) {
    if file == nil { throw UsageProblem("octodo import needs a file, or - for standard input.") }
    if let format { _ = try TodoFormat(option: format) }
  }

  func run(in session: TodoSession) throws -> Int32 {
    guard let bytes = try content() else { return 1 }
    let rules = try chosenFormat(bytes).file(session.formatContext)
    let table = try dryRun ? session.openToRead() : session.open()
    let watch = ImportWatch(isKeyboardFree: file == "-") { table.interrupt() }
    defer { watch.end() }
    let stored = try session.todos(TodoQuery(sort: TodoSort(.created)), in: table)
    let content = rules.read(bytes) { watch.didRead($0) }
    let plan = ImportPlan(content, into: stored, by: rules, session.formatContext) { (count) throws(Never) in
      watch.didCompare(count, of: content.todos.count)
    }
    watch.pause {
      for item in plan.unreadable {
        let number = item.number.map { ", item \($0)" } ?? ""
        StandardError.print("Line \(item.line)\(number): \(item.reason)")
      }
      for item in plan.skipped {
        StandardError.print("Line \(item.line) is left out: \(item.reason.sentence).")
      }
      for lost in plan.lostRelations { StandardError.print(Self.sentence(for: lost)) }
    }
    let isRefused = strict && !(plan.unreadable.isEmpty && plan.lostRelations.isEmpty)
    var left = TodoBatch.Left()
    if !dryRun, !isRefused {
      let batch = plan.batch
      let size = batch.added.count + batch.edits.count
      do {
        try watch.didSave(0, of: size)
        left = try table.store(batch, label: "import", now: session.clock.now) {
          try watch.didSave($0, of: size)
        }
      } catch {
        guard watch.isCancelled else { throw error }
        watch.end()
        StandardError.print("Nothing was imported.")
        return 1
      }
    }
    watch.end()
    guard !isRefused else {
      StandardError.print("Nothing was imported, because of --strict. Without it the rest is imported.")
      return 1
    }
    report(plan, left, session)
    return plan.unreadable.isEmpty && plan.lostRelations.isEmpty ? 0 : 1
  }

  private static func sentence(for lost: ImportPlan.LostRelation) -> String {
    let reason =
      switch lost.cause {
      case .circle(let titles):
        (lost.isOfParents ? "it would be a part of itself: " : "it would need itself: ")
          + titles.map { Sanitizer.escapedLine($0.shortened) }.joined(separator: " → ")
      case .missing(let id): "the file has no todo \(Sanitizer.escapedLine(id.shortened))"
      }
    let name = lost.isOfParents ? "parent" : "need"
    return "Line \(lost.line): a \(name) of this todo is left out, because \(reason)."
  }

  /// - Parameter left: what was added or changed here while the import ran.
  private func report(_ plan: ImportPlan, _ left: TodoBatch.Left, _ session: TodoSession) {
    if left.total > 0 {
      let (were, they, them) =
        left.total == 1 ? ("was", "it stays as it is", "it") : ("were", "they stay as they are", "them")
      StandardError.print(
        "\(TodoSession.todos(left.total)) \(were) changed here during the import, so \(they). "
          + "Import the file again to compare \(them).")
    }
    if plan.newerCount > 0 {
      let (are, they) = plan.newerCount == 1 ? ("is", "it stays as it is") : ("are", "they stay as they are")
      let newer = TodoSession.todos(plan.newerCount)
      StandardError.print("\(newer) \(are) newer here than in the file, so \(they).")
    }
    let added = TodoSession.todos(plan.newCount - left.added)
    let skipped = plan.skipped.count
    session.output.printLine(
      dryRun
        ? "Would add \(added), change \(plan.changedCount), and leave \(plan.equalCount) as they are."
          + (skipped > 0 ? " Would skip \(skipped)." : "")
        : "Added \(added), changed \(plan.changedCount - left.changed), "
          + "left \(plan.equalCount + left.total) as they were." + (skipped > 0 ? " Skipped \(skipped)." : "")
    )
  }

  private func chosenFormat(_ bytes: [UInt8]) throws(UsageProblem) -> TodoFormat {
    if let format { return try TodoFormat(option: format) }
    guard let format = TodoFormat(name: file == "-" ? nil : file, content: bytes) else {
      throw UsageProblem("The format cannot be told from the file. Name it: --format \(TodoFormat.names).")
    }
    return format
  }

  /// In bytes; a list of 100,000 todos has about 40 MB.
  private static let longestFile = 268_435_456

  /// Nil if it cannot be read, with the reason on standard error.
  private func content() throws -> [UInt8]? {
    guard let file, file != "-" else { return StandardInput.bytes(limit: Self.longestFile) }
    let bytes: [UInt8]?
    do {
      bytes = try TextFile.bytes(file, limit: Self.longestFile)
    } catch {
      let isNoFile = (error as? TextFile.Problem)?.isNoFile == true
      let hint = isNoFile ? " To read what a program writes: PROGRAM | octodo import -" : ""
      StandardError.print("\(file.shortened) cannot be read: \(error).\(hint)")
      return nil
    }
    if bytes == nil { StandardError.print("There is no file \(file.shortened).") }
    return bytes
  }
}

extension TodoFormat {
  static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// - Throws: `UsageProblem` if there is no such format.
  init(option text: String) throws(UsageProblem) {
    guard let format = TodoFormat(rawValue: text) else {
      throw UsageProblem("--format takes \(Self.names), not \(text.shortened).")
    }
    self = format
  }
}

extension SkippedItem.Reason {
  fileprivate var sentence: String {
    switch self {
    case .deleted: "the todo was deleted in the other program"
    case .template: "it only makes other todos"
    case .occurrence: "an earlier todo of its series has its tags, notes and annotations"
    case .duplicate: "an earlier todo has the same uid"
    }
  }
}
