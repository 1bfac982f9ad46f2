import Dates

/// A repetition that only has a unit and a number, as short words for it have.
struct RuleStep: Hashable {
  enum Unit: String, CaseIterable {
    case day = "DAILY"
    case week = "WEEKLY"
    case month = "MONTHLY"
    case year = "YEARLY"
    // Rules of these are only kept.
    case hour = "HOURLY"
    case minute = "MINUTELY"
    case second = "SECONDLY"
    /// Each Monday to Friday; only with the number 1.
    case workday = "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"

    var isPartOfDay: Bool { [.hour, .minute, .second].contains(self) }
  }

  let unit: Unit
  let count: Int

  init?(_ unit: Unit, _ count: Int) {
    guard (1...10_000).contains(count), unit != .workday || count == 1 else { return nil }
    (self.unit, self.count) = (unit, count)
  }

  /// Nil if the rule says more than that.
  /// - Parameter first: see `rule(from:)`.
  init?(rule text: String, from first: Day?) {
    guard let rule = try? RecurrenceRule(text) else { return nil }
    if rule.text == Unit.workday.rawValue {
      self.init(.workday, 1)
    } else if let unit = Unit.allCases.first(where: { $0.rawValue == Self.value("FREQ", of: rule) }),
      let step = RuleStep(unit, Self.value("INTERVAL", of: rule).flatMap { Int($0) } ?? 1),
      step.rule(from: first) == rule.text
    {
      self = step
    } else {
      return nil
    }
  }

  /// By the text, because a rule that is only kept has nothing else.
  private static func value(_ name: String, of rule: RecurrenceRule) -> String? {
    rule.text.split(separator: ";").first { $0.hasPrefix("\(name)=") }.map {
      String($0.dropFirst(name.count + 1))
    }
  }

  /// The RRULE. One from a day that not every month has keeps to the end of the month, as the words of `every:` do.
  /// - Parameter first: the first day of the series; nil if there is none, or the rule counts from the day on which the
  ///   todo is done.
  func rule(from first: Day?) -> String {
    guard unit != .workday else { return unit.rawValue }
    let text = "FREQ=\(unit.rawValue)" + (count == 1 ? "" : ";INTERVAL=\(count)")
    guard let rule = try? RecurrenceRule(text) else { return text }
    return (first.map(rule.keepingMonthEnd) ?? rule).text
  }
}
