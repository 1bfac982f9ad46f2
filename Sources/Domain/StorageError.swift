/// Why the todo file could not be opened, read or written.
public enum StorageError: Error, Hashable, Sendable {
  /// A newer octodo wrote the file; it was not touched.
  case newerSchema
  /// An SQLite file of another program; it was not touched.
  case notOctodo
  /// The limit of open files is too low.
  case fewDescriptors
  case noPermission(path: String)
  /// `path` is nil if it is the todo file itself.
  case cannotOpen(path: String?, reason: String)
  case diskFull
  case locked
  /// The file system supports no locks, as on some network drives.
  case locksFail(reason: String)
  case readOnly
  /// The open file is no longer the one at its path.
  case moved
  case damaged
  case diskFault
  /// SQLite did not accept a setting that durable writes need.
  case notDurable(setting: String)
  case other(String)
}

/// A problem that the user must know about although the todo file could be opened.
public enum StorageNotice: Hashable, Sendable {
  /// The file at the path was not readable as todos. It is kept as `path`, and octodo uses a new, empty file.
  case damagedFileKept(path: String)
  /// The open file is damaged; a copy of it is kept as `path`.
  case damagedCopyKept(path: String)
  /// The todos can be read, but not changed.
  case readOnly
}
