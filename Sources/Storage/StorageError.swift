public import Domain

/// Why the todo file could not be opened, read or written.
public enum StorageError: Error, Hashable, Sendable {
  /// A newer octodo wrote the file; it was left untouched.
  case newerSchema
  /// An SQLite file, but not one of octodo's; it was left untouched.
  case notOctodo
  case noPermission(path: String)
  case cannotOpen(path: String, reason: String)
  case diskFull
  case locked
  case readOnly
  /// The file that is open is no longer the one at its path.
  case moved
  case damaged
  case diskFault
  /// SQLite did not take a setting that durable writes rest on.
  case notDurable(setting: String)
  case other(String)

  /// What happened and what to do next, as the end of a sentence: no capital, no full stop.
  public var reason: String {
    switch self {
    case .newerSchema: "a newer octodo wrote it; update octodo, then start it again"
    case .notOctodo: "it belongs to another program; move it away, then start octodo again"
    case .noPermission(let path): "\(path) may not be changed by you; correct its owner or its permissions"
    case .cannotOpen(let path, let reason):
      "\(path) cannot be opened (\(reason)); correct that, or choose another folder with XDG_DATA_HOME"
    case .diskFull: "the disk is full; free some space, then try again"
    case .locked: "another program locks it; wait or end it, then try again"
    case .readOnly: "it is read-only; correct the permissions of the file and of its folder, then try again"
    case .moved: "it was moved or deleted; put it back, or start octodo again for a new one"
    case .damaged: "it is damaged; start octodo again, it keeps the damaged file and says under which name"
    case .diskFault: "the disk reported a fault; check the disk, then try again"
    case .notDurable(let setting):
      "SQLite did not take \(setting), without which a crash could lose todos; set another XDG_DATA_HOME"
    case .other(let reason): "\(reason); start octodo again, or move the file away if that does not help"
    }
  }

  /// The same, as everything above this module takes it.
  public var appError: AppError { .storage(reason: reason) }
}
