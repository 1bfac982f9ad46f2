import Dates
import Domain
import FoundationEssentials

/// The values of a VTODO.
struct CalendarTodo {
  let object: CalendarObject
  let main: CalendarComponent
  let context: FormatContext
  private var dates: CalendarDate { CalendarDate(object: object, context: context) }

  init?(_ object: CalendarObject, _ context: FormatContext) {
    guard let main = object.main else { return nil }
    (self.object, self.main, self.context) = (object, main, context)
  }

  /// Nil without a text that could be the title.
  func values(_ names: inout LineIdentities) -> ImportedTodo? {
    let note = main.text("DESCRIPTION") ?? ""
    let title = Self.oneLine(main.text("SUMMARY") ?? "")
    guard !title.looksEmpty || !note.looksEmpty else { return nil }
    let uid = main.text("UID") ?? ""
    var todo = ImportedTodo(uid: uid.isEmpty ? names.next(main.text) : uid, line: main.line)
    let firstLine = note.split(whereSeparator: \.isNewline).lazy.map { Self.oneLine(String($0)) }.first {
      !$0.looksEmpty
    }
    todo.set(.title, title.looksEmpty ? firstLine : title)
    todo.set(.note, note)
    let priority = main["PRIORITY"].flatMap { Int($0.value) } ?? 0
    todo.setPriority((0...9).contains(priority) ? priority : 0)
    todo.setNames(
      project: main.text("X-OCTODO-PROJECT"),
      tags: main.all("CATEGORIES").flatMap { CalendarText.list($0.value) }.map(Self.oneLine))
    setDates(of: &todo)
    todo.set(.created, dates.instant(main["CREATED"]))
    if todo.instant(.created) == nil { todo.unknown.insert(.created) }
    todo.set(.changed, dates.instant(main["LAST-MODIFIED"]) ?? dates.instant(main["DTSTAMP"]))
    todo.set(.started, dates.instant(main["X-OCTODO-STARTED"]))
    let annotations = CalendarAnnotations.all(in: main, dates)
    // Programs that leave out what they do not know do not delete them.
    if annotations.isEmpty { todo.unknown.insert(.annotations) }
    todo.values[.annotations] = annotations.isEmpty ? nil : .annotations(annotations)
    setRelations(of: &todo)
    setLink(of: &todo)
    todo.setRule(
      rule.map { (try? RecurrenceRule($0)).flatMap { $0.isUnderstood ? $0.text : nil } ?? $0 },
      from: main["X-OCTODO-REPEAT"]?.value.uppercased() == "COMPLETION" ? .completion : .schedule)
    setState(of: &todo)
    todo.foreign = .text(object.calendar.text)
    return todo
  }

  /// Why the todo is not read, although it has a title; nil if all its dates can be read.
  var fault: FieldFault? {
    for name in ["DUE", "DTSTART", "X-OCTODO-WAIT", "X-OCTODO-SCHEDULED", "X-OCTODO-UNTIL"] {
      guard let line = main[name], !line.value.isEmpty, dates.date(line) == nil else { continue }
      return FieldFault(
        reason: "The value of \(name) cannot be read: it is a day such as 20261127 or a time such as "
          + "20261127T170000Z.")
    }
    guard let span = main["DURATION"], CalendarDate.duration(span.value) == nil else { return nil }
    return FieldFault(reason: "The value of DURATION cannot be read: it is a span such as P1DT2H.")
  }

  /// The todos of the object that have its uid and are no occurrences of it.
  var duplicates: [CalendarComponent] { object.occurrences.filter { $0["RECURRENCE-ID"] == nil } }

  /// The rule of the series. With dates beside the rule it is one that octodo only keeps, because it does not go on to them.
  private var rule: String? {
    let (rule, dates) = (main["RRULE"]?.value, main.all("RDATE").map(\.value).filter { !$0.isEmpty })
    guard !dates.isEmpty else { return rule }
    return "\(rule ?? "FREQ=DAILY;COUNT=1");RDATE=\(dates.joined(separator: ","))"
  }

  /// Whether the values are those of a later occurrence than the lines.
  func isLater(_ values: ImportedTodo) -> Bool {
    var first = ImportedTodo(uid: "", line: 1)
    setDates(of: &first)
    return [TodoField.due, .scheduled, .wait].contains { !DateValue.isSame(first.date($0), values.date($0)) }
  }

  private static func oneLine(_ text: String) -> String {
    text.singleBlanked
  }

  private func setDates(of todo: inout ImportedTodo) {
    let written = dates.date(main["DTSTART"])
    let wait = dates.date(main["X-OCTODO-WAIT"])
    let scheduled = dates.date(main["X-OCTODO-SCHEDULED"])
    todo.set(.due, dates.date(main["DUE"]) ?? written.flatMap(end))
    todo.set(.wait, wait)
    todo.set(.until, dates.date(main["X-OCTODO-UNTIL"]))
    if let scheduled {
      todo.set(.scheduled, scheduled)
    } else if wait == nil || !DateValue.isSame(wait, start) {
      todo.set(.scheduled, start)
    }
  }

