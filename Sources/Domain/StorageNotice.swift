/// A problem that the user must know although the todo file could be opened.
public enum StorageNotice: Hashable, Sendable {
  /// The file at the path was not readable as todos. It is kept as `path`, and octodo uses a new, empty file.
  case damagedFileKept(path: String)
  /// The open file is damaged; a copy of it is kept as `path`.
  case damagedCopyKept(path: String)
  /// The todos can be read, but not changed.
  case readOnly
}
