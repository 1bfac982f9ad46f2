import HTTP

/// The limits of a cassette, far above what octodo records.
enum CassetteLimits {
  static let fileBytes = 16 << 20
  static let recordings = 1_000
  static let exchanges = 10_000
  /// The same limits as the live client's.
  static let bodyBytes = CurlClient.Limits().bodyBytes
  static let headers = CurlClient.Limits().headerCount
}
