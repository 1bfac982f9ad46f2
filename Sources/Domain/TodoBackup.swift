/// A copy of the todo file.
public struct TodoBackup: Hashable, Sendable {
  /// The local day on which it was made, as 2026-01-31.
  public let day: String
  public let path: String

  public init(day: String, path: String) {
    (self.day, self.path) = (day, path)
  }
}
