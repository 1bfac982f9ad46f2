import Domain
import FoundationEssentials
import Glibc

extension DatabaseFile {
  /// Renames the file and its journal, so that nothing is lost.
  /// - Returns: the file under its new name, in the same folder.
  func keepAside(now: Date) throws(StorageError) -> DatabaseFile {
    let kept = try take(damagedName(now: now))
    // A journal that stayed here would be rolled back into the new file. It moves second: a journal alone is
    // harmless, because SQLite deletes it, but the file without its journal could look sound although it is
    // not.
    for suffix in ["-journal", "-wal"] {
      guard rename(path + suffix, kept.path + suffix) == 0 || errno == ENOENT else {
        throw StorageError(errno: errno, path: path + suffix)
      }
    }
    return kept
  }

  /// Keeps the file and its journal under a new name, and gives its old name to another file. A kill in between leaves the
  /// file under both names, see `isBeingReplaced`.
  /// - Returns: the kept file, in the same folder.
  func replace(by new: DatabaseFile, now: Date) throws(StorageError) -> DatabaseFile {
    let name = damagedName(now: now)
    let kept =
      if let known = try twin() { known } else if let linked = linked(as: name) { linked } else {
        try take(name)
      }
    // Before the new file has the name, because the journal would be rolled back into it.
    for suffix in ["-journal", "-wal"] {
      guard rename(path + suffix, kept.path + suffix) == 0 || errno == ENOENT else {
        throw StorageError(errno: errno, path: path + suffix)
      }
    }
    guard rename(new.path, path) == 0 else { throw StorageError(errno: errno, path: path) }
    syncFolder()
    return kept
  }

  /// Whether a kill ended `replace` before the new file had the name.
  func isBeingReplaced() throws(StorageError) -> Bool { try twin() != nil }

  /// The kept name of this very file.
  private func twin() throws(StorageError) -> DatabaseFile? {
    var mine = stat()
    guard stat(path, &mine) == 0, mine.st_nlink > 1 else { return nil }
    return try keptFiles().first { kept in
      var other = stat()
      return stat(kept.path, &other) == 0 && other.st_ino == mine.st_ino && other.st_dev == mine.st_dev
    }
  }

  /// Gives the file a second name. Nil if the file system supports no hard links.
  private func linked(as name: String) -> DatabaseFile? {
    for number in 1... {
      let free = numbered(name, number)
      if link(path, free.path) == 0 { return free }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// Makes new names survive a power cut. Nothing can be done if it fails.
  func syncFolder() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The damaged files kept so far, without their journals.
  func keptFiles() throws(StorageError) -> [DatabaseFile] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasPrefix(damagedPrefix) && !$0.hasSuffix("-journal") && !$0.hasSuffix("-wal") }
        .map { DatabaseFile(path: "\(folder)/\($0)") }.filter(\.isPlain)
    } catch {
      throw .cannotOpen(path: folder, reason: "its files cannot be listed")
    }
  }

  /// Creates an empty file, private to its owner, with the first free name of `name`, `name-2`, `name-3` ….
  func reserve(_ name: String) throws(StorageError) -> DatabaseFile {
    var number = 1
    while true {
      let free = numbered(name, number)
      if try free.create() { return free }
      number += 1
    }
  }

  /// Renames the file to the first free name of `name`, `name-2`, `name-3` …. A kill in between leaves the
  /// file under both names, and never an empty file.
  func take(_ name: String) throws(StorageError) -> DatabaseFile {
    for number in 1... {
      let free = numbered(name, number)
      if link(path, free.path) == 0 {
        guard unlink(path) == 0 else { throw StorageError(errno: errno, path: path) }
        return free
      }
      guard errno == EEXIST else { break }
    }
    // Some file systems support no hard links.
    let reserved = try reserve(name)
    guard rename(path, reserved.path) == 0 else {
      let failure = StorageError(errno: errno, path: path)
      reserved.discard()
      throw failure
    }
    return reserved
  }

  private func numbered(_ name: String, _ number: Int) -> DatabaseFile {
    DatabaseFile(path: "\(folder)/\(name)\(number == 1 ? "" : "-\(number)")")
  }

  private var damagedPrefix: String { "\(name).damaged-" }

  private func damagedName(now: Date) -> String {
    let format = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted, timeZone: .gmt)
    return damagedPrefix + now.formatted(format)
  }
}
