/// A comparison with a stored screen.
public struct Snapshot: Sendable, Hashable {
  public let name: String
  public let region: Region?
  /// Text only, without styles.
  public let isPlain: Bool
}
