import CMarkdown

/// Collects the text of a paragraph, a heading or a table cell. Code keeps its backticks and deleted text its
/// tildes, because not every terminal and theme has a style for them. Images are left out.
struct InlineText {
  private var spans: [Span] = []
  /// The number of open elements of each kind.
  private var strong = 0
  private var emphasized = 0
  private var links = 0
  private var struck = 0
  private var images = 0
  private var alt = ""
  /// The alternative texts of the images that were left out.
  private var alts: [String] = []
  /// The next text belongs to a further cell of an HTML table row.
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
    case octodo_markdown_struck:
      // The tildes belong to the deleted text.
      if step > 0 { struck += 1 }
      append("~~")
      if step < 0 { struck = max(0, struck - 1) }
    case octodo_markdown_image:
      images += step
      if images == 0 { leaveOutImage(saying: alt) }
    default: break
    }
  }

  /// Adds a bar before the next text, unless there is no text before it.
  mutating func beginCell() { beginsCell = !spans.isEmpty }

  /// Records an image that is not shown.
  mutating func leaveOutImage(saying alt: String) {
    alts.append(alt)
    self.alt = ""
  }

  private var emphasis: Span.Emphasis {
    var emphasis: Span.Emphasis = []
    if strong > 0 { emphasis.insert(.strong) }
    if emphasized > 0 { emphasis.insert(.emphasized) }
    if links > 0 { emphasis.insert(.link) }
    if struck > 0 { emphasis.insert(.struck) }
    return emphasis
  }

  /// Replaces the mark of an alert, a quotation that GitHub shows in colour, with its title. Returns false if
  /// there is none. Source: docs.github.com, "Basic writing and formatting syntax", alerts; GitHub also
  /// accepts lower case.
  @discardableResult
  mutating func makeAlert() -> Bool {
    // Called at each end of a line, so it must be fast for a long text.
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
  /// In bytes.
  private static let longestAlert = "[!IMPORTANT]".utf8.count

  /// Returns the collected text and clears it; open elements stay open. Nil if nothing is visible. A single
  /// image without text is shown by its alternative text, rows of badges are not.
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

  /// Separators between images, which are useless without them.
  private static func isSeparator(_ character: Character) -> Bool { " |/,-·•&".contains(character) }

  /// Collapses blanks and line ends to one space, and removes leading ones, as in HTML.
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
