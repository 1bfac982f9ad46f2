public import Terminal

/// What a document says, before it has a width: a header, and the sections below it.
public struct DocumentContent: Sendable {
  let header: [DocumentSection]
  let sections: [DocumentSection]

  /// - Parameters:
  ///   - header: what may fill in later; a reader who is further down stays where he is then.
  ///   - sections: the licences of several libraries, the comments below an issue. They can be jumped to.
  public init(header: [DocumentSection] = [], sections: [DocumentSection]) {
    (self.header, self.sections) = (header, sections)
  }

  /// The same content with sections above it.
  public func below(_ above: [DocumentSection]) -> DocumentContent {
    DocumentContent(header: above + header, sections: sections)
  }
}

/// A stretch of a document, in parts that are laid out only where they are on view.
public struct DocumentSection: Sendable {
  /// Lays a part out in rows of at most `width` columns, one row at least.
  public typealias Rows = @Sendable (_ part: Int, _ width: Int) -> [StyledText]

  /// Names the section among those of its document.
  let id: Int?
  let count: Int
  let rows: Rows

  /// A text of `count` parts, and what stands above and below it.
  /// - Parameter id: keeps a reader on the section when others come to stand before it. Nil keeps the place by the
  ///   number of the part.
  public init(
    id: Int? = nil, _ above: [DocumentPart] = [], count: Int, below: [DocumentPart] = [], rows: @escaping Rows
  ) {
    self.id = id
    self.count = above.count + count + below.count
    self.rows = { part, width in
      let index = part - above.count
      if index < 0 { return above[part].rows(width: width) }
      return index < count ? rows(index, width) : below[index - count].rows(width: width)
    }
  }

  public init(_ parts: [DocumentPart]) {
    self.init(parts, count: 0) { _, _ in [] }
  }
}

/// A part of a document that is laid out by itself.
public enum DocumentPart: Hashable, Sendable {
  /// Words of octodo or of GitHub, wrapped.
  case words(String, Role = .text)
  /// Words that look different, wrapped.
  case styled(StyledText)
  /// A line of plain text with no line break in it, wrapped under its indent.
  case line(Substring, Style.Attributes = [])
  /// A line whose blanks count: cut at the edge instead of wrapped.
  case code(Substring)
  /// Broken between its members only.
  case group([String], separator: String, Role = .text)
  /// The same of words that look different.
  case members([StyledText], separator: DisplayText)
  /// A line from edge to edge.
  case rule
  case blank

  /// The part in rows of at most `width` columns, one row at least.
  func rows(width: Int) -> [StyledText] {
    switch self {
    case .words(let text, let role):
      DisplayText(text).wrapped(to: width).map { StyledText($0, role: role) }
    case .styled(let text): text.wrapped(to: width, first: StyledText(), rest: StyledText())
    case .line(let text, let attributes):
      Self.text(of: text).wrapped(to: width, indent: min(text.prefix { $0 == " " }.count, width / 2))
        .map { StyledText($0, attributes: attributes) }
    case .code(let text): Self.text(of: text).cut(to: width).map { StyledText($0) }
    case .group(let members, let separator, let role):
      Self.joined(members, separator: DisplayText(separator), width: width).map { StyledText($0, role: role) }
    case .members(let members, let separator): Self.joined(members, separator, width: width)
    case .rule: [StyledText(DisplayText(repeating: "-", count: width), role: .rule)]
    case .blank: [StyledText()]
    }
  }

  private static func text(of line: Substring) -> DisplayText {
    DisplayText.lines(String(line)).first ?? .empty
  }

  private static func joined(_ members: [StyledText], _ separator: DisplayText, width: Int) -> [StyledText] {
    var rows: [StyledText] = []
    for member in members {
      if let last = rows.last, last.width + separator.width + member.width <= width {
        rows[rows.count - 1].append(separator, role: .secondary)
        rows[rows.count - 1].append(member)
      } else {
        rows.append(member)
      }
    }
    return rows
  }

  /// As many members in a row as fit.
  private static func joined(_ members: [String], separator: DisplayText, width: Int) -> [DisplayText] {
    var rows: [DisplayText] = []
    for member in members.map({ DisplayText($0) }) {
      if let last = rows.last, last.width + separator.width + member.width <= width {
        rows[rows.count - 1] = last + separator + member
      } else {
        rows.append(member.truncated(to: width))
      }
    }
    return rows
  }
}

/// The parts of a document for one width, each of which can be laid out on any thread.
struct DocumentText: Sendable {
  let parts: Range<Int>
  private let width: Int
  /// Those of the header first.
  private let sections: [DocumentSection]
  /// The number of each section's first part. The header's are negative, so that a part keeps its number when the header
  /// fills in.
  private let starts: [Int]
  private let headerCount: Int

  init(_ content: DocumentContent, width: Int) {
    self.width = width
    sections = content.header + content.sections
    headerCount = content.header.count
    let first = -content.header.reduce(0) { $0 + $1.count }
    var (starts, next) = ([Int](), first)
    for section in sections {
      starts.append(next)
      next += section.count
    }
    self.starts = starts
    parts = first..<next
  }

  /// Lays a part out, in one row at least.
  func rows(of part: Int) -> [StyledText] {
    let index = index(of: part)
    let rows = sections[index].rows(part - starts[index], width)
    return rows.isEmpty ? [StyledText()] : rows
  }

  /// The index of a part's section, the header not counted; nil for a part of the header.
  func section(of part: Int) -> Int? {
    let index = index(of: part) - headerCount
    return index < 0 ? nil : index
  }

  /// The number that a part of another text has in this one, if both have its section; else it stays as it is.
  func number(ofPart part: Int, in other: DocumentText) -> Int {
    guard other.parts.contains(part) else { return part }
    let old = other.index(of: part)
    guard let id = other.sections[old].id, let new = sections.firstIndex(where: { $0.id == id }) else {
      return part
    }
    return starts[new] + min(part - other.starts[old], max(0, sections[new].count - 1))
  }

  /// The first part of a section; nil if there is no such section.
  func start(ofSection index: Int) -> Int? {
    index >= 0 && headerCount + index < starts.count ? starts[headerCount + index] : nil
  }

  /// The index among all sections of the one that a part belongs to: the last one that begins at the part or before it.
  private func index(of part: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= part { low = middle } else { high = middle }
    }
    return low
  }
}

/// A document in rows of one width. A part is laid out when it comes on view, so a text of half a megabyte is there as
/// soon as a short one.
final class DocumentLayout: Document {
  let text: DocumentText
  private var laidOut: [Int: [StyledText]] = [:]

  /// The parts that are kept laid out: more than are on view, fewer than a long text has.
  private static let mostLaidOut = 1_000

  init(_ content: DocumentContent, width: Int) {
    text = DocumentText(content, width: width)
  }

  var parts: Range<Int> { text.parts }

  func rowCount(of part: Int) -> Int { rows(of: part).count }

  func row(at place: DocumentPlace) -> StyledText { rows(of: place.part)[place.row] }

  func section(of part: Int) -> Int? { text.section(of: part) }

  func start(ofSection index: Int) -> Int? { text.start(ofSection: index) }

  private func rows(of part: Int) -> [StyledText] {
    if let rows = laidOut[part] { return rows }
    if laidOut.count >= Self.mostLaidOut { laidOut = [:] }
    let rows = text.rows(of: part)
    laidOut[part] = rows
    return rows
  }

  /// The rows of a part, which are not kept if they were not.
  func freshRows(of part: Int) -> [StyledText] {
    laidOut[part] ?? text.rows(of: part)
  }
}
