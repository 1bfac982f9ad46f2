public import Dates
public import Domain
public import FoundationEssentials

extension TodoChanges {
  /// The first date of a series that these changes begin on a day that has passed; nil if they begin none. A year with a typo
  /// is not seen otherwise, because the todo goes on with the next date after today.
  public func passedStart(at now: Date, in zone: TimeZone) -> DateValue? {
    guard case .text(let rule)? = values[.rule], !rule.isEmpty else { return nil }
    let dates = [TodoField.due, .scheduled, .wait].compactMap { field in
      if case .date(let date)? = values[field] { date } else { nil }
    }
    guard let first = dates.first else { return nil }
    return first.day(in: zone) < Moment(now, in: zone).wallTime.day ? first : nil
  }

  /// The last day that these changes set, if it has passed: the todo is cancelled at once. Nil if it has not, or there is none.
  public func passedEnd(at now: Date, in zone: TimeZone) -> DateValue? {
    guard case .date(let last)? = values[.until], last.isOverdue(at: now, in: zone) else { return nil }
    return last
  }
}
