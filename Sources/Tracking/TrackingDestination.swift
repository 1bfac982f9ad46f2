/// Where the events of a run go, for the screen that shows them.
public struct TrackingDestination: Sendable {
  /// The file that they are written to, as people write its path; nil where there is none.
  public let file: String?
  /// The random id that they are sent under; throws what the system says where it can be neither read nor
  /// made.
  public let identity: @Sendable () throws -> String

  public init(file: String?, identity: @escaping @Sendable () throws -> String) {
    self.file = file
    self.identity = identity
  }
}
