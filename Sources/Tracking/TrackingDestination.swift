/// Where the events of a run go, for the events screen.
public struct TrackingDestination: Sendable {
  /// The file that they are written to, with an abbreviated path; nil if there is none.
  public let file: String?
  /// The random user id in the events; throws the system's error if it can neither be read nor created.
  public let identity: @Sendable () throws -> String

  public init(file: String?, identity: @escaping @Sendable () throws -> String) {
    self.file = file
    self.identity = identity
  }
}
