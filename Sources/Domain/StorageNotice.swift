/// What a person should hear of although the todo file could be opened.
public enum StorageNotice: Hashable, Sendable {
  /// What stood at the path could not be read as todos; it is kept under `path`, beside a new, empty file.
  case damagedFileKept(path: String)
  /// The file that is open is damaged; a copy of it is kept under `path`.
  case damagedCopyKept(path: String)
  /// The todos can be read, but not changed.
  case readOnly
}
