import Domain
import EventLoop
import Terminal
import Texts

/// The document that a search reads and scrolls.
@LoopActor
protocol SearchedDocument: AnyObject {
  var scroll: DocumentScroll { get set }
  /// Nil before the first frame.
  var layoutOnView: DocumentLayout? { get }
  /// Whether more can be loaded at the end.
  var isPart: Bool { get }
}

/// The search in a document: `/` goes to the first match after the current position, `n` and `N` to the others, Esc
/// back.
@LoopActor
final class DocumentSearch {
  let finder: Finder
  private weak var document: (any SearchedDocument)?
  private let loop: EventLoop
  /// The scroll position when the search started.
  private var origin = DocumentScroll()
  private var matches: DocumentMatches?
  /// The current match.
  private var current: DocumentMatch?
  /// The search of a long text on the helper thread.
  private var searching: Task<Void, Never>?
  private let end = ChangeSignal()

  /// Up to this many parts are searched synchronously; longer texts on a helper thread.
  private static let maxAtOnce = 1_000

  /// - Parameter kills: what is cut in its field.
  init(_ loop: EventLoop, kills: KillBuffer?, _ texts: @escaping @LoopActor () -> Texts) {
    self.loop = loop
    finder = Finder(kills: kills, texts)
  }

  /// - Parameter document: retains the search.
  func attach(to document: any SearchedDocument) {
    self.document = document
    finder.attach(to: self)
  }

  var isUnderWay: Bool { searching != nil }

  /// Makes the current frame depend on the end of a running search.
  func observe() {
    if isUnderWay { end.observe() }
  }

  func stop() {
    searching?.cancel()
    searching = nil
  }

  // MARK: Another layout

  /// Keeps the position on the same text after the parts were renumbered.
  func renumber(_ number: (_ part: Int) -> Int) {
    origin.renumber(number)
    current = current.map { DocumentMatch(part: number($0.part), index: $0.index) }
  }

  /// Searches again after a new layout.
  func didLayOut(_ layout: DocumentLayout) {
    if let pattern = finder.pattern { search(for: pattern, in: layout) }
  }

  // MARK: Searching

  /// - Parameter then: called when the matches are known.
  private func search(
    for pattern: TextPattern, in layout: DocumentLayout, known: DocumentMatches? = nil,
    _ then: @escaping @LoopActor (DocumentSearch) -> Void = { _ in }
  ) {
    stop()
    let text = layout.text
    guard text.parts.count > Self.maxAtOnce else {
      matches = DocumentMatches(pattern, in: text.parts, known: known, rows: layout.freshRows)
      return then(self)
    }
    matches = nil
    searching = loop.spawn { [weak self, loop] in
      let found = await loop.offload("search a text", to: HelperThread()) {
        DocumentMatches(pattern, in: text.parts, known: known, rows: text.rows)
      }
      guard let self, !Task.isCancelled else { return }
      searching = nil
      matches = found
      then(self)
      end.raise()
    }
  }

  private func showFirst(in layout: DocumentLayout) {
    guard let matches, let document else { return }
    show(matches.match(notAbove: document.scroll.top(in: layout), in: layout) ?? matches.first)
  }

  private func show(_ match: DocumentMatch?) {
    current = match
    guard let match, let document, let layout = document.layoutOnView,
      let position = matches?.position(of: match, in: layout)
    else { return }
    document.scroll.reveal(position, in: layout)
  }

  /// The position to search from: the current match, or the first row on view if the user scrolled away from it.
  private func further(
    _ direction: FindDirection, _ matches: DocumentMatches, _ layout: DocumentLayout, _ scroll: DocumentScroll
  ) -> DocumentMatch? {
    let position = current.flatMap { matches.position(of: $0, in: layout) }
    if let current, let position, scroll.shows(position, of: layout) {
      return direction == .next ? matches.match(after: current) : matches.match(before: current)
    }
    let onView = matches.match(notAbove: scroll.top(in: layout), in: layout)
    guard direction == .previous else { return onView }
    return onView.map { matches.match(before: $0) } ?? matches.last
  }

  // MARK: Drawing

  /// Marks the matches in the rows on view.
  func mark(_ positions: [DocumentPosition], in layout: DocumentLayout, _ canvas: Canvas) {
    guard let pattern = finder.pattern, let first = positions.first, let last = positions.last else { return }
    let lines = Dictionary(positions.enumerated().map { ($1, $0) }) { line, _ in line }
    for part in first.part...last.part {
      let rows = layout.freshRows(of: part)
      for (index, match) in pattern.matches(in: rows).enumerated() {
        for piece in match {
          let position = DocumentPosition(part: part, row: piece.row, rowCount: rows.count)
          guard let line = lines[position] else { continue }
          let columns = piece.columns.lowerBound + 1..<piece.columns.upperBound + 1
          canvas.mark(
            row: line, columns: columns, isCurrent: current == DocumentMatch(part: part, index: index))
        }
      }
    }
  }
}

extension DocumentSearch: FindTarget {
  func beginFind() {
    if let document { origin = document.scroll }
  }

  func find(_ pattern: TextPattern?) {
    document?.scroll = origin
    current = nil
    guard let pattern, let layout = document?.layoutOnView, !layout.parts.isEmpty else {
      stop()
      matches = nil
      return
    }
    search(for: pattern, in: layout, known: matches) { $0.showFirst(in: layout) }
  }

  func goToMatch(_ direction: FindDirection) -> Bool {
    guard let document, let layout = document.layoutOnView, let matches, matches.total > 0 else {
      return false
    }
    let further = further(direction, matches, layout, document.scroll)
    show(further ?? (direction == .next ? matches.first : matches.last))
    return further == nil
  }

  var found: Found {
    let number = current.flatMap { match in matches.map { min($0.number(of: match), $0.total) } }
    return Found(
      number: number ?? 0, total: matches?.total ?? 0, isPart: document?.isPart ?? false, isOpen: isUnderWay)
  }
}
