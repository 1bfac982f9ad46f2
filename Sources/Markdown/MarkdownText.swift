public import Domain

/// A text in GitHub's Markdown, as parts to be shown in a terminal.
public struct MarkdownText: Hashable, Sendable {
  public let parts: [MarkdownPart]
  /// Its headings in their order, without those in quotations and lists.
  public let headings: [MarkdownHeading]
  /// Its links in their order. The rows of its parts name them by their index.
  public let links: [MarkdownLink]
  /// The part of each anchor that a link can name: headings by GitHub's rule, and what HTML names.
  public let anchors: [String: Int]
  /// True if the text was cut, because it has more links, lines or other marks than anyone would read.
  public let isCut: Bool
  private let source: String
  /// Nil for a text without Markdown.
  private let kind: Kind?

  /// What a text is on GitHub, which renders the two in different ways.
  public enum Kind: Hashable, Sendable {
    /// A file, where the end of a line is a blank.
    case file
    /// An issue, a comment, a pull request or a release, where the end of a line is a break.
    case post
  }

  /// Parses the whole source, which takes milliseconds for a long text: for a helper thread.
  public init(_ source: String, as kind: Kind = .file, words: MarkdownWords = .english) {
    (self.source, self.kind) = (source, kind)
    let frontMatter = kind == .file ? FrontMatter(of: source) : nil
    var bounded = BoundedSource(frontMatter?.rest ?? source)
    let literals = Literals(in: bounded.bytes)
    bounded.bytes = literals.bytes
    var reader = MarkdownReader(kind, literals, words, lines: bounded.lines)
    if let frontMatter { reader.readCode(frontMatter.yaml) }
    bounded.bytes.withUnsafeBytes { bytes in
      guard let events = MarkdownEvents(bytes, hasTables: bounded.hasTables) else { return }
      while let event = events.next() { reader.read(event) }
    }
    reader.finish()
    parts = reader.parts
    headings = MarkdownHeading.all(in: parts)
    links = reader.links.links(in: parts)
    anchors = reader.links.anchors(in: parts)
    isCut = bounded.isCut
  }

  /// A text that is no Markdown: each line is a part.
  public init(plain source: String) {
    (self.source, kind) = (source, nil)
    let lines = source.unixLines.sourceLines(bytes: Self.longestLine, first: Self.maxLines + 1)
    (parts, links) = LinkReader.read(plain: lines.prefix(Self.maxLines))
    headings = []
    anchors = [:]
    isCut = lines.count > Self.maxLines
  }

  /// In bytes; longer lines are split.
  private static let longestLine = 4_096
  /// Each is a part of 400 bytes.
  private static let maxLines = 50_000

  /// The beginning of the first paragraph that is neither a heading nor in a quotation; empty without one.
  public var opening: String {
    for part in parts where part.margin.first.isEmpty {
      if case .prose(let spans) = part.content {
        return String(spans.map(\.text).joined().prefix(Self.longestOpening))
      }
    }
    return ""
  }

  /// Whether a reader sees nothing of it: only blanks, or nothing besides comments and definitions of links.
  public var looksEmpty: Bool { parts.allSatisfy(\.looksEmpty) }

  /// In characters: more than fits beside a text.
  private static let longestOpening = 200

  /// Compares the sources, because equal sources have equal parts.
  public static func == (left: MarkdownText, right: MarkdownText) -> Bool {
    left.kind == right.kind && left.source == right.source
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// What stands for a picture or a film without words of its own.
public struct MarkdownWords: Hashable, Sendable {
  let (image, video): (String, String)
  /// The heading of a fold that has none.
  let details: String

  public init(image: String, video: String, details: String) {
    (self.image, self.video, self.details) = (image, video, details)
  }

  public static let english = MarkdownWords(image: "image", video: "video", details: "Details")
}

/// A link of a Markdown text.
public struct MarkdownLink: Hashable, Sendable {
  public let destination: LinkDestination
  /// Its text, or that of its picture; can be empty.
  public internal(set) var words = ""
  /// The index of the part that shows it.
  public internal(set) var part: Int
}

/// A heading of a Markdown text.
public struct MarkdownHeading: Hashable, Sendable {
  /// The index of its part.
  public let part: Int
  /// From 0, the highest in the text.
  public let level: Int
  public let title: String

  fileprivate static func all(in parts: [MarkdownPart]) -> [MarkdownHeading] {
    let headings = parts.indices.compactMap { index -> MarkdownHeading? in
      guard case .heading(let spans, let level) = parts[index].content, parts[index].margin.isOfFolds else {
        return nil
      }
      var title = ""
      // Pictures say nothing in a list of contents.
      for span in spans where !span.isPicture { title += span.inOneLine.text }
      while title.first == " " { title.removeFirst() }
      return title.isEmpty ? nil : MarkdownHeading(part: index, level: level, title: title)
    }
    let highest = headings.map(\.level).min() ?? 0
    return headings.map { MarkdownHeading(part: $0.part, level: $0.level - highest, title: $0.title) }
  }
}

/// A part of a Markdown text that is laid out independently: a paragraph, a line of code, a row of a table.
public struct MarkdownPart: Hashable, Sendable {
  let margin: Margin
  let content: Content

  enum Content: Hashable, Sendable {
    case prose([Span])
    case heading([Span], level: Int)
    /// One line of code with its blanks.
    case code(String)
    /// One line of the `pre` of HTML, with its blanks.
    case pre([Span])
    /// The language of the code below.
    case language(String)
    /// One line of a text without Markdown.
    case plain([Span])
    case row(TableRow)
    case rule
    /// The empty line between two blocks.
    case blank
  }

  fileprivate var looksEmpty: Bool {
    guard margin.first.looksEmpty else { return false }
    return switch content {
    case .prose(let spans), .heading(let spans, _), .plain(let spans), .pre(let spans):
      spans.allSatisfy(\.text.looksEmpty)
    case .code(let line): line.looksEmpty
    case .blank: true
    case .language, .row, .rule: false
    }
  }

  /// A rule in a cell, whose width is not known yet.
  static let ruleInCell = "---"
}

/// The text before the rows of a part: the marks of the quotations and lists around it.
struct Margin: Hashable, Sendable {
  /// Before the first row.
  let first: String
  /// Before each further row, as wide as `first`.
  let rest: String

  /// The mark of a fold, which is drawn as `Sign.summary`.
  static let fold: Character = "▾"

  /// Whether no quotation or list is around the part.
  var isOfFolds: Bool {
    first.isEmpty || first.replacing("\(Self.fold) ", with: "").replacing("| ", with: "").isEmpty
  }
}

extension String {
  /// The text with the line ends of Unix.
  fileprivate var unixLines: String {
    guard utf8.contains(UInt8(ascii: "\r")) else { return self }
    var (bytes, previous): ([UInt8], UInt8) = ([], 0)
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == UInt8(ascii: "\r") {
        bytes.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || previous != UInt8(ascii: "\r") {
        bytes.append(byte)
      }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
