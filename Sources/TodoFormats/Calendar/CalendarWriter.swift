import Dates
import Domain
import FoundationEssentials

/// Writes one todo as a VTODO: into the object that was read, or into a new one.
struct CalendarWriter {
  private let portable: PortableTodo
  let context: FormatContext
  let old: (object: CalendarObject, values: ImportedTodo)?
  /// Whether the object says that its occurrence is done, and was read as the next one, so that its lines do not say that.
  let wasDone: Bool
  /// Whether the dates and the rule of the object are those of an earlier occurrence, and some of them are to change: then
  /// they change together, because the others would be moved on from new ones.
  let hasMovedOn: Bool
  var todo: Todo { portable.todo }

  init(_ portable: PortableTodo, _ context: FormatContext) {
    (self.portable, self.context) = (portable, context)
    var names = LineIdentities()
    if let object = portable.foreign(.ics)?.string.flatMap({ CalendarObject($0) }),
      let read = CalendarTodo(object, context), let values = read.values(&names)
    {
      old = (object, values)
      wasDone = read.isDone && !values.state.isFinal
      hasMovedOn = wasDone || read.isLater(values) && !Self.isSameSeries(values, portable.todo)
    } else {
      (old, wasDone, hasMovedOn) = (nil, false, false)
    }
  }

  private static func isSameSeries(_ values: ImportedTodo, _ todo: Todo) -> Bool {
    values.state.isFinal == todo.isDone && canonical(values.text(.rule)) == canonical(todo.rule)
      && DateValue.isSame(values.date(.due), todo.due) && DateValue.isSame(values.date(.wait), todo.wait)
      && DateValue.isSame(values.date(.scheduled), todo.scheduled)
  }

  /// A calendar without todos.
  static func calendar(_ context: FormatContext) -> CalendarComponent {
    var calendar = CalendarComponent("VCALENDAR")
    calendar.nodes = [
      .line(ContentLine("VERSION", [], "2.0")),
      .line(ContentLine("PRODID", [], "-//octodo//octodo \(context.version)//EN")),
    ]
    return calendar
  }

  /// The todos that the object names as parts of this one.
  var children: [String] { old.flatMap { CalendarTodo($0.object, context)?.children } ?? [] }

  /// The calendar with the todo.
  /// - Parameter namingParent: the todo whose object names this one as its part; nil if there is none.
  func object(namingParent: String? = nil) -> CalendarObject {
    var component = old?.object.main ?? new
    let before = component
    for edit in edits(of: component, namingParent) where !edit.isSame {
      component.replace(edit.name, with: edit.lines)
    }
    guard var object = old?.object else {
      var calendar = Self.calendar(context)
      calendar.nodes.append(.component(component))
      return withZones(CalendarObject(calendar))
    }
    guard component != before else { return object }
    stamp(&component)
    object.replaceMain(by: component)
    return withZones(object, known: before)
  }

  private var new: CalendarComponent {
    var component = CalendarComponent("VTODO")
    component.nodes = [
      .line(ContentLine("UID", [], CalendarText.escaped(portable.uid))),
      .line(ContentLine("DTSTAMP", [], CalendarDate.utc(todo.changedAt))),
      .line(ContentLine("CREATED", [], CalendarDate.utc(todo.createdAt))),
      .line(ContentLine("LAST-MODIFIED", [], CalendarDate.utc(todo.changedAt))),
    ]
    return component
  }

  /// Says that the object was changed. Source: RFC 5545, 3.8.7.
  private func stamp(_ component: inout CalendarComponent) {
    let now = CalendarDate.utc(todo.changedAt)
    for name in ["DTSTAMP", "LAST-MODIFIED"] { component.replace(name, with: [ContentLine(name, [], now)]) }
    let sequence = component["SEQUENCE"].flatMap { Int($0.value) } ?? 0
    component.replace("SEQUENCE", with: [ContentLine("SEQUENCE", [], "\(min(sequence, 1_000_000_000) + 1)")])
  }

  /// Adds the rules of the zones that the todo needs and the object does not have.
  /// - Parameter known: as it was read; the zones that it names without rules stay so.
  private func withZones(_ object: CalendarObject, known: CalendarComponent? = nil) -> CalendarObject {
    var object = object
    let names = Set(known?.lines.compactMap { $0.parameter("TZID") } ?? [])
    for line in object.main?.lines ?? [] {
      guard let name = line.parameter("TZID"), !names.contains(name), object.zone(name) == nil,
        let zone = TimeZone(identifier: name)
      else {
        continue
      }
      let year = Int(line.value.prefix(4)) ?? context.day(of: context.now).year
      let index = object.calendar.nodes.firstIndex { if case .component = $0 { true } else { false } }
      object.calendar.nodes.insert(
        .component(CalendarZone.component(zone, year: year)), at: index ?? object.calendar.nodes.endIndex)
    }
    return object
  }

  // MARK: - Lines

