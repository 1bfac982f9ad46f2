import ArgumentParser
import Console
import Dates
import Domain
import FoundationEssentials
import GitHub
import Glibc
import Screens
import Storage
import Texts
import TodoFormats
import TodoLanguage

/// The options of every command that works on the todo file.
struct SessionOptions: ParsableArguments {
  @OptionGroup var clock: ClockOptions

  @Option(
    help: ArgumentHelp("Another configuration file.", valueName: "FILE"),
    completion: .file(extensions: ["yml"]))
  var config: String?

  static let valueOptions = ClockOptions.valueOptions.union(["--config"])
}

/// One run of a command that works on the todo file: its time and zone, the file, and where it prints.
struct TodoSession {
  /// The exit status if an id or a filter names no todo.
  static let nothingMatched: Int32 = 3

  let clock: ClockOptions.Values
  let output: StandardOutput
  /// The website of the user's GitHub.
  let web: String
  /// What becomes of the open parts of todos that are done, and of dates that were missed.
  let openParts: OpenPartsChoice
  let missed: MissedOccurrences
  /// The signs before tags and projects in a line.
  private let sigils: Sigils
  private let folders: Folders
  private let makesBackups: Bool

  /// - Throws: `UsageProblem`.
  init(_ options: SessionOptions, environment: [String: String], output: StandardOutput) throws {
    var launch = LaunchOptions()
    launch.config = options.config
    let settings = try Settings(options: launch, environment: environment)
    TokenSecrecy.guardSettings(settings, environment)
    for notice in settings.notices { StandardError.print(notice) }
    clock = try options.clock.values(present: Date(), weekStart: settings.preferences.firstWeekday)
    web = settings.api.webURL
    openParts = settings.preferences.openParts
    missed = settings.preferences.missed
    sigils = settings.preferences.sigils
    folders = settings.folders
    makesBackups = settings.preferences.makesBackups
    self.output = output
  }

  /// Runs a command. Returns its exit status; unless it is 0, the reason is on standard error.
  /// - Throws: `UsageProblem`.
  static func run(
    _ command: any TodoCommand, environment: [String: String], output: StandardOutput
  ) throws -> Int32 {
    let session = try TodoSession(command.session, environment: environment, output: output)
    do {
      return try command.run(in: session)
    } catch let problem as UsageProblem {
      let message = ParserMessage.text(for: problem, of: type(of: command))
      StandardError.print(message.text)
      return message.status
    } catch let fault as LineFault {
      StandardError.print("\(fault)")
      return ProcessEnd.usageStatus
    } catch let error as AppError {
      StandardError.print(session.sentence(for: error))
      switch error {
      case .todoGone, .todoMissing: return nothingMatched
      default: return 1
      }
    }
  }

  private func sentence(for error: AppError) -> String {
    guard case .storage(let cause) = error else { return Texts(.en).sentence(for: error) }
    // A start saves what can be read, which takes its time in a large file.
    if cause == .damaged { return "The todo file is damaged. Start octodo: it saves what can be read." }
    return Texts(.en).sentence(for: AppError.storage(cause.writingHome(folders.home)))
  }

  /// Opens the todo file to change it, after the copy of the day, and does what the time has brought unless the time is one to
  /// try out.
  /// - Throws: `AppError.storage`.
  func open() throws(AppError) -> TodoTable {
    let database = try openDatabase()
    if makesBackups, clock.isPresent { backUp(database) }
    let table = TodoTable(database, zone: clock.zone)
    if clock.isPresent { try table.keepUp(now: clock.now) } else { try table.forgetDay() }
    return table
  }

  /// In bytes. Such a file has about 50,000 todos, and takes 0.8 s to be checked and copied: a command that is slower once a
  /// day seems to hang. The screen copies larger ones beside its work.
  private static let largestCopied = 32 << 20

  /// Copies the todo file as it is before the first change of the day. What cannot be copied is said, and can be changed.
  private func backUp(_ database: AppDatabase) {
    let file = folders.databaseFile(isDemo: false)
    let folder = BackupFolder(besideDatabaseAt: file)
    let day = DailyCopies.day(clock.now, clock.zone)
    var status = stat()
    guard TextFile.isMissing(folder.copy(of: day).path), stat(file, &status) == 0,
      status.st_size <= Self.largestCopied
    else { return }
    do {
      // A copy of damage would replace an older one without it.
      guard try database.quickCheck().isEmpty else { return }
      _ = try database.backUp(to: folder, .newDay, on: day)
    } catch {
      guard case .storage(let cause) = error, cause != .damaged else { return }
      let reason = Texts(.en).reason(of: cause.writingHome(folders.home))
      StandardError.print(Texts(.en).storage.backupFailed(reason: reason))
    }
  }

