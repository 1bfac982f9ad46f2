public import Domain
public import Texts

extension Texts {
  /// The rest of a rate limit, for the status line.
  /// - Parameter requests: what the limit counts, `searches` for example.
  public func left(of limit: RateLimit, requests: String) -> String {
    format.left(
      remaining: NumberText.grouped(limit.remaining), limit: NumberText.grouped(limit.limit),
      requests: requests)
  }

  /// The same for a narrow terminal: `9 left`.
  public func leftInShort(of limit: RateLimit) -> String {
    format.leftShort(remaining: NumberText.grouped(limit.remaining))
  }
}
