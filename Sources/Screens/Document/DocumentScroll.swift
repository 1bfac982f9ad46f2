/// How far a document is scrolled. The place is one in the text, so it stays on the same words when another
/// width breaks the rows elsewhere.
public struct DocumentScroll: Hashable, Sendable {
  /// How far down the last row on view is, in per cent of the document's parts.
  public private(set) var percent = 100
  /// Where the person scrolled to. A large terminal may show more, and does not change it.
  private var wanted = DocumentPlace.start
  /// The first row on view in the last frame.
  private var lastTop = DocumentPlace.start
  private var rows = 0
  /// Whether it stays at the start, or at the end, when other rows come to stand there.
  var isAtAnEnd: Bool { wanted == .start || wanted == .end }

  /// At the start of a document.
  public init() {}

  /// The first row on view. The document need not be the one that was drawn last.
  func top(in document: some Document) -> DocumentPlace { document.place(sameAs: lastTop) }

  /// Takes over what is drawn now, in `rows` rows. Returns the places on view, one a row.
  public mutating func fit(_ document: some Document, rows: Int) -> [DocumentPlace] {
    self.rows = rows
    guard rows > 0 else { return [] }
    let top = min(document.place(sameAs: wanted), lowestTop(of: document))
    lastTop = top
    let places = document.places(rows, from: top)
    percent = places.last.map { document.percent(at: $0) } ?? 100
    return places
  }

  /// Scrolls down by `count` rows, or up if it is negative.
  public mutating func scroll(by count: Int, in document: some Document) {
    move(to: document.place(count, rowsFrom: lastTop), in: document)
  }

  /// Scrolls by a share of the rows on view, 1 for a whole page, with one row kept for the eye.
  public mutating func scroll(pages: Double, in document: some Document) {
    let step = max(1, Int(Double(rows) * pages.magnitude) - (pages.magnitude == 1 ? 1 : 0))
    scroll(by: pages < 0 ? -step : step, in: document)
  }

  /// Scrolls to the first row.
  public mutating func scrollToStart(of document: some Document) {
    move(to: .start, in: document)
  }

  /// Scrolls until the last row is on view, and stays there while more rows come below it.
  public mutating func scrollToEnd(of document: some Document) {
    lastTop = lowestTop(of: document)
    wanted = .end
  }

  /// Scrolls until the first row of a part is on top, or as near to it as the end of the document allows.
  mutating func scroll(toPart part: Int, in document: some Document) {
    move(to: DocumentPlace(part: part, row: 0, rowCount: 1), in: document)
  }

  /// Scrolls a row onto the view, if it is not there, with a third of the view above it.
  mutating func reveal(_ place: DocumentPlace, in document: some Document) {
    guard !shows(place, of: document) else { return }
    move(to: document.place(-rows / 3, rowsFrom: place), in: document)
  }

  /// Whether a row is on view.
  func shows(_ place: DocumentPlace, of document: some Document) -> Bool {
    let (place, top) = (document.place(sameAs: place), top(in: document))
    return place >= top && place <= document.place(rows - 1, rowsFrom: top)
  }

  /// Stays on the same text in a document whose parts have other numbers.
  /// - Parameter number: the number of a part that had another one.
  mutating func renumber(_ number: (_ part: Int) -> Int) {
    lastTop.part = number(lastTop.part)
    if !isAtAnEnd { wanted.part = number(wanted.part) }
  }

  private mutating func move(to place: DocumentPlace, in document: some Document) {
    let top = min(document.place(sameAs: place), lowestTop(of: document))
    lastTop = top
    wanted = top == document.first ? .start : top
  }

  /// No row is left empty below the last one while there are rows above.
  private func lowestTop(of document: some Document) -> DocumentPlace {
    document.place(1 - rows, rowsFrom: document.end)
  }
}

extension Document {
  fileprivate func percent(at place: DocumentPlace) -> Int {
    let before = place.part - parts.lowerBound
    let read = Double(before) + Double(place.row + 1) / Double(place.rowCount)
    return Int(read * 100 / Double(parts.count))
  }
}
