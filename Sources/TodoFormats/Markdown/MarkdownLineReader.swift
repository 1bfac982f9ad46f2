import Domain
import TodoLanguage

/// The words of quick-add in a file, in which a todo may have control characters that no typed line has.
struct MarkdownLineReader {
  private let reader: QuickAddReader

  init(_ context: FormatContext) {
    reader = QuickAddReader(now: context.now, zone: context.zone, web: context.web)
  }

  /// The todo of a line. Its changes have no parent and no needs, and no first day of a series.
  func newTodo(_ line: String) throws(LineFault) -> (values: [TodoField: TodoFieldValue], tags: [String]) {
    let hasControls = line.unicodeScalars.contains { Self.isControl($0) }
    let changes = try reader.newTodo(hasControls ? Self.hiding(line) : line)
    guard hasControls else { return (changes.values, changes.addedTags) }
    let values = changes.values.mapValues { value in
      if case .text(let text) = value { TodoFieldValue.text(Self.showing(text)) } else { value }
    }
    return (values, changes.addedTags.map(Self.showing))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && scalar.properties.generalCategory == .control
  }

  /// Where the stand-ins begin: the last plane for private use, which hardly a text has.
  private static let plane: UInt32 = 0x10_0000

  private static func hiding(_ text: String) -> String {
    mapping(text) { isControl($0) ? Unicode.Scalar(plane + $0.value) : nil }
  }

  private static func showing(_ text: String) -> String {
    mapping(text) { scalar in
      guard (plane..<plane + 0xA0).contains(scalar.value) else { return nil }
      return Unicode.Scalar(scalar.value - plane)
    }
  }

  private static func mapping(_ text: String, _ other: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(other(scalar) ?? scalar) }
    return String(scalars)
  }
}
