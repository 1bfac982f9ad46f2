import Dates
import FoundationEssentials

/// The zones of iCalendar: names of IANA, of Windows, with a path before them, or rules in the file.
struct CalendarZone {
  private let object: CalendarObject?
  private let context: FormatContext

  init(_ object: CalendarObject?, _ context: FormatContext) {
    (self.object, self.context) = (object, context)
  }

  /// The zone of a name; that of the user if neither this machine nor the file knows it.
  /// - Parameter wall: decides about the offset if only the file knows the zone.
  func zone(_ name: String, at wall: WallTime) -> TimeZone {
    let component = object?.zone(name)
    let names = [name, WindowsZones.names[name]].compactMap { $0 } + Self.endings(of: name)
    let location = component?["X-LIC-LOCATION"]?.value
    for name in names + [location].compactMap({ $0 }) where name.contains("/") || name == "UTC" {
      if let zone = TimeZone(identifier: name) { return zone }
    }
    return component.flatMap { offset(of: $0, at: wall) }.flatMap { TimeZone(secondsFromGMT: $0) }
      ?? context.zone
  }

  /// `Europe/Berlin` of `/mozilla.org/20050126_1/Europe/Berlin`.
  private static func endings(of name: String) -> [String] {
    let parts = name.split(separator: "/")
    guard parts.count > 2 else { return [] }
    return [3, 2].filter { $0 < parts.count }.map { parts.suffix($0).joined(separator: "/") }
  }

  /// In seconds east of UTC, by the rule that began last.
  private func offset(of zone: CalendarComponent, at wall: WallTime) -> Int? {
    let rules = zone.components.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
    let begins = rules.compactMap { rule in begin(of: rule, before: wall).map { (at: $0, rule) } }
    let rule = begins.max { $0.at < $1.at }?.1 ?? rules.first
    return rule?["TZOFFSETTO"].flatMap { Self.seconds($0.value) }
  }

  private func begin(of rule: CalendarComponent, before wall: WallTime) -> WallTime? {
    guard case .moment(let moment)? = CalendarDate(object: nil, context: utc).date(rule["DTSTART"]) else {
      return nil
    }
    let first = moment.wallTime
    guard first <= wall else { return nil }
    guard let repetition = rule["RRULE"].flatMap({ try? RecurrenceRule($0.value) }) else { return first }
    // No clock keeps its time for longer than two years by a rule.
    let days = repetition.occurrences(from: first.day, after: max(first.day, wall.day.adding(days: -800)))
      .prefix { WallTime($0, first.time) <= wall }
    return days.last.map { WallTime($0, first.time) } ?? first
  }

  private var utc: FormatContext { FormatContext(now: context.now, zone: .gmt, version: context.version) }

  /// Of `+0100`.
  private static func seconds(_ offset: String) -> Int? {
    guard let sign = offset.first, "+-".contains(sign), (5...7).contains(offset.count),
      let number = Int(offset.dropFirst().prefix(4))
    else { return nil }
    return (sign == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60)
  }
}

extension CalendarZone {
  /// The rules of a zone for other programs, because most of them do not know its name.
  /// - Parameter year: for which they must hold.
  static func component(_ zone: TimeZone, year: Int) -> CalendarComponent {
    var component = CalendarComponent("VTIMEZONE")
    component.nodes = [.line(ContentLine("TZID", [], zone.identifier))]
    let changes = changes(of: zone, in: year)
    if changes.isEmpty {
      let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant(year, 1))))
      component.nodes.append(
        .component(observance("STANDARD", from: offset, to: offset, at: "19700101T000000", rule: nil)))
    }
    for change in changes {
      // The clock shows this time when it is changed.
      let wall = Moment(milliseconds: Int64(change.at + change.before) * 1000, zone: "GMT").wallTime(in: .gmt)
      let day = wall.day
      let isLast = day.day + 7 > Day.length(ofMonth: day.month, in: day.year)
      let position = isLast ? -1 : (day.day - 1) / 7 + 1
      let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      let rule = "FREQ=YEARLY;BYMONTH=\(day.month);BYDAY=\(position)\(names[day.weekday.rawValue - 1])"
      component.nodes.append(
        .component(
          observance(
            change.after > change.before ? "DAYLIGHT" : "STANDARD", from: change.before, to: change.after,
            at: CalendarDate.compact(wall), rule: changes.count == 2 ? rule : nil)))
    }
    return component
  }

  private static func observance(
    _ name: String, from: Int, to: Int, at start: String, rule: String?
  ) -> CalendarComponent {
    var component = CalendarComponent(name)
    var lines = [
      ContentLine("DTSTART", [], start), ContentLine("TZOFFSETFROM", [], text(from)),
      ContentLine("TZOFFSETTO", [], text(to)),
    ]
    if let rule { lines.append(ContentLine("RRULE", [], rule)) }
    component.nodes = lines.map(CalendarComponent.Node.line)
    return component
  }

  private static func text(_ offset: Int) -> String {
    let minutes = Int(offset.magnitude) / 60
    let digits = "\(10_000 + minutes / 60 * 100 + minutes % 60)".dropFirst()
    return (offset < 0 ? "-" : "+") + digits
  }

  private struct Change {
    let at: Int
    let before: Int
    let after: Int
  }

  /// When the clocks of a zone are changed in a year, to the second.
  private static func changes(of zone: TimeZone, in year: Int) -> [Change] {
    func offset(_ second: Int) -> Int {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    }
    var changes: [Change] = []
    let end = instant(year + 1, 1)
    var start = instant(year, 1)
    while start < end {
      let next = start + 86_400
      if offset(start) != offset(next) {
        var (low, high) = (start, next)
        while high - low > 1 {
          let middle = (low + high) / 2
          if offset(middle) == offset(start) { low = middle } else { high = middle }
        }
        changes.append(Change(at: high, before: offset(start), after: offset(high)))
      }
      start = next
    }
    return changes
  }

  private static func instant(_ year: Int, _ month: Int) -> Int {
    (Day(year: year, month: month, day: 1) ?? .last).number * 86_400
  }
}
