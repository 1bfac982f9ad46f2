import Domain
public import Terminal

/// The content of a document before it is laid out for a width: a header and sections.
public struct DocumentContent: Sendable {
  let header: [DocumentSection]
  let sections: [DocumentSection]

  /// - Parameters:
  ///   - header: may get more parts later; the scroll position then stays on the same text.
  ///   - sections: for example the comments of an issue. The user can jump from one to the next; those without entries
  ///     are left out if others have some.
  public init(header: [DocumentSection] = [], sections: [DocumentSection]) {
    (self.header, self.sections) = (header, sections)
  }

  /// The same content with sections above it.
  public func below(_ above: [DocumentSection]) -> DocumentContent {
    DocumentContent(header: above + header, sections: sections)
  }

  /// The same content with sections below it.
  func above(_ below: [DocumentSection]) -> DocumentContent {
    DocumentContent(header: header, sections: sections + below)
  }
}

/// One section of a document, in parts that are laid out only when they are on view.
public struct DocumentSection: Sendable {
  /// Lays out one part in rows of at most `width` columns; returns at least one row.
  public typealias Rows = @Sendable (_ part: Int, _ width: Int) -> [StyledText]

  /// Identifies the section in its document.
  let id: Int?
  let count: Int
  let entries: [DocumentEntry]
  let links: DocumentLinks?
  let rows: Rows

  /// A section of `count` parts, with further parts above and below them.
  /// - Parameters:
  ///   - id: identifies the section, so that the scroll position stays on it when sections are inserted above. Without
  ///     an id the position stays on the same part number.
  ///   - entries: its entries in the contents, in their order.
  ///   - links: the links that its rows name by their numbers.
  public init(
    id: Int? = nil, _ above: [DocumentPart] = [], count: Int, below: [DocumentPart] = [],
    entries: [DocumentEntry] = [], links: DocumentLinks? = nil, rows: @escaping Rows
  ) {
    self.id = id
    self.entries = entries
    self.links = links
    self.count = above.count + count + below.count
    self.rows = { part, width in
      let index = part - above.count
      if index < 0 { return above[part].rows(width: width) }
      return index < count ? rows(index, width) : below[index - count].rows(width: width)
    }
  }

  /// A section of these parts.
  /// - Parameters:
  ///   - entries: its entries in the contents, in their order.
  ///   - links: the links that its parts name by their numbers.
  public init(_ parts: [DocumentPart], entries: [DocumentEntry] = [], links: DocumentLinks? = nil) {
    self.init(parts, count: 0, entries: entries, links: links) { _, _ in [] }
  }
}

/// A part of a document, laid out independently of the others.
public enum DocumentPart: Hashable, Sendable {
  /// Text in one style, wrapped.
  case words(String, Role = .text)
  /// Text in several styles, wrapped under its indent.
  case styled(StyledText)
  /// A line of plain text with no line break in it, wrapped under its indent.
  case line(Substring, Style.Attributes = [])
  /// A line of code: cut at the width instead of wrapped, with its blanks.
  case code(Substring)
  /// Members with a separator between them. Rows break only between members.
  case group([String], separator: String, Role = .text)
  /// Like `group`, but each member can have several styles, and one that is too long for a row is wrapped. The role is
  /// that of the separators.
  case members([StyledText], separator: DisplayText, Role = .secondary)
  /// A horizontal line over the whole width.
  case rule
  case blank

  /// Facts of one role, with dots between.
  public static func facts(_ facts: [String], _ role: Role = .faint) -> DocumentPart {
    let members = facts.filter { !$0.isEmpty }.map { StyledText(DisplayText($0), role: role) }
    return .members(members, separator: " · ", role)
  }

  /// The part in rows of at most `width` columns; at least one row.
  func rows(width: Int) -> [StyledText] {
    switch self {
    case .words(let text, let role):
      DisplayText(text).wrapped(to: width).map { StyledText($0, role: role) }
    case .styled(let text):
      text.wrapped(to: width, first: StyledText(), rest: Self.indent(of: text, at: width))
    case .line(let text, let attributes):
      Self.text(of: text).wrapped(to: width, indent: min(text.prefix { $0 == " " }.count, width / 2))
        .map { StyledText($0, attributes: attributes) }
    case .code(let text): Self.text(of: text).cut(to: width).map { StyledText($0) }
    case .group(let members, let separator, let role):
      Self.joined(members, separator: DisplayText(separator), width: width).map { StyledText($0, role: role) }
    case .members(let members, let separator, let role):
      Self.joined(members, separator, role, width: width)
    case .rule: [StyledText(DisplayText(repeating: "-", count: width), role: .rule)]
    case .blank: [StyledText()]
    }
  }

