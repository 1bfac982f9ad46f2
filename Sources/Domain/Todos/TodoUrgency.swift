public import Dates

/// What the urgency of a todo depends on. The coefficients are those that taskwarrior documents, without those that
/// change each second. Source: taskwarrior.org/docs/urgency.
public struct TodoUrgency: Hashable, Sendable {
  public var priority = 0
  /// The day of the due date in the zone of the user.
  public var dueDay: Day?
  public var blocksOthers = false
  public var isBlocked = false
  /// Whether it has the tag `next`.
  public var isNext = false
  public var isActive = false
  /// Whether its scheduled date has come.
  public var isReady = false
  public var isWaiting = false
  public var tags = 0
  /// The number of annotations, and one for a note.
  public var notes = 0
  public var hasProject = false

  public init() {}

  /// In hundredths.
  public func hundredths(on today: Day) -> Int {
    var sum = 0
    switch priority {
    case 1...4: sum += 600
    case 5: sum += 390
    case 6...9: sum += 180
    default: break
    }
    if let dueDay { sum += Self.dueHundredths(daysOverdue: today.number - dueDay.number) }
    if blocksOthers { sum += 800 }
    if isBlocked { sum -= 500 }
    if isNext { sum += 1_500 }
    if isActive { sum += 400 }
    if isReady { sum += 500 }
    if isWaiting { sum -= 300 }
    if hasProject { sum += 100 }
    return sum + Self.countHundredths(tags) + Self.countHundredths(notes)
  }

  /// Rises over three weeks, from two weeks before the date to one after it.
  private static func dueHundredths(daysOverdue days: Int) -> Int {
    if days >= 7 { return 1_200 }
    guard days >= -14 else { return 240 }
    let ramp: Double = Double(days + 14) * 0.8 / 21 + 0.2
    return Int((1_200 * ramp).rounded())
  }

  private static func countHundredths(_ count: Int) -> Int {
    switch count {
    case ..<1: 0
    case 1: 80
    case 2: 90
    default: 100
    }
  }
}
