import Domain

/// Collects the links of a Markdown text and the anchors that links can name.
struct LinkReader {
  private var links: [MarkdownLink] = []
  private var anchors: [(name: String, part: Int)] = []
  private var headings: [(name: String, part: Int)] = []
  /// How often each name of a heading was used.
  private var uses: [String: Int] = [:]

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
  private static func isOpened(_ address: String) -> Bool {
    isPage(address) || anyBase?.target(of: .address(address)) != nil
  }

  /// Whether it is the whole address of a page, as most are; false where that needs a closer look.
  private static func isPage(_ address: String) -> Bool {
    let scheme = "https://"
    guard address.utf8.count < longestPage, address.begins(with: scheme) else { return false }
    let first = address.utf8.dropFirst(scheme.utf8.count).first ?? 0
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }

  /// In bytes, less than any limit.
  private static let longestPage = 2_000

  private static let anyBase = RepoName("o/n").map {
    LinkBase.file(FileLocation(), of: $0, on: RepoName.gitHubWeb)
  }

  /// Names a link by the picture in it, unless it has words.
  mutating func name(_ link: Int?, by alt: String) {
    if let link, links[link].words.isEmpty { links[link].words = alt }
  }

  /// Names a heading. One that has the name of an earlier one gets a number, as on GitHub.
  /// - Parameter words: its text as it was written, without pictures.
  mutating func add(heading words: String, part: Int) {
    guard headings.count < Self.maxLinks else { return }
    let name = Self.slug(of: words)
    let count = uses[name, default: 0]
    uses[name] = count + 1
    headings.append((count == 0 ? name : "\(name)-\(count)", part))
  }

  mutating func add(anchor: String, part: Int) {
    if anchors.count < Self.maxLinks { anchors.append((anchor, part)) }
  }

  /// The links with their words and the parts that show them.
  func links(in parts: [MarkdownPart]) -> [MarkdownLink] {
    guard !links.isEmpty else { return [] }
    // The last part that shows each link.
    var (links, seen) = (links, [Int?](repeating: nil, count: links.count))
    for (index, part) in parts.enumerated() {
      for span in part.content.spans {
        guard let link = span.link else { continue }
        if seen[link] == nil {
          (links[link].words, links[link].part) = ("", index)
        } else if seen[link] != index, !links[link].words.hasSuffix(" ") {
          links[link].words += " "
        }
        seen[link] = index
        guard links[link].words.utf8.count < Self.longestWords else { continue }
        links[link].words += span.inOneLine.text
      }
    }
    for index in links.indices where seen[index] == nil {
      links[index].part = Self.part(links[index].part, in: parts)
    }
    return links
  }

  /// In bytes.
  private static let longestWords = 200

  /// The parts of a text without Markdown, one for each line, and the addresses in them.
  static func read(plain lines: ArraySlice<String>) -> (parts: [MarkdownPart], links: [MarkdownLink]) {
    var reader = LinkReader()
    let parts = lines.enumerated().map { part, line in
      let spans = TextLinks.pieces(of: line, isMarkup: true).map { piece in
        guard case .address(let address)? = piece.destination,
          let link = reader.add(address: address, part: part)
        else { return Span(text: piece.text, emphasis: []) }
        reader.name(link, by: piece.text)
        return Span(text: piece.text, emphasis: .link, link: link)
      }
      return MarkdownPart(
        margin: Margin(first: "", rest: ""), content: line.isEmpty ? .blank : .plain(spans))
    }
    return (parts, reader.links)
  }

  /// The part of each anchor that a link can name. The first of several anchors of one name counts, as in browsers.
  func anchors(in parts: [MarkdownPart]) -> [String: Int] {
    let all = (headings + anchors).map { ($0.name, Self.part($0.part, in: parts)) }
    return Dictionary(all) { first, _ in first }
  }

  /// The part that followed a number of parts, which may have begun with the empty line before it.
  private static func part(_ count: Int, in parts: [MarkdownPart]) -> Int {
    let next = parts.indices.contains(count) && parts[count].content == .blank ? count + 1 : count
    return max(0, min(next, parts.count - 1))
  }

  /// The name of a heading in an address: in lower case, without punctuation, with dashes for blanks.
  /// Source: docs.github.com, "Basic writing and formatting syntax", section links.
  static func slug(of heading: String) -> String {
    var ascii: [UInt8] = []
    ascii.reserveCapacity(heading.utf8.count)
    for byte in heading.utf8 {
      guard let byte = slugByte(byte) else { break }
      ascii.append(byte)
    }
    if ascii.count == heading.utf8.count { return String(decoding: ascii, as: UTF8.self) }
    var slug = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      if isOfSlug(scalar) { slug.append(scalar) } else if scalar == " " { slug.append("-") }
    }
    return String(slug)
  }

  /// What most headings have, each byte of which makes one; nil for any other.
  private static func slugByte(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: " "): UInt8(ascii: "-")
    default: nil
    }
  }

  private static func isOfSlug(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "_", "-": return true
    case "\0"..."\u{7F}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }
}

extension MarkdownReader {
  /// Reads a picture, which is a link to itself unless it is in one, as on GitHub. Icons are only seen.
  mutating func read(_ picture: Picture) {
    var picture = picture
    picture.isInPost = kind == .post
    let isBadge = picture.isBadge
    guard inline.link == nil, !isBadge, !picture.isForDarkPages, !picture.isIcon,
      let link = links.add(address: picture.address, part: parts.count)
    else {
      inline.append(picture, words)
      if isBadge || picture.isIcon, !picture.alt.isEmpty { leaveOut(picture) }
      return links.name(inline.link, by: picture.alt)
    }
    inline.beginLink(link)
    inline.append(picture, words)
    inline.endLink()
    links.name(link, by: picture.words(words))
  }

  /// Keeps the words of a badge where nothing but badges was shown.
  private mutating func leaveOut(_ badge: Picture) {
    var isFirst = parts.isEmpty
    if heading == nil, case .heading? = parts.last?.content { isFirst = true }
    guard isFirst, leftOut.count < Self.mostLeftOut else { return }
    if !leftOut.isEmpty { leftOut.append(Span(text: " ", emphasis: [])) }
    let link = inline.link
    leftOut.append(
      Span(text: badge.words(words), emphasis: link == nil ? .picture : [.picture, .link], link: link))
  }

  private static var mostLeftOut: Int { 50 * 2 }

  /// Reads text, in which addresses, `@name` and `#12` are links unless they are in one. In files, GitHub makes no
  /// links of numbers and commits (docs.github.com, "Autolinked references and URLs").
  mutating func readText(_ text: String) {
    guard inline.link == nil, !inline.isInImage, htmlCode == 0, TextLinks.mayHaveLinks(text) else {
      return appendText(text)
    }
    for piece in TextLinks.pieces(of: text) {
      guard let destination = piece.destination, kind == .post || !destination.isReference,
        let link = links.add(destination, part: parts.count)
      else {
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
    case .prose(let spans), .heading(let spans, _), .pre(let spans): spans
    case .row(let row): row.cells.flatMap(\.self)
    case .code, .language, .plain, .rule, .blank: []
    }
  }
}

extension LinkDestination {
  fileprivate var isReference: Bool {
    switch self {
    case .number, .commit, .forkCommit: true
    case .address, .account: false
    }
  }
}
