/// The requests recorded for one test.
public struct CassetteRecording: Hashable, Sendable {
  /// The name of the test; nil for any test.
  public let test: String?
  /// The wall clock when the recording began, as `2026-01-31T12:00:00Z`; dates in the responses are near it.
  public let clock: String?
  /// In request order.
  public internal(set) var exchanges: [CassetteExchange]

  public init(test: String?, clock: String?, exchanges: [CassetteExchange] = []) {
    self.test = test
    self.clock = clock
    self.exchanges = exchanges
  }
}
