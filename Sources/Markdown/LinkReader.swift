import Domain

/// Collects the links of a Markdown text and the places that links can name.
struct LinkReader {
  private var links: [MarkdownLink] = []
  private var anchors: [(name: String, part: Int)] = []

  /// Further links are shown as text: a text of only `#1` has more than anyone follows.
  private static let maxLinks = 20_000

  /// - Parameter part: the number of the parts before it.
  /// - Returns: its number in the text; nil if it must not be opened.
  mutating func add(address: String, part: Int) -> Int? {
    Self.isOpened(address) ? add(.address(address), part: part) : nil
  }

  mutating func add(_ destination: LinkDestination, part: Int) -> Int? {
    guard links.count < Self.maxLinks else { return nil }
    links.append(MarkdownLink(destination: destination, part: part))
    return links.count - 1
  }

  /// Whether the address leads anywhere in a text that stands in a repository.
  private static func isOpened(_ address: String) -> Bool { anyBase?.target(of: .address(address)) != nil }

  private static let anyBase = RepoName("o/n").map { LinkBase.file("", of: $0, on: RepoName.gitHubWeb) }

  /// Names a link by the picture in it, unless it has words.
  mutating func name(_ link: Int?, by alt: String) {
    if let link, links[link].words.isEmpty { links[link].words = alt }
  }

  mutating func add(anchor: String, part: Int) {
    if anchors.count < Self.maxLinks { anchors.append((anchor, part)) }
  }

  /// The links with their words and the parts that show them.
  func links(in parts: [MarkdownPart]) -> [MarkdownLink] {
    guard !links.isEmpty else { return [] }
    var (links, seen) = (links, Array(repeating: false, count: links.count))
    for (index, part) in parts.enumerated() {
      for span in part.content.spans {
        guard let link = span.link else { continue }
        if !seen[link] {
          (links[link].words, links[link].part) = ("", index)
          seen[link] = true
        }
        if links[link].words.utf8.count < Self.longestWords { links[link].words += span.text }
      }
    }
    for index in links.indices where !seen[index] {
      links[index].part = Self.part(links[index].part, in: parts)
    }
    return links
  }

  /// In bytes.
  private static let longestWords = 200

  /// The addresses in a text without Markdown, each in the part of its line.
  static func links(inPlain lines: ArraySlice<String>) -> [MarkdownLink] {
    var reader = LinkReader()
    for (part, line) in lines.enumerated() {
      for piece in TextLinks.pieces(of: line) {
        guard case .address(let address)? = piece.destination else { continue }
        reader.name(reader.add(address: address, part: part), by: piece.text)
      }
    }
    return reader.links
  }

  /// The part of each place that a link can name. The first of several places of one name counts, as in browsers.
  func anchors(in parts: [MarkdownPart]) -> [String: Int] {
    var (places, uses) = ([String: Int](), [String: Int]())
    for (index, part) in parts.enumerated() {
      guard case .heading(let spans, _) = part.content else { continue }
      let slug = Self.slug(of: spans.map(\.text).joined())
      let count = uses[slug, default: 0]
      uses[slug] = count + 1
      let name = count == 0 ? slug : "\(slug)-\(count)"
      if places[name] == nil { places[name] = index }
    }
    for anchor in anchors where places[anchor.name] == nil {
      places[anchor.name] = Self.part(anchor.part, in: parts)
    }
    return places
  }

  /// The part that followed a number of parts, which may have begun with the empty line before it.
  private static func part(_ count: Int, in parts: [MarkdownPart]) -> Int {
    let next = parts.indices.contains(count) && parts[count].content == .blank ? count + 1 : count
    return max(0, min(next, parts.count - 1))
  }

  /// The name of a heading in an address: in lower case, without punctuation, with dashes for blanks.
  /// Source: docs.github.com, "Basic writing and formatting syntax", section links.
  static func slug(of heading: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
        slug.append(scalar)
      default:
        if scalar == "-" || scalar == " " { slug.append("-") }
      }
    }
    return String(slug)
  }
}

extension MarkdownReader {
  /// Reads text, in which addresses and `#12` are links unless they are in one.
  mutating func readText(_ text: String) {
    guard inline.link == nil, !inline.isInImage, htmlCode == 0 else { return appendText(text) }
    for piece in TextLinks.pieces(of: text) {
      guard let destination = piece.destination, let link = links.add(destination, part: parts.count) else {
        appendText(piece.text)
        continue
      }
      inline.beginLink(link)
      inline.append(piece.text)
      inline.endLink()
    }
  }
}

extension MarkdownPart.Content {
  fileprivate var spans: [Span] {
    switch self {
    case .prose(let spans), .heading(let spans, _): spans
    case .row(let row): row.cells.flatMap(\.self)
    case .code, .language, .plain, .rule, .blank: []
    }
  }
}
