/// Reads the components of an iCalendar file.
struct CalendarReader {
  /// In bytes. Source: the size that servers of calendars allow at most.
  static let maxLength = 8 << 20
  /// Components within each other.
  private static let maxDepth = 16

  /// The outermost components.
  private(set) var components: [CalendarComponent] = []
  private(set) var unreadable: [UnreadableItem] = []
  private var open: [OpenComponent] = []

  private struct OpenComponent {
    var component: CalendarComponent
    var length = 0
    /// Why it cannot be read.
    var fault: UnreadableItem?
  }

  /// - Parameter step: gets the share of the file that was read, from 0 to 1.
  init(_ file: [UInt8], step: (_ share: Double) throws -> Void) rethrows {
    var lines = CalendarLines(file)
    while let line = lines.next() {
      try step(lines.share)
      read(line)
    }
    if let last = open.last {
      unreadable.append(
        UnreadableItem(last.component.line, "\(last.component.name) has no END: is the file complete?"))
    }
    // What came before the end of the file is whole.
    if let calendar = open.first, calendar.component.name == "VCALENDAR" {
      components.append(calendar.component)
    }
    unreadable.sort { $0.line < $1.line }
  }

  private mutating func read(_ line: CalendarLines.Line) {
    guard let content = line.content else {
      fail(UnreadableItem(line.number, line.reason))
      return
    }
    let value = content.value.uppercased().filter { !$0.isWhitespace }
    switch content.name {
    case "BEGIN" where open.count < Self.maxDepth:
      open.append(
        OpenComponent(component: CalendarComponent(value, line: line.number, begin: content.source)))
    case "END":
      guard let index = open.lastIndex(where: { $0.component.name == value }) else { return }
      if index < open.count - 1 {
        let inner = open[open.count - 1].component
        open[index].fault = UnreadableItem(inner.line, "\(inner.name) has no END.")
        open.removeSubrange((index + 1)...)
      }
      close(content.source)
    default: add(.line(content), length: content.source.utf8.count)
    }
  }

  /// A line that cannot be read spoils the todo that it is in; outside of todos it is left out.
  private mutating func fail(_ fault: UnreadableItem) {
    if open.isEmpty { unreadable.append(fault) } else { open[open.count - 1].fault = fault }
  }

  private mutating func add(_ node: CalendarComponent.Node, length: Int) {
    guard !open.isEmpty else { return }
    open[open.count - 1].component.nodes.append(node)
    open[open.count - 1].length += length
  }

  private mutating func close(_ end: String) {
    guard var last = open.popLast() else { return }
    last.component.end = end
    let isCalendar = last.component.name == "VCALENDAR"
    if last.length > Self.maxLength, !isCalendar {
      last.fault = UnreadableItem(last.component.line, "\(last.component.name) has more than 8 MiB.")
    }
    if let fault = last.fault {
      if !open.isEmpty, open[open.count - 1].component.name != "VCALENDAR" {
        open[open.count - 1].fault = fault
        return
      }
      unreadable.append(fault)
      guard isCalendar else { return }
    }
    if open.isEmpty {
      components.append(last.component)
    } else {
      add(.component(last.component), length: last.length)
    }
  }
}

/// The unfolded lines of an iCalendar file. Their bytes are joined before they are read as text, because some programs
/// fold inside of a character.
struct CalendarLines: Sequence, IteratorProtocol {
  struct Line {
    /// From 1.
    let number: Int
    /// Nil if it is no text.
    let content: ContentLine?
    let reason: String
  }

  private let bytes: [UInt8]
  private var index: Int
  private var number = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The share of the file that was read, from 0 to 1.
  var share: Double { bytes.isEmpty ? 1 : Swift.min(1, Double(index) / Double(bytes.count)) }

  /// Empty lines are left out.
  mutating func next() -> Line? {
    while index < bytes.count {
      let first = number
      var unfolded = Array(physicalLine())
      var source = unfolded
      while index < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[index]),
        !unfolded.isEmpty
      {
        let line = physicalLine()
        unfolded += line.dropFirst()
        source += Array("\r\n".utf8) + line
      }
      if !unfolded.isEmpty { return Self.line(unfolded, source + Array("\r\n".utf8), first) }
    }
    return nil
  }

  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var line = bytes[index..<end]
    index = end + 1
    number += 1
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  private static func line(_ unfolded: [UInt8], _ source: [UInt8], _ number: Int) -> Line {
    guard !unfolded.contains(0) else {
      return Line(number: number, content: nil, reason: FileLines.hasNUL)
    }
    guard let text = String(validating: unfolded, as: UTF8.self) else {
      return Line(number: number, content: nil, reason: "The line is not in UTF-8: convert the file.")
    }
    let original = String(validating: source, as: UTF8.self) ?? ContentLine.folded(text)
    return Line(number: number, content: ContentLine(unfolded: text, source: original), reason: "")
  }
}