  /// Opens the todo file to read it, also one that cannot be written. At a time to try out, its todos are in a copy that is as
  /// the file then will be.
  /// - Throws: `AppError.storage`.
  func openToRead() throws(AppError) -> TodoTable {
    let table = TodoTable(try openDatabase(), zone: clock.zone)
    return clock.isPresent ? try table.upToDate(now: clock.now) : try table.foreseen(at: clock.now)
  }

  private func openDatabase() throws(AppError) -> AppDatabase {
    let database: AppDatabase
    do throws(StorageError) {
      database = try AppDatabase(path: folders.databaseFile(isDemo: false), now: Date())
    } catch {
      throw .storage(error)
    }
    if case .damagedFileKept(let kept) = database.notice {
      let sentences = Texts(.en).sentences(for: kept.writingHome(folders.home))
      StandardError.print(sentences.joined(separator: " "))
    }
    return database
  }

  var lineReader: QuickAddReader {
    QuickAddReader(
      now: clock.now, zone: clock.zone, weekStart: clock.weekStart, sigils: sigils, web: web)
  }

  var filterReader: FilterReader {
    FilterReader(dates: clock.dates)
  }

  var formatContext: FormatContext {
    FormatContext(now: clock.now, zone: clock.zone, web: web, version: Version.number)
  }

  func json(_ fields: [TodoField] = TodoJSON.fields) -> TodoJSON {
    TodoJSON(fields: fields, zone: clock.zone, web: web)
  }

  /// All todos of a query in its order.
  /// - Parameter limit: 0 for all.
  /// - Throws: `AppError.sortTooLong`, `AppError.storage`.
  func todos(_ query: TodoQuery, limit: Int = 0, in table: TodoTable) throws(AppError) -> [Todo] {
    try window(query, limit: limit, in: table).todos
  }

  /// The same, with the number of all todos of the query.
  func window(_ query: TodoQuery, limit: Int, in table: TodoTable) throws(AppError) -> TodoWindow {
    try table.list(query, limit: limit == 0 ? Self.unlimited : limit, now: clock.now)
  }

  private static let unlimited = Int(Int32.max)

  /// The number of todos in words.
  static func todos(_ count: Int) -> String {
    count == 1 ? "1 todo" : "\(NumberText.grouped(count)) todos"
  }

  /// Says that todos repeat from a day that has passed, or are cancelled at once because their last day has passed: a year
  /// with a typo is not seen otherwise.
  func remarkPassedDays(of changes: TodoChanges, ids: [Int64]) {
    if let end = changes.passedEnd(at: clock.now, in: clock.zone) {
      let day = end.day(in: clock.zone)
      remark(
        ("is", "are"), "cancelled: the last day, \(day), has passed.", of: ids, key: "until")
    }
    if let start = changes.passedStart(at: clock.now, in: clock.zone) {
      let day = start.day(in: clock.zone)
      remark(("repeats", "repeat"), "from \(day), which has passed.", of: ids, key: "due")
    }
  }

  /// - Parameters:
  ///   - verb: for one todo and for several.
  ///   - ids: 0 alone for a todo that is not saved.
  ///   - key: of `octodo edit`, to correct the day.
  private func remark(_ verb: (one: String, many: String), _ rest: String, of ids: [Int64], key: String) {
    let names =
      ids == [0] ? "It \(verb.one)" : ids.count == 1 ? "Todo \(ids[0]) \(verb.one)" : "They \(verb.many)"
    let edit =
      switch ids.count {
      case _ where ids == [0]: ""
      case ...Self.longestList: " If it is wrong: octodo edit \(Self.list(ids, separator: ",")) \(key):DATE"
      default: " If it is wrong: octodo undo. These are \(Self.list(ids, separator: ", "))."
      }
    StandardError.print("\(names) \(rest)\(edit)")
  }

  /// The number of ids that a sentence names.
  private static let longestList = 10

  /// The first of some ids, and how many more there are.
  static func list(_ ids: [Int64], separator: String) -> String {
    let shown = ids.prefix(longestList).map { "\($0)" }.joined(separator: separator)
    let left = ids.count - longestList
    return left > 0 ? "\(shown) and \(NumberText.grouped(left)) more" : shown
  }

  /// Says that nothing matched, and returns the exit status for it.
  static func refuse(_ sentence: String) -> Int32 {
    StandardError.print(sentence)
    return nothingMatched
  }
}
