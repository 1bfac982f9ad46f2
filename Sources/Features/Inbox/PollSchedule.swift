/// When the inbox asks GitHub again.
/// Source: docs.github.com/rest/activity/notifications, "About GitHub notifications".
struct PollSchedule {
  /// The shortest time between two polls.
  static let shortest = Duration.seconds(60)
  /// The longest, even if GitHub or several failures ask for more.
  static let longest = Duration.seconds(1_800)

  /// The time until the next poll, counted from the end of the last one.
  private(set) var wait = shortest

  /// - Parameter asked: what GitHub asks for; nil if it does not say.
  mutating func succeeded(askedToWait asked: Duration?) {
    wait = min(max(asked ?? Self.shortest, Self.shortest), Self.longest)
  }

  mutating func failed() {
    wait = min(wait * 2, Self.longest)
  }
}
