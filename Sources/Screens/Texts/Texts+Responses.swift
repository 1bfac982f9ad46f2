public import Domain
public import FoundationEssentials
public import Texts

extension Texts {
  /// What remains of a rate limit, for the status line; nil while that is no reason to hold back.
  /// - Parameters:
  ///   - requests: the name of what the limit counts, for example `searches`; «requests» by default.
  ///   - isShort: for a narrow terminal: `9 left`.
  public func left(of limit: RateLimit, requests: String? = nil, isShort: Bool) -> String? {
    guard limit.isScarce else { return nil }
    let remaining = NumberText.grouped(limit.remaining)
    if isShort { return format.leftShort(remaining: remaining) }
    return format.left(
      remaining: remaining, limit: NumberText.grouped(limit.limit), requests: requests ?? list.requests)
  }

  /// Why an earlier response is shown and how old it is, for the status line.
  /// - Parameter isShort: for a narrow terminal.
  public func age(of saved: SavedCopy, now: Date, isShort: Bool) -> String {
    let age = AgeText(self).short(saved.date, now: now)
    if isShort { return list.savedShort(age: age) }
    if case .server(let status) = saved.reason { return list.savedServer(status: "\(status)", age: age) }
    return list.savedOffline(age: age)
  }
}
