public import Domain
public import FoundationEssentials
import Glibc

/// The folder with the daily copies of a todo file, `octodo-2026-01-31.db` and so on.
public struct BackupFolder: Sendable {
  /// The number of copies that are kept, the newest ones.
  public static let capacity = 7

  public let path: String
  /// The name of the todo file without its ending.
  private let stem: String

  /// The folder for the copies of a todo file, `backups` beside it.
  public init(besideDatabaseAt path: String) {
    let file = DatabaseFile(path: path)
    self.path = "\(file.folder)/backups"
    stem = file.name.hasSuffix(Self.ending) ? String(file.name.dropLast(Self.ending.count)) : file.name
  }

  private static let ending = ".db"

  /// The copies, the newest first; empty if there is no folder. Those of days that are still to come are last: a clock was
  /// wrong when they were made.
  /// - Parameter day: the last one that can have begun anywhere.
  /// - Throws: `AppError.storage`.
  public func copies(upTo day: String) throws(AppError) -> [TodoBackup] {
    guard DatabaseFile(path: path).exists else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).compactMap(self.day)
        .sorted { ($0 <= day ? 1 : 0, $0) > ($1 <= day ? 1 : 0, $1) }
        .map(copy).filter { DatabaseFile(path: $0.path).isPlain }
    } catch {
      throw StorageError.cannotOpen(path: path, reason: "its files cannot be listed").appError
    }
  }

  /// The same by a clock.
  /// - Throws: `AppError.storage`.
  public func copies(at now: Date) throws(AppError) -> [TodoBackup] {
    // In the east, the day begins up to 14 hours earlier.
    let tomorrow = now.addingTimeInterval(86_400)
    return try copies(upTo: tomorrow.formatted(Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()))
  }

  /// The copy of a day, whether or not it exists.
  public func copy(of day: String) -> TodoBackup {
    TodoBackup(day: day, path: "\(path)/\(stem)-\(day)\(Self.ending)")
  }

  /// The newest copy of a day or an earlier one; nil if there is none.
  func newest(upTo day: String) throws(AppError) -> TodoBackup? {
    try copies(upTo: day).first { $0.day <= day }
  }

  /// Deletes all but the copies that were made last. A day in a name says less, because a clock may have been wrong.
  /// - Parameters:
  ///   - made: the copy that was just made. A time of change after its own is wrong too.
  ///   - kept: stay, however old they are.
  func prune(after made: TodoBackup, keeping kept: [TodoBackup]) throws(AppError) {
    let now = DatabaseFile(path: made.path).changed ?? .zero
    let others = try copies(upTo: made.day).filter { $0 != made }.map { copy in
      let changed = DatabaseFile(path: copy.path).changed ?? .zero
      return (copy, changed > now ? .zero : changed)
    }
    let old = others.sorted { ($0.1, $0.0.day) > ($1.1, $1.0.day) }.dropFirst(Self.capacity - 1)
    for (copy, _) in old where !kept.contains(copy) { DatabaseFile(path: copy.path).discard() }
  }

  /// Deletes what kills left of copies that were being made. Call it with the lock of the folder.
  func discardDrafts() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for suffix in [".new", ".new-journal"] {
      for name in names where name.hasSuffix(suffix) && day(String(name.dropLast(suffix.count))) != nil {
        DatabaseFile(path: "\(path)/\(name)").discard()
      }
    }
  }

  /// Nil if it is not the name of a copy.
  private func day(_ name: String) -> String? {
    guard name.hasPrefix("\(stem)-"), name.hasSuffix(Self.ending) else { return nil }
    let day = name.dropFirst(stem.count + 1).dropLast(Self.ending.count)
    return Self.isDay(day) ? String(day) : nil
  }

  /// Whether a text has the form 2026-01-31.
  public static func isDay(_ text: some StringProtocol) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(digits.contains) }
  }
}

/// Why a copy is made.
public enum BackupOccasion: Sendable {
  /// A day has begun: a copy is made if there are todos or saved views, if the day has none yet, and if they have changed
  /// since the last one.
  case newDay
  /// The user asked for it: it replaces a copy of the same day.
  case request
}