  private static func indent(of text: StyledText, at width: Int) -> StyledText {
    let blanks = text.pieces.first?.text.description.prefix { $0 == " " }.count ?? 0
    return StyledText(DisplayText(repeating: " ", count: min(blanks, width / 2)))
  }

  private static func text(of line: Substring) -> DisplayText {
    DisplayText.lines(String(line)).first ?? .empty
  }

  private static func joined(
    _ members: [StyledText], _ separator: DisplayText, _ role: Role, width: Int
  ) -> [StyledText] {
    var rows: [StyledText] = []
    for member in members {
      if let last = rows.last, last.width + separator.width + member.width <= width {
        rows[rows.count - 1].append(separator, role: role)
        rows[rows.count - 1].append(member)
      } else {
        rows += member.wrapped(to: width, first: StyledText(), rest: StyledText())
      }
    }
    return rows
  }

  /// Puts as many members into each row as fit.
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

/// The parts of a document for one width. Parts can be laid out on any thread.
struct DocumentText: Sendable {
  let parts: Range<Int>
  private let width: Int
  /// The sections of the header come first.
  private let sections: [DocumentSection]
  /// The number of each section's first part. Numbers in the header are negative, so the other parts keep theirs when
  /// the header grows.
  private let starts: [Int]
  private let headerCount: Int
  private let showsMarks: Bool
  /// Whether a section besides the header's has entries.
  private let hasEntries: Bool

  init(_ content: DocumentContent, width: Int, showsMarks: Bool = true) {
    (self.width, self.showsMarks) = (width, showsMarks)
    sections = content.header + content.sections
    hasEntries = content.sections.contains { !$0.entries.isEmpty }
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

  /// An entry of the contents with the number of its part in the document.
  struct Entry {
    let part: Int
    let level: Int
    let title: DisplayText
    let detail: DisplayText
  }

  /// The entries of all sections.
  var entries: [Entry] {
    zip(sections, starts).flatMap { section, start in
      section.entries.map { entry in
        Entry(
          part: start + entry.part, level: entry.level, title: DisplayText(entry.title),
          detail: DisplayText(entry.detail))
      }
    }
  }

  /// Whether a section has links.
  var hasLinks: Bool { sections.contains { $0.links?.links.isEmpty == false } }

  /// The links of all sections that can be followed, in their order.
  var links: [DocumentText.Link] {
    sections.indices.flatMap { section in
      (sections[section].links?.links ?? []).indices.compactMap { link($0, ofSection: section) }
    }
  }

  /// The link with a number in the text of a part; nil if it cannot be followed.
  func link(_ number: Int, ofPart part: Int) -> DocumentText.Link? {
    link(number, ofSection: index(of: part))
  }

  private func link(_ number: Int, ofSection section: Int) -> DocumentText.Link? {
    guard let links = sections[section].links, links.links.indices.contains(number),
      let target = links.base.target(of: links.links[number].destination)
    else { return nil }
    let link = links.links[number]
    return Link(
      number: number, section: section, part: starts[section] + link.part, words: link.words, target: target)
  }

  /// The part of a heading by its name in addresses: in the same section, or in the first one that has it.
  func part(ofHeading name: String, near section: Int) -> Int? {
    guard !name.isEmpty else { return parts.lowerBound }
    let others = sections.indices.filter { $0 != section }
    for index in [section] + others where sections.indices.contains(index) {
      if let part = sections[index].links?.part(of: name) { return starts[index] + part }
    }
    return name == "top" || name == "readme" ? parts.lowerBound : nil
  }

  /// Lays out one part; returns at least one row.
  func rows(of part: Int) -> [StyledText] {
    let index = index(of: part)
    let rows = sections[index].rows(part - starts[index], width)
    if rows.isEmpty { return [StyledText()] }
    return showsMarks ? rows : rows.map(\.withoutMarks)
  }

  /// All of it with each paragraph in one line, as it is copied.
  func unwrapped() -> String {
    parts.flatMap { part in
      let index = index(of: part)
      return sections[index].rows(part - starts[index], Self.unwrappedColumns).map { row in
        row.pieces.map(Self.copied).joined()
      }
    }.joined(separator: "\n")
  }

  /// A line across the screen would be as long as the row.
  private static func copied(_ piece: StyledText.Piece) -> String {
    let text = "\(piece.text)"
    return piece.role == .rule && text.count > 3 && text.allSatisfy { $0 == "-" } ? "---" : text
  }

  /// Wider than the paragraphs that people write.
  private static let unwrappedColumns = 20_000

  /// The index of a part's section, without the header's; nil for a part of the header.
  func section(of part: Int) -> Int? {
    let index = index(of: part) - headerCount
    return index < 0 ? nil : index
  }

  /// Converts the number of a part of another version of the document. Returns it unchanged if this version does not
  /// have the part's section.
  func number(ofPart part: Int, in other: DocumentText) -> Int {
    guard other.parts.contains(part) else { return part }
    let old = other.index(of: part)
    guard let id = other.sections[old].id, let new = sections.firstIndex(where: { $0.id == id }) else {
      return part
    }
    return starts[new] + min(part - other.starts[old], max(0, sections[new].count - 1))
  }

  /// The nearest section from an index on, in a direction, that a jump stops at; nil if there is none.
  func stop(from index: Int, _ direction: FindDirection) -> Int? {
    var index = index
    while index >= 0, headerCount + index < sections.count {
      if !hasEntries || !sections[headerCount + index].entries.isEmpty { return index }
      index += direction.rawValue
    }
    return nil
  }

  /// The first part of a section; nil if there is no such section.
  func start(ofSection index: Int) -> Int? {
    index >= 0 && headerCount + index < starts.count ? starts[headerCount + index] : nil
  }

  /// The index of a part's section among all sections, including the header's.
  private func index(of part: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= part { low = middle } else { high = middle }
    }
    return low
  }
}

/// A document laid out for one width. A part is laid out when it comes on view, so half a megabyte opens as fast as a
/// short text.
final class DocumentLayout: Document {
  let text: DocumentText
  /// The entries of the contents, converted when they are first needed.
  private(set) lazy var entries = text.entries
  /// The width of the longest entry, in cells.
  private(set) lazy var entryColumns =
    entries.map { $0.columns(indent: DocumentContents.indent) }.max() ?? 0
  private var laidOut: [Int: [StyledText]] = [:]

