import Dates
import FoundationEssentials

extension TodoField {
  public static let id = number("id", .recorded, \.id, empty: nil)
  public static let uid = text("uid", .recorded, \.uid, empty: "")
  public static let title = text("title", .edited, \.title, empty: nil)
  public static let note = text("note", .edited, \.note, empty: "").multiline
  public static let state = plain("state", .state, .edited, \.state, empty: nil, TodoFieldValue.state) {
    if case .state(let state) = $0 { state } else { nil }
  }
  public static let priority = count("priority", .edited, \.priority)
  public static let project = text("project", .edited, \.project)
  public static let tags = plain("tags", .words, .edited, \.tags, empty: [], TodoFieldValue.words) {
    if case .words(let words) = $0 { words } else { nil }
  }
  public static let due = date("due", \.due)
  public static let wait = date("wait", \.wait)
  public static let scheduled = date("scheduled", \.scheduled)
  public static let until = date("until", \.until)
  public static let rule = text("rrule", .edited, \.rule)
  public static let repeatsFrom = plain(
    "repeat_from", .origin, .edited, \.repeatsFrom, empty: .schedule, TodoFieldValue.origin
  ) {
    if case .origin(let origin) = $0 { origin } else { nil }
  }
  public static let parent = id("parent", .edited, \.parent)
  public static let needs = plain("needs", .ids, .edited, \.needs, empty: [], TodoFieldValue.ids) {
    if case .ids(let ids) = $0 { ids } else { nil }
  }
  public static let link = optional("link", .item, .edited, \.link, TodoFieldValue.item) {
    if case .item(let item) = $0 { item } else { nil }
  }
  public static let annotations = plain(
    "annotations", .annotations, .edited, \.annotations, empty: [], TodoFieldValue.annotations
  ) {
    if case .annotations(let annotations) = $0 { annotations } else { nil }
  }
  public static let started = optional(
    "started", .instant, .recorded, \.startedAt, TodoFieldValue.instant, instant)
  public static let created = plain(
    "created", .instant, .recorded, \.createdAt, empty: nil, TodoFieldValue.instant, instant)
  public static let changed = plain(
    "changed", .instant, .recorded, \.changedAt, empty: nil, TodoFieldValue.instant, instant)
  public static let done = optional(
    "done", .instant, .recorded, \.doneAt, TodoFieldValue.instant, instant)
  public static let urgency = count("urgency", .derived, \.urgency)
  public static let extra = text("extra", .recorded, \.extra).multiline
  public static let seriesStart = optional(
    "series_start", .day, .hidden, \.seriesStart, TodoFieldValue.day
  ) {
    if case .day(let day) = $0 { day } else { nil }
  }
  public static let seriesID = id("series", .hidden, \.seriesID)
  public static let position = number("position", .hidden, \.position, empty: 0)
  public static let openChildren = count("open_children", .counted, \.openChildren)
  public static let openBlockers = count("open_blockers", .counted, \.openBlockers)
  public static let blocks = count("blocks", .counted, \.blocks)

  /// Every field, those that are shown first and in the order of exports.
  public static let all = [
    id, uid, title, note, state, priority, project, tags, due, wait, scheduled, until, rule, repeatsFrom,
    parent, needs, link, annotations, started, created, changed, done, urgency, extra,
    seriesStart, seriesID, position, openChildren, openBlockers, blocks,
  ]

  /// The field with a name; nil if there is none.
  public static func named(_ name: String) -> TodoField? { all.first { $0.name == name } }
}

extension TodoField {
  private static let string: @Sendable (TodoFieldValue) -> String? = {
    if case .text(let text) = $0 { text } else { nil }
  }
  private static let integer: @Sendable (TodoFieldValue) -> Int64? = {
    if case .number(let number) = $0 { number } else { nil }
  }
  private static let instant: @Sendable (TodoFieldValue) -> Date? = {
    if case .instant(let instant) = $0 { instant } else { nil }
  }

  private static func text(
    _ name: String, _ access: Access, _ path: Path<String>, empty: String?
  ) -> TodoField {
    plain(name, .text, access, path, empty: empty, TodoFieldValue.text, string)
  }

  private static func text(
    _ name: String, _ access: Access, _ path: Path<String?>
  ) -> TodoField {
    optional(name, .text, access, path, TodoFieldValue.text, string)
  }

  private static func number(
    _ name: String, _ access: Access, _ path: Path<Int64>, empty: Int64?
  ) -> TodoField {
    plain(name, .number, access, path, empty: empty, TodoFieldValue.number, integer)
  }

  private static func count(
    _ name: String, _ access: Access, _ path: Path<Int>
  ) -> TodoField {
    plain(name, .number, access, path, empty: 0, { .number(Int64($0)) }) { integer($0).map(Int.init) }
  }

  private static func id(
    _ name: String, _ access: Access, _ path: Path<Int64?>
  ) -> TodoField {
    optional(name, .number, access, path, TodoFieldValue.number, integer)
  }

  private static func date(
    _ name: String, _ path: Path<DateValue?>
  ) -> TodoField {
    optional(name, .date, .edited, path, TodoFieldValue.date) {
      if case .date(let date) = $0 { date } else { nil }
    }
  }
}
