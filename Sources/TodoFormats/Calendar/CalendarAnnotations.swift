import Domain
import FoundationEssentials

/// Annotations are comments with the time at which they were made. Comments without one are those of other programs.
struct CalendarAnnotations {
  static let name = "COMMENT"
  private static let time = "X-OCTODO-AT"

  static func isOwned(_ line: ContentLine) -> Bool { line.parameter(time) != nil }

  static func all(in component: CalendarComponent, _ dates: CalendarDate) -> [TodoAnnotation] {
    component.all(name).compactMap { line in
      guard let at = dates.instant(line.parameter(time).map { ContentLine(time, [], $0) }) else { return nil }
      return TodoAnnotation(at: at, text: CalendarText.read(line.value))
    }.sorted { $0.at < $1.at }
  }

  static func line(_ annotation: TodoAnnotation) -> ContentLine {
    let at = ContentLine.Parameter(name: time, values: [CalendarDate.utc(annotation.at)])
    return ContentLine(name, [at], CalendarText.escaped(annotation.text))
  }
}