  /// The links of parts that were on view, by the part and their number in it.
  private var hyperlinks: [Int: [Int: Hyperlink?]] = [:]

  /// How many laid-out parts are cached: more than fit on a screen.
  private static let maxLaidOut = 1_000

  /// - Parameter showsMarks: whether headings keep their marks.
  init(_ content: DocumentContent, width: Int, showsMarks: Bool = true) {
    text = DocumentText(content, width: width, showsMarks: showsMarks)
  }

  /// The links that can be followed, found when they are first needed.
  private(set) lazy var links = text.links

  var parts: Range<Int> { text.parts }

  func rowCount(of part: Int) -> Int { rows(of: part).count }

  func row(at position: DocumentPosition) -> StyledText { rows(of: position.part)[position.row] }

  func section(of part: Int) -> Int? { text.section(of: part) }

  func start(ofSection index: Int) -> Int? { text.start(ofSection: index) }

  private func rows(of part: Int) -> [StyledText] {
    if let rows = laidOut[part] { return rows }
    if laidOut.count >= Self.maxLaidOut { (laidOut, hyperlinks) = ([:], [:]) }
    let rows = text.rows(of: part)
    laidOut[part] = rows
    return rows
  }

  /// The link with a number in the text of a part for the terminal; nil if only octodo can follow it.
  func hyperlink(_ number: Int, ofPart part: Int) -> Hyperlink? {
    if let known = hyperlinks[part]?[number] { return known }
    var hyperlink: Hyperlink?
    if let link = text.link(number, ofPart: part), case .page(let url) = link.target {
      hyperlink = Hyperlink(url, id: "\(link.section)-\(number)")
    }
    hyperlinks[part, default: [:]][number] = .some(hyperlink)
    return hyperlink
  }

  /// The rows of a part, without adding them to the cache.
  func freshRows(of part: Int) -> [StyledText] {
    laidOut[part] ?? text.rows(of: part)
  }
}
