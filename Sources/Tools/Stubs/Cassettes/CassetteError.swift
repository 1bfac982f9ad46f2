/// A line of a cassette that cannot be parsed.
public struct CassetteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// From 1.
  public let line: Int
  /// What is wrong, and what to write instead.
  public let reason: String

  public var description: String { "\(file):\(line): \(reason)" }
}
