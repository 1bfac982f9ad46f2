public import Dates
public import FoundationEssentials

/// One item of the todo list.
public struct Todo: Hashable, Sendable, Identifiable {
  public var id: Int64
  /// The name of this todo in other programs; empty until it needs one.
  public var uid = ""
  /// One line, never empty.
  public var title: String
  /// Free text, may be empty.
  public var note: String
  public var state: TodoState
  /// 1 is the highest, 9 the lowest; 0 is none. Source: RFC 5545, 3.8.1.9.
  public var priority = 0
  /// Its parts are separated by dots: `home.garden`.
  public var project: String?
  /// In the order of their names.
  public var tags: [String] = []
  public var due: DateValue?
  /// Before this date it is not listed.
  public var wait: DateValue?
  /// From this date on it can be worked on.
  public var scheduled: DateValue?
  /// After this date it is cancelled.
  public var until: DateValue?
  /// An RRULE of RFC 5545 without a start.
  public var rule: String?
  public var repeatsFrom = RepeatOrigin.schedule
  /// The day of the present occurrence by the rule of the series, from which it goes on, whatever its dates were changed to.
  public var seriesStart: Day?
  /// The todo whose earlier occurrence this was.
  public var seriesID: Int64?
  /// The todo that this is a part of.
  public var parent: Int64?
  /// The todos that must be done before this one, in ascending order.
  public var needs: [Int64] = []
  /// The item that it leads to.
  public var link: Item?
  /// The oldest first.
  public var annotations: [TodoAnnotation] = []
  /// When work on it began; nil unless it is being worked on.
  public var startedAt: Date?
  public var createdAt: Date
  public var changedAt: Date
  /// When it was done or cancelled; nil while it is open.
  public var doneAt: Date?
  /// Fields of other programs as JSON, as they were read.
  public var extra: String?
  /// The order that a person gave the list; the lowest is the first.
  public var position: Int64 = 0
  /// In hundredths.
  public var urgency = 0
  /// The number of its parts that are open.
  public var openChildren = 0
  /// The number of open todos that it needs.
  public var openBlockers = 0
  /// The number of open todos that need this one.
  public var blocks = 0

  /// Whether it is done or cancelled.
  public var isDone: Bool { state.isFinal }

  /// Whether it cannot be done before others are.
  public var isBlocked: Bool { !isDone && openBlockers > 0 }

  /// Whether it repeats by a rule that octodo only keeps, so that done ends the series here.
  public var isRepeatedByOthers: Bool {
    rule.map { (try? RecurrenceRule($0))?.isUnderstood != true } ?? false
  }

  /// The day from which its series goes on, if the date of its present occurrence was changed to another one; nil otherwise.
  public var dayBeforeChange: Day? {
    guard rule != nil, repeatsFrom == .schedule, let seriesStart else { return nil }
    let days = [due, scheduled, wait].compactMap { $0?.ownDay }
    return days.isEmpty || days.contains(seriesStart) ? nil : seriesStart
  }

  /// A todo that is open, or done if there is a time at which it was.
  public init(
    id: Int64, title: String, note: String = "", link: Item? = nil, createdAt: Date, doneAt: Date? = nil
  ) {
    self.id = id
    self.title = title
    self.note = note
    self.link = link
    self.createdAt = createdAt
    self.doneAt = doneAt
    changedAt = createdAt
    state = doneAt == nil ? .open : .done
  }

  /// Whether the fields that an edit changes (title, note, link) are equal.
  public func hasSameText(as other: Todo) -> Bool {
    (title, note, link) == (other.title, other.note, other.link)
  }
}

/// Whether a todo is still to be done. The numbers are stored.
public enum TodoState: Int, CaseIterable, Hashable, Sendable {
  case open, waiting, done, cancelled

  /// As the filter language and JSON write it.
  public var word: String { "\(self)" }

  public init?(word: String) {
    guard let state = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = state
  }

  /// Whether nothing is left to be done.
  public var isFinal: Bool { self == .done || self == .cancelled }
}

extension RepeatOrigin {
  /// As JSON writes it.
  public var word: String { rawValue }
}

/// A dated line about a todo.
public struct TodoAnnotation: Hashable, Sendable {
  public var at: Date
  public var text: String

  public init(at: Date, text: String) {
    (self.at, self.text) = (at, text)
  }
}

extension Todo {
  /// The dates that move with its series.
  public var recurringDates: RecurringDates { RecurringDates(due: due, wait: wait, scheduled: scheduled) }
}
