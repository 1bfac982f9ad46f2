/// A chord and how often it is pressed, as in `Down*3`.
public struct KeyPress: Sendable, Hashable {
  public let chord: KeyChord
  /// 1 or more.
  public let count: Int
}
