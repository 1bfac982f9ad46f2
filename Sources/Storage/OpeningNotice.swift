/// What a person should hear of although the todo file could be opened.
public enum OpeningNotice: Hashable, Sendable {
  /// What stood at the path could not be read as todos; it is kept under `path`, beside a new, empty file.
  case damagedFileKept(path: String)
  /// The todos can be read, but not changed.
  case readOnly

  /// One sentence or two: what happened, and what to do next.
  public var message: String {
    switch self {
    case .damagedFileKept(let path):
      "The damaged todo file is kept as \(path). Put a backup in its place, or go on with this new list."
    case .readOnly:
      "The todo file is read-only. To change todos, correct the permissions of the file and of its folder."
    }
  }
}
