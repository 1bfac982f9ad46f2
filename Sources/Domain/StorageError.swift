/// Why the todo file could not be opened, read or written.
public enum StorageError: Error, Hashable, Sendable {
  /// A newer octodo wrote the file; it was left untouched.
  case newerSchema
  /// An SQLite file, but not one of octodo's; it was left untouched.
  case notOctodo
  /// The process may open only few files more.
  case fewDescriptors
  case noPermission(path: String)
  /// `path` is nil where it is the todo file itself.
  case cannotOpen(path: String?, reason: String)
  case diskFull
  case locked
  /// The file system gives no locks, as some network drives do.
  case locksFail(reason: String)
  case readOnly
  /// The file that is open is no longer the one at its path.
  case moved
  case damaged
  case diskFault
  /// SQLite did not take a setting that durable writes rest on.
  case notDurable(setting: String)
  case other(String)
}
