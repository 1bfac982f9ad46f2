/// The scroll position of a document. It is a position in the text, so it stays on the same words when the width changes.
public struct DocumentScroll: Hashable, Sendable {
  /// The position of the last row on view, in per cent of the document's parts.
  public private(set) var percent = 100
  /// The position that the user scrolled to. A larger terminal can show more rows above it without changing it.
  private var wanted = DocumentPosition.start
  /// The first row on view in the last frame.
  private var lastTop = DocumentPosition.start
  private var rows = 0
  /// Whether it stays at the start or the end when rows are added there.
  var isAtAnEnd: Bool { wanted == .start || wanted == .end }

  /// At the start of a document.
  public init() {}

  /// The first row on view in this document, which can differ from the one drawn last.
  func top(in document: some Document) -> DocumentPosition { document.position(sameAs: lastTop) }

  /// Fits the position to a view of `rows` rows. Returns the position of each row on view.
  public mutating func fit(_ document: some Document, rows: Int) -> [DocumentPosition] {
    self.rows = rows
    guard rows > 0 else { return [] }
    let top = min(document.position(sameAs: wanted), lowestTop(of: document))
    lastTop = top
    let positions = document.positions(rows, from: top)
    percent = positions.last.map { document.percent(at: $0) } ?? 100
    return positions
  }

  /// Scrolls down by `count` rows, or up if it is negative.
  public mutating func scroll(by count: Int, in document: some Document) {
    move(to: document.position(count, rowsFrom: lastTop), in: document)
  }

  /// Scrolls by a fraction of the rows on view. A whole page (1) keeps one row of overlap.
  public mutating func scroll(pages: Double, in document: some Document) {
    let step = max(1, Int(Double(rows) * pages.magnitude) - (pages.magnitude == 1 ? 1 : 0))
    scroll(by: pages < 0 ? -step : step, in: document)
  }

  /// Scrolls to the first row.
  public mutating func scrollToStart(of document: some Document) {
    move(to: .start, in: document)
  }

  /// Scrolls to the last row, and stays at the end when rows are appended.
  public mutating func scrollToEnd(of document: some Document) {
    lastTop = lowestTop(of: document)
    wanted = .end
  }

  /// Scrolls the first row of a part to the top, as far as the end of the document allows.
  mutating func scroll(toPart part: Int, in document: some Document) {
    move(to: DocumentPosition(part: part, row: 0, rowCount: 1), in: document)
  }

  /// Scrolls so that a row is on view, with a third of the view above it. Does nothing if it is on view.
  mutating func reveal(_ position: DocumentPosition, in document: some Document) {
    guard !shows(position, of: document) else { return }
    move(to: document.position(-rows / 3, rowsFrom: position), in: document)
  }

  /// Whether a row is on view.
  func shows(_ position: DocumentPosition, of document: some Document) -> Bool {
    let (position, top) = (document.position(sameAs: position), top(in: document))
    return position >= top && position <= document.position(rows - 1, rowsFrom: top)
  }

  /// Keeps the position on the same text after the parts were renumbered.
  /// - Parameter number: converts an old number to the new one.
  mutating func renumber(_ number: (_ part: Int) -> Int) {
    lastTop.part = number(lastTop.part)
    if !isAtAnEnd { wanted.part = number(wanted.part) }
  }

  private mutating func move(to position: DocumentPosition, in document: some Document) {
    let top = min(document.position(sameAs: position), lowestTop(of: document))
    lastTop = top
    wanted = top == document.first ? .start : top
  }

  /// Leaves no empty rows below the last row if there are rows above the view.
  private func lowestTop(of document: some Document) -> DocumentPosition {
    document.position(1 - rows, rowsFrom: document.end)
  }
}

extension Document {
  fileprivate func percent(at position: DocumentPosition) -> Int {
    let before = position.part - parts.lowerBound
    let read = Double(before) + Double(position.row + 1) / Double(position.rowCount)
    return Int(read * 100 / Double(parts.count))
  }
}
