import CNCurses
import EventLoop

extension CursesTerminal {
  /// The time without a new frame after which links are written, so that keys and scrolling cost no bytes for them.
  static let restBeforeLinks = Duration.milliseconds(100)

  /// Tells the backend that the terminal has links (OSC 8).
  public func useLinks() {
    usesLinks = true
    linkAtRest()
  }

  /// Writes the links of the frame once no other one has come for a moment.
  func linkAtRest() {
    guard usesLinks else { return }
    // Not the loop's clock, which a recording stops.
    let clock = loop.machineClock
    lastFrame = clock.now
    guard linking == nil, linked.differ(from: shown.links) else { return }
    linking = loop.spawn { [weak self] in
      while let end = self?.lastFrame.advanced(by: Self.restBeforeLinks), end > clock.now {
        do { try await clock.sleep(until: end) } catch { break }
      }
      self?.linking = nil
      self?.link()
    }
  }

  /// Makes ncurses write cells again that belong to other links than they should, so that it remains the only one that
  /// writes cells and styles, and puts the address before them and its end after them.
  private func link() {
    guard isActive, !output.isStuck, linked.differ(from: shown.links) else { return }
    // Everything that waits to be written is written before, so that only moves and cells are left.
    moveCursor(of: shown)
    var bytes = anchors.anchor(takeOutput())
    for row in 0..<size.rows {
      for segment in linked.show(shown.links[row], row: row, columns: size.columns) {
        bytes += written(segment, row: row)
      }
    }
    bytes += moved(to: shown.cursorPosition)
    output.write(isCursorShown == true ? modes.hideCursor + bytes + modes.showCursor : bytes)
  }

  private func written(_ segment: LinkedRows.Segment, row: Int) -> [UInt8] {
    let (first, end) = (Int32(segment.columns.lowerBound), Int32(segment.columns.upperBound))
    guard let cells = derwin(octodo_standard_screen(), 1, end - first, Int32(row), first) else { return [] }
    defer { delwin(cells) }
    let move = moved(to: Point(row: row, column: segment.columns.lowerBound))
    wredrawln(cells, 0, 1)
    show(cursorAt: Int32(row), min(end, Int32(size.columns) - 1))
    let text = anchors.anchor(takeOutput())
    return move + (segment.link.map { $0.opening + text + Hyperlink.closing } ?? text)
  }

  /// Moves the cursor by its position. ncurses may move it by writing the characters before it again, which takes them
  /// out of their link.
  private func moved(to point: Point) -> [UInt8] {
    show(cursorAt: Int32(point.row), Int32(point.column))
    _ = takeOutput()
    return anchors.anchor(Array("\u{1B}[\(point.row + 1);\(point.column + 1)H".utf8))
  }
}
