/// An open quotation, list item, note or fold.
struct Container {
  private let mark: String
  /// Before the further rows of the part that has the mark.
  fileprivate let hang: String
  /// Before all other rows.
  fileprivate let rest: String
  /// True if its direct blocks are not separated by empty lines.
  let isTight: Bool
  let kind: Kind
  /// Whether HTML opened it, so that the end of a Markdown block does not close it.
  var isHTML = false
  /// Whether it is a fold whose summary has not begun: a browser writes one if none comes.
  var needsSummary = false
  /// Whether its mark was already shown.
  fileprivate(set) var isUsed = false

  enum Kind: Hashable {
    case quote, item, fold
  }

  static var quote: Container { Container(mark: "> ", rest: "> ", isTight: false, kind: .quote) }

  /// What GitHub folds away: the mark is before its summary, the bar goes down to its end.
  static var fold: Container {
    var fold = Container(mark: "\(Margin.fold) ", rest: "| ", isTight: false, kind: .fold)
    fold.needsSummary = true
    return fold
  }

  /// - Parameters:
  ///   - mark: in ASCII, with its trailing space.
  ///   - box: a task's box, which is not part of the indent of what is below it.
  static func item(_ mark: String, box: String = "", isTight: Bool) -> Container {
    Container(
      mark: mark + box, hang: blanks(mark + box), rest: blanks(mark), isTight: isTight, kind: .item)
  }

  private static func blanks(_ mark: String) -> String { String(repeating: " ", count: mark.utf8.count) }

  private init(mark: String, hang: String? = nil, rest: String, isTight: Bool, kind: Kind) {
    (self.mark, self.hang, self.rest) = (mark, hang ?? rest, rest)
    (self.isTight, self.kind) = (isTight, kind)
  }

  var isQuote: Bool { kind == .quote }

  fileprivate var next: String { isUsed ? rest : mark }
  fileprivate var nextHang: String { isUsed ? rest : hang }
}

extension [Container] {
  /// The margin of the next part.
  /// - Parameter depth: the number of outer containers that are left out.
  mutating func nextMargin(from depth: Int = 0) -> Margin {
    let range = Swift.min(depth, count)..<count
    guard !range.isEmpty else { return Margin(first: "", rest: "") }
    var (first, rest) = ("", "")
    for index in range {
      first += self[index].next
      rest += self[index].nextHang
      self[index].isUsed = true
    }
    return Margin(first: first, rest: rest)
  }

  /// The margin of the summary that a browser writes for the outermost fold without one; nil if all have theirs.
  mutating func nextSummaryMargin() -> Margin? {
    guard let fold = firstIndex(where: \.needsSummary) else { return nil }
    self[fold].needsSummary = false
    var outer = Array(self[...fold])
    let margin = outer.nextMargin()
    replaceSubrange(...fold, with: outer)
    return margin
  }

  /// The margin of the empty line between two blocks: the containers that both are in.
  func blankMargin(from depth: Int = 0) -> Margin {
    var text = self[Swift.min(depth, count)...].prefix { $0.isUsed }.map(\.rest).joined()
    while text.last == " " { text.removeLast() }
    return Margin(first: text, rest: text)
  }

  // HTML opens its containers inside of the innermost one of Markdown, and cannot close that.

  /// Opened containers of HTML beyond this number are shown like their parents, so that a margin stays short.
  private static var maxHTML: Int { 20 }

  /// The number of containers up to the innermost one of Markdown.
  var markdownDepth: Int { (lastIndex { !$0.isHTML } ?? -1) + 1 }

  mutating func appendHTML(_ container: Container) {
    guard lazy.filter(\.isHTML).count < Self.maxHTML else { return }
    var container = container
    container.isHTML = true
    append(container)
  }

  /// A summary begins, which belongs to the innermost fold.
  mutating func beginSummary() {
    if let fold = lastIndex(where: { $0.kind == .fold }) { self[fold].needsSummary = false }
  }

  /// A summary ends. One without words gets those of a browser, so that the text below it is not taken for its words.
  mutating func endSummary() {
    guard let fold = lastIndex(where: { $0.kind == .fold }), !self[fold].isUsed else { return }
    self[fold].needsSummary = true
  }

  /// Closes the containers of HTML from `depth` on.
  mutating func removeHTML(from depth: Int) {
    let first = Swift.max(depth, markdownDepth)
    if first < count { removeSubrange(first...) }
  }

  /// Closes the innermost container of this kind, with what is in it.
  mutating func removeHTML(_ kind: Container.Kind) {
    guard let index = self[markdownDepth...].lastIndex(where: { $0.kind == kind }) else { return }
    removeSubrange(index...)
  }
}
