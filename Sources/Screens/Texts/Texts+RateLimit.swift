public import Domain
public import Texts

extension Texts {
  /// What remains of a rate limit, for the status line.
  /// - Parameter requests: the name of what the limit counts, for example `searches`.
  public func left(of limit: RateLimit, requests: String) -> String {
    format.left(
      remaining: NumberText.grouped(limit.remaining), limit: NumberText.grouped(limit.limit),
      requests: requests)
  }

  /// For a narrow terminal: `9 left`.
  public func leftInShort(of limit: RateLimit) -> String {
    format.leftShort(remaining: NumberText.grouped(limit.remaining))
  }
}
