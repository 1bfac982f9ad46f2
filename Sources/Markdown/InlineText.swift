import CMarkdown

/// The text of a paragraph, a heading or a table's cell, while it is gathered. Code keeps its backticks and what is
/// struck out its tildes, for a terminal has no look for them. Images are left out.
struct InlineText {
  private var spans: [Span] = []
  /// How often each kind was begun and not ended.
  private var strong = 0
  private var emphasized = 0
  private var links = 0
  private var images = 0
  private var alt = ""
  /// What the images say that were left out.
  private var alts: [String] = []
  /// What comes next is a further cell of a row of HTML.
  private var beginsCell = false

  mutating func append(_ text: String) {
    guard images == 0 else {
      alt += text
      return
    }
    if beginsCell, !text.allSatisfy(\.isWhitespace) {
      beginsCell = false
      append(" | ", emphasis: [])
    }
    append(text, emphasis: emphasis)
  }

  private mutating func append(_ text: String, emphasis: Span.Emphasis) {
    let text = Self.joiningBlanks(of: text, after: spans.last?.text.utf8.last)
    guard !text.isEmpty else { return }
    if spans.last?.emphasis == emphasis {
      spans[spans.count - 1].text += text
    } else {
      spans.append(Span(text: text, emphasis: emphasis))
    }
  }

  mutating func begin(_ kind: octodo_markdown_kind) { change(kind, by: 1) }

  mutating func end(_ kind: octodo_markdown_kind) { change(kind, by: -1) }

  private mutating func change(_ kind: octodo_markdown_kind, by step: Int) {
    switch kind {
    case octodo_markdown_strong: strong = max(0, strong + step)
    case octodo_markdown_emphasis: emphasized = max(0, emphasized + step)
    case octodo_markdown_link: links = max(0, links + step)
    case octodo_markdown_struck: append("~~")
    case octodo_markdown_image:
      images += step
      if images == 0 { leaveOutImage(saying: alt) }
    default: break
    }
  }

  /// A bar goes before the next text, where there is one before it.
  mutating func beginCell() { beginsCell = !spans.isEmpty }

  /// An image stood here.
  mutating func leaveOutImage(saying alt: String) {
    alts.append(alt)
    self.alt = ""
  }

  private var emphasis: Span.Emphasis {
    var emphasis: Span.Emphasis = []
    if strong > 0 { emphasis.insert(.strong) }
    if emphasized > 0 { emphasis.insert(.emphasized) }
    if links > 0 { emphasis.insert(.link) }
    return emphasis
  }

  /// Makes a title of the mark that begins a quotation as GitHub shows it in a colour of its own. Returns false where there
  /// is none. Source: docs.github.com, "Basic writing and formatting syntax", alerts; GitHub takes small letters too.
  @discardableResult
  mutating func makeAlert() -> Bool {
    // It is looked for at each line's end, so a long text must cost nothing.
    guard spans.count == 1, let text = spans.first?.text, text.utf8.count <= Self.longestAlert,
      let name = Self.alerts[text.uppercased()]
    else { return false }
    spans = [Span(text: name, emphasis: .strong)]
    return true
  }

  private static let alerts = [
    "[!NOTE]": "Note", "[!TIP]": "Tip", "[!IMPORTANT]": "Important", "[!WARNING]": "Warning",
    "[!CAUTION]": "Caution",
  ]
  /// Bytes.
  private static let longestAlert = "[!IMPORTANT]".utf8.count

  /// Takes what was gathered; what is begun goes on. Nil where there is nothing to see. Where an image is all there is, it
  /// is named, but rows of badges are not.
  mutating func take() -> [Span]? {
    var taken = spans
    let alts = alts
    (spans, self.alts, beginsCell) = ([], [], false)
    taken.trimEnd { $0 == " " }
    if !alts.isEmpty { taken.trimEnd { $0 == " " || $0 == "·" || $0 == "•" } }
    guard !alts.isEmpty, taken.allSatisfy({ $0.text.allSatisfy(Self.isSeparator) }) else {
      return taken.isEmpty ? nil : taken
    }
    guard alts.count == 1, let alt = alts.first, !alt.isEmpty else { return nil }
    return [Span(text: "[\(alt)]", emphasis: [])]
  }

  /// What parts images from each other and is of no use without them.
  private static func isSeparator(_ character: Character) -> Bool { " |/,-·•&".contains(character) }

  /// Blanks and line ends in a row are one blank, and none at the start, as in HTML.
  private static func joiningBlanks(of text: String, after last: UInt8?) -> String {
    let blank = UInt8(ascii: " ")
    var isBlank = last.map { $0 == blank } ?? true
    var joined: [UInt8] = []
    joined.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      let isSpace = isSpace(byte)
      if !isSpace || !isBlank { joined.append(isSpace ? blank : byte) }
      isBlank = isSpace
    }
    return String(decoding: joined, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}

extension [Span] {
  fileprivate mutating func trimEnd(_ isTrimmed: (Character) -> Bool) {
    while var last = popLast() {
      while let character = last.text.last, isTrimmed(character) { last.text.removeLast() }
      guard last.text.isEmpty else { return append(last) }
    }
  }
}
