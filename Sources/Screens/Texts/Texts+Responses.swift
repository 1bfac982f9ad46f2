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
  /// - Parameters:
  ///   - pause: the seconds until a new one is loaded; nil if none will be.
  ///   - isShort: for a narrow terminal.
  public func age(of saved: SavedCopy, now: Date, pause: Int? = nil, isShort: Bool) -> String {
    let age = AgeText(self)
    let copy =
      age.isNow(saved.date, now: now)
      ? list.savedNow
      : isShort
        ? list.savedShort(age: age.short(saved.date, now: now))
        : list.savedCopy(age: age.short(saved.date, now: now))
    let sentence =
      switch saved.reason {
      case .server(let status, _): list.savedServer(status: "\(status)", copy: copy)
      case .rateLimited: list.savedLimited(copy: copy)
      default: list.savedOffline(copy: copy)
      }
    return pause.map { list.savedContinues(saved: sentence, time: wait(of: $0)) } ?? sentence
  }

  /// How long a wait takes, in the unit that its reader counts in.
  public func wait(of seconds: Int) -> String {
    // Rounded up, so that it is not over before.
    switch seconds {
    case ...119: list.waitSeconds(seconds: "\(seconds)")
    case ...7_140: list.waitMinutes(minutes: "\((seconds + 59) / 60)")
    default: list.waitHours(hours: "\((seconds + 3_599) / 3_600)")
    }
  }

  /// How old a saved response is.
  func age(ofCopyFrom date: Date, now: Date) -> String {
    let age = AgeText(self)
    return age.isNow(date, now: now) ? list.savedNow : list.savedShort(age: age.short(date, now: now))
  }
}