  private var start: DateValue? {
    let written = dates.date(main["DTSTART"])
    let isDay = main["X-OCTODO-DATE-ONLY"]?.value == "DTSTART"
    return isDay ? written.map { DateValue.day($0.ownDay) } : written
  }

  /// A span of time from the start instead of a due date.
  private func end(of start: DateValue) -> DateValue? {
    guard let span = main["DURATION"].flatMap({ CalendarDate.duration($0.value) }) else { return nil }
    switch start.moved(days: span.days, context) {
    case .day(let day): return .day(day.adding(days: span.seconds / 86_400))
    case .moment(let moment):
      return .moment(
        Moment(milliseconds: moment.milliseconds + Int64(span.seconds) * 1000, zone: moment.zone))
    }
  }

  /// Relations without a type are to the parent. Those to itself are ignored.
  private func setRelations(of todo: inout ImportedTodo) {
    var needs: [String] = []
    for line in main.all("RELATED-TO") {
      let uid = CalendarText.read(line.value)
      guard uid != todo.uid, !uid.isEmpty else { continue }
      switch line.parameter("RELTYPE")?.uppercased() ?? "PARENT" {
      case "PARENT": todo.parent = todo.parent ?? uid
      case "DEPENDS-ON": needs.append(uid)
      default: break
      }
    }
    todo.addNeeds(needs)
  }

  /// The todos that name this one as their parent from here.
  var children: [String] {
    main.all("RELATED-TO").filter { $0.parameter("RELTYPE")?.uppercased() == "CHILD" }.map {
      CalendarText.read($0.value)
    }
  }

  private func setLink(of todo: inout ImportedTodo) {
    let addresses = [main["X-OCTODO-LINK"], main["URL"]].compactMap { $0?.value }
    todo.values[.link] = addresses.lazy.compactMap(context.link(page:)).first.map(TodoFieldValue.item)
  }

  /// Whether the file says that it is done; of a series, some programs mean its occurrence.
  var isDone: Bool {
    let status = main["STATUS"]?.value.uppercased()
    return status == "COMPLETED"
      || status == nil
        && (dates.instant(main["COMPLETED"]) != nil || main["PERCENT-COMPLETE"]?.value == "100")
  }

  private func setState(of todo: inout ImportedTodo) {
    let done = dates.instant(main["COMPLETED"])
    let word = main["X-OCTODO-STATE"]?.value
    let isPutAside = word == "WAITING"
    if main["STATUS"]?.value.uppercased() == "CANCELLED" {
      todo.setState(.cancelled, isPutAside: false, context)
    } else if todo.text(.rule) != nil, !(isDone && word == "DONE"), moveOn(&todo) {
      todo.setState(.open, isPutAside: isPutAside, context)
    } else {
      todo.setState(isDone ? .done : .open, isPutAside: isPutAside, context)
    }
    guard todo.state.isFinal else { return }
    todo.set(.done, done)
    if done == nil { todo.unknown.insert(.done) }
  }

  /// Moves the dates of a series to the first occurrence that is neither left out nor done.
  /// - Returns: false after the last occurrence.
  private func moveOn(_ todo: inout ImportedTodo) -> Bool {
    guard let rule = todo.text(.rule).flatMap({ try? RecurrenceRule($0) }), rule.isUnderstood,
      let first = firstDate(of: rule, todo)
    else { return !isDone }
    todo.values[.seriesStart] = .day(first.ownDay)
    func days(_ line: ContentLine) -> [Day] { dates.days(line, in: first.ownZone) }
    var closed = Set(main.all("EXDATE").flatMap(days))
    for occurrence in object.occurrences {
      guard ["COMPLETED", "CANCELLED"].contains(occurrence["STATUS"]?.value.uppercased()) else { continue }
      closed.formUnion(occurrence.all("RECURRENCE-ID").flatMap(days))
    }
    guard isDone || !closed.isEmpty else { return true }
    var occurrences = rule.occurrences(from: first)
    var (next, passed) = (occurrences.next(), 0)
    func pass() { (next, passed) = (occurrences.next(), passed + 1) }
    while let day = next, closed.contains(day) { pass() }
    if isDone { repeat { pass() } while next.map { closed.contains($0) } ?? false }
    guard let next else { return false }
    for field in [TodoField.due, .wait, .scheduled] {
      todo.set(field, todo.date(field).map { $0.moved(days: next.number - first.ownDay.number, context) })
    }
    todo.values[.seriesStart] = .day(next)
    if let count = rule.count { todo.setRule(rule.with(count: count - passed).text, from: todo.repeatsFrom) }
    return true
  }

  /// The first date of a series. That is the start (RFC 5545, 3.8.5.3), unless the rule has no occurrence then.
  private func firstDate(of rule: RecurrenceRule, _ todo: ImportedTodo) -> DateValue? {
    guard let start, rule.occurrences(from: start).first(where: { _ in true }) == start.ownDay else {
      return todo.firstDate
    }
    return start
  }
}
