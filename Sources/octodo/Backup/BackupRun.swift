import Console
import Domain
import FoundationEssentials
import Screens
import Storage
import Texts

/// `octodo backup`: copies the todo file and goes back to copies, without a terminal.
struct BackupRun {
  private let command: BackupCommand
  private let folders: Folders
  private let output: StandardOutput

  /// - Parameter output: for the results; the caller reports its failure.
  init(_ command: BackupCommand, environment: [String: String], output: StandardOutput) {
    self.command = command
    self.output = output
    folders = Folders(environment: environment)
  }

  private var file: String { folders.databaseFile(isDemo: false) }
  private var copies: BackupFolder { BackupFolder(besideDatabaseAt: file) }

  /// Returns the exit status: 1 if something failed, with the reason on standard error.
  func callAsFunction() -> Int32 {
    do throws(AppError) {
      switch command.action {
      case nil: return try make()
      case .list: return try list()
      case .restore: return try restore()
      }
    } catch {
      switch error {
      case .storage(.damaged), .storage(.notSalvaged): return refuse(Texts(.en).sentence(for: error))
      case .storage(let cause):
        return refuse("\(failure): \(Texts(.en).reason(of: cause.writingHome(folders.home))).")
      default: return refuse(Texts(.en).sentence(for: error))
      }
    }
  }

  private var failure: String {
    switch command.action {
    case nil: "The todo file was not copied"
    case .list: "The copies cannot be listed"
    case .restore: "Nothing was restored"
    }
  }

  private func make() throws(AppError) -> Int32 {
    guard !TextFile.isMissing(file) else {
      return refuse("There is no todo file yet, so there is nothing to copy.")
    }
    let day = DailyCopies.day(Date(), .current)
    let database = try open()
    if case .damagedFileKept(let kept) = database.notice {
      return refuse("No copy was made. " + sentences(for: kept))
    }
    guard try database.quickCheck().isEmpty else {
      return refuse(
        "\(shown(file)) is damaged, so it was not copied. Start octodo: it saves what can be read. "
          + "`octodo backup list` shows the copies.")
    }
    if let kept = try database.damagedFile(), kept.copy?.day == day {
      return refuse(
        "No copy was made, because it would replace that of today, which is from before the damage. "
          + sentences(for: kept))
    }
    guard let copy = try database.backUp(to: copies, .request, on: day) else { return 1 }
    output.printLine("Copied to \(shown(copy.path)).")
    return 0
  }

  private func sentences(for kept: DamagedFile) -> String {
    Texts(.en).sentences(for: kept.writingHome(folders.home)).joined(separator: " ")
  }

  private func open() throws(AppError) -> AppDatabase {
    do throws(StorageError) {
      return try AppDatabase(path: file, now: Date())
    } catch {
      throw .storage(error)
    }
  }

  private func list() throws(AppError) -> Int32 {
    let all = try copies.copies(at: Date())
    for copy in all {
      let content: String
      do throws(StorageError) {
        content = Self.todos(try TodoRestore(copyAt: copy.path).todos)
      } catch {
        content = Self.word(for: error)
      }
      output.printLine("\(copy.day)  \(content)  \(shown(copy.path))")
    }
    if all.isEmpty {
      output.printLine("There are no copies yet. `octodo backup` makes one.")
    }
    return 0
  }

  /// Why the todos of a copy cannot be counted.
  private static func word(for error: StorageError) -> String {
    switch error {
    case .damaged: "damaged"
    case .newerSchema: "of a newer octodo"
    case .notOctodo: "of another program"
    default: "cannot be read"
    }
  }

  private func restore() throws(AppError) -> Int32 {
    guard let path = try chosenCopy() else {
      return refuse(
        command.copy.map { "There is no copy \($0.shortened). `octodo backup list` shows the copies." }
          ?? "There are no copies yet, so there is nothing to go back to.")
    }
    let copy: TodoRestore
    do throws(StorageError) {
      copy = try TodoRestore(copyAt: path)
    } catch {
      let reason =
        switch error {
        case .damaged: "it is damaged; choose another copy"
        case .notOctodo: "it belongs to another program; choose another copy"
        // The user named the file, so no other folder for the todo file helps.
        case .cannotOpen(_, let reason): "\(reason); choose another copy"
        default: Texts(.en).reason(of: error)
        }
      return refuse("\(shown(path)) cannot be used: \(reason). The todo file is as it was.")
    }
    let kept = try copy.restore(to: file, now: Date())
    output.printLine("Restored \(Self.todos(copy.todos)) from \(shown(path)).")
    if let kept {
      output.printLine("The file as it was is kept as \(shown(kept)).")
      output.printLine("To go back to it: octodo backup restore \(kept.shellWord)")
    }
    return 0
  }

  /// The path of the copy that the command line names, or of the newest; nil if there is none. After a damage it is the
  /// newest from before it.
  private func chosenCopy() throws(AppError) -> String? {
    guard let word = command.copy else {
      let damaged = TextFile.isMissing(file) ? nil : (try? open()).flatMap { try? $0.damagedFile() }
      if let copy = damaged?.copy { return copy.path }
      return try copies.copies(at: Date()).first?.path
    }
    let path = BackupFolder.isDay(word) ? copies.copy(of: word).path : word
    return TextFile.isMissing(path) ? nil : path
  }

  private func refuse(_ sentence: String) -> Int32 {
    StandardError.print(sentence)
    return 1
  }

  private func shown(_ path: String) -> String { path.writingHome(folders.home) }

  private static func todos(_ count: Int) -> String {
    count == 1 ? "1 todo" : "\(NumberText.grouped(count)) todos"
  }
}