  /// The lines with a name as they should be.
  struct Edit {
    let name: String
    /// Whether they already mean that.
    let isSame: Bool
    let lines: [ContentLine]
  }

  private func edits(of component: CalendarComponent, _ namingParent: String?) -> [Edit] {
    let values = old?.values
    return [
      Edit(
        name: "UID", isSame: component["UID"] != nil,
        lines: [ContentLine("UID", [], CalendarText.escaped(portable.uid))]),
      text("SUMMARY", todo.title, was: values?.title, in: component),
      text("DESCRIPTION", todo.note, was: values?.text(.note), in: component),
      // Lines that were read stay as they are while they mean the same.
      text(
        "X-OCTODO-PROJECT", todo.project, was: values?.text(.project), in: component,
        isSame: (todo.project ?? "").asMeant == values?.text(.project) ?? ""),
      Edit(
        name: "PRIORITY", isSame: todo.priority == values?.priority ?? 0,
        lines: todo.priority == 0 ? [] : [ContentLine("PRIORITY", [], "\(todo.priority)")]),
      Edit(
        name: "CATEGORIES",
        isSame: Set(todo.tags.map { $0.asMeant.lowercased() })
          == Set((values?.tags ?? []).map { $0.lowercased() }),
        lines: todo.tags.isEmpty
          ? [] : [ContentLine("CATEGORIES", [], todo.tags.map(CalendarText.escaped).joined(separator: ","))]),
    ] + states(values) + dates(values, component) + rules(values, component)
      + relations(component, namingParent)
      + links(values, component) + [annotations(component)]
  }

  private func annotations(_ component: CalendarComponent) -> Edit {
    let dates = CalendarDate(object: old?.object, context: context)
    let written = CalendarAnnotations.all(in: component, dates).map(CalendarAnnotations.line)
    let new = todo.annotations.map(CalendarAnnotations.line)
    let others = component.all(CalendarAnnotations.name).filter { !CalendarAnnotations.isOwned($0) }
    return Edit(name: CalendarAnnotations.name, isSame: written == new, lines: new + others)
  }

  /// - Parameter isSame: nil if texts mean the same only if they are the same.
  private func text(
    _ name: String, _ text: String?, was old: String?, in component: CalendarComponent, isSame: Bool? = nil
  ) -> Edit {
    let text = text ?? ""
    let parameters = component[name]?.parameters.filter { $0.name != "ALTREP" } ?? []
    return Edit(
      name: name, isSame: isSame ?? (text == old ?? ""),
      lines: text.isEmpty ? [] : [ContentLine(name, parameters, CalendarText.escaped(text))])
  }

  /// Relations of other types stay, and so do those that lead to no todo.
  private func relations(_ component: CalendarComponent, _ namingParent: String?) -> [Edit] {
    let lines = component.all("RELATED-TO")
    func isOwned(_ line: ContentLine) -> Bool {
      ["PARENT", "DEPENDS-ON"].contains(line.parameter("RELTYPE")?.uppercased() ?? "PARENT")
        && CalendarText.read(line.value) != portable.uid
    }
    let wanted = portable.parent(keeping: old?.values.parent)
    let parent = wanted == namingParent && old?.values.parent == nil ? nil : wanted
    let needs = portable.needs(keeping: old?.values.needs ?? [])
    let owned = lines.filter(isOwned)
    let new =
      (parent.map {
        [ContentLine("RELATED-TO", [.init(name: "RELTYPE", values: ["PARENT"])], CalendarText.escaped($0))]
      } ?? [])
      + needs.map {
        ContentLine("RELATED-TO", [.init(name: "RELTYPE", values: ["DEPENDS-ON"])], CalendarText.escaped($0))
      }
    let isSame = old?.values.parent == parent && Set(old?.values.needs ?? []) == Set(needs)
    // A line that still holds keeps its parameters.
    let kept = new.map { line in
      owned.first {
        $0.value == line.value
          && ($0.parameter("RELTYPE")?.uppercased() ?? "PARENT") == line.parameter("RELTYPE")
      } ?? line
    }
    return [Edit(name: "RELATED-TO", isSame: isSame, lines: kept + lines.filter { !isOwned($0) })]
  }

  private func links(_ values: ImportedTodo?, _ component: CalendarComponent) -> [Edit] {
    let link = values?.values[.link]
    let isSame = TodoFieldValue.isSame(link, todo.link.map(TodoFieldValue.item))
    let url = todo.link?.url(on: context.web)
    let isOtherPage = component["URL"].map { context.link(page: $0.value) == nil } ?? false
    return [
      Edit(
        name: "URL", isSame: isSame || isOtherPage, lines: url.map { [ContentLine("URL", [], $0)] } ?? []),
      Edit(
        name: "X-OCTODO-LINK", isSame: isSame, lines: url.map { [ContentLine("X-OCTODO-LINK", [], $0)] } ?? []
      ),
    ]
  }
}
