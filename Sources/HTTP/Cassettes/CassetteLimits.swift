/// How much a cassette holds at most. What octodo records stays far below.
enum CassetteLimits {
  static let fileBytes = 16 << 20
  static let recordings = 1_000
  static let exchanges = 10_000
  /// As the client reads.
  static let bodyBytes = CurlClient.Limits().bodyBytes
  static let headers = CurlClient.Limits().headerCount
}
