/// A component of iCalendar with all its lines, so that it can be written byte for byte as it was read.
struct CalendarComponent: Hashable {
  enum Node: Hashable {
    case line(ContentLine)
    case component(CalendarComponent)
  }

  /// In capitals.
  let name: String
  var nodes: [Node] = []
  /// Where it begins, from 1.
  let line: Int
  private let begin: String
  var end: String

  init(_ name: String, line: Int = 1, begin: String? = nil) {
    (self.name, self.line) = (name, line)
    self.begin = begin ?? "BEGIN:\(name)\r\n"
    end = "END:\(name)\r\n"
  }

  /// As it is in the file.
  var text: String {
    let content = nodes.map { node in
      switch node {
      case .line(let line): line.source
      case .component(let component): component.text
      }
    }
    return begin + content.joined() + end
  }

  var lines: [ContentLine] { nodes.compactMap { if case .line(let line) = $0 { line } else { nil } } }

  var components: [CalendarComponent] {
    nodes.compactMap { if case .component(let component) = $0 { component } else { nil } }
  }

  subscript(name: String) -> ContentLine? { lines.first { $0.name == name } }

  func all(_ name: String) -> [ContentLine] { lines.filter { $0.name == name } }

  /// The value of a text property without its escapes.
  func text(_ name: String) -> String? { self[name].map { CalendarText.read($0.value) } }

  /// Replaces the lines with a name: where the first of them is, or before the components inside.
  mutating func replace(_ name: String, with new: [ContentLine]) {
    replace(where: { $0.name == name }, with: new)
  }

  mutating func replace(where matches: (ContentLine) -> Bool, with new: [ContentLine]) {
    func isOld(_ node: Node) -> Bool { if case .line(let line) = node { matches(line) } else { false } }
    let firstComponent = nodes.firstIndex { if case .component = $0 { true } else { false } }
    let index = nodes.firstIndex(where: isOld) ?? firstComponent ?? nodes.endIndex
    nodes.insert(contentsOf: new.map(Node.line), at: index)
    let inserted = index..<index + new.count
    nodes = nodes.enumerated().filter { inserted.contains($0.offset) || !isOld($0.element) }.map(\.element)
  }
}
