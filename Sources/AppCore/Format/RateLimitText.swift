public import Domain
import Texts

/// The rest of a rate limit, for the status line.
public enum RateLimitText {
  /// - Parameter requests: what the limit counts, `searches` for example.
  public static func left(of limit: RateLimit, requests: String) -> String {
    "\(NumberText.grouped(limit.remaining)) of \(NumberText.grouped(limit.limit)) \(requests) left"
  }

  /// The same for a narrow terminal: `9 left`.
  public static func short(_ limit: RateLimit) -> String {
    "\(NumberText.grouped(limit.remaining)) left"
  }
}
