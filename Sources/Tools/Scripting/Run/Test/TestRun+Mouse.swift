import Terminal

extension TestRun {
  /// The events that a terminal reports for a mouse action.
  func inputs(of action: MouseAction) throws -> [MouseEvent] {
    switch action {
    case .click(let button, let target):
      return press(MouseEvent.Button(button), at: try point(of: target))
    case .doubleClick(let button, let target):
      let point = try point(of: target)
      let button = MouseEvent.Button(button)
      guard button == .left else { return press(button, at: point) + press(button, at: point) }
      return press(.left, at: point) + [
        MouseEvent(.doubleClick, at: point), MouseEvent(.release(.left), at: point),
      ]
    case .drag(let start, let end):
      let start = try point(of: start)
      let end = try point(of: end)
      return [
        MouseEvent(.press(.left), at: start), MouseEvent(.drag(.left), at: end),
        MouseEvent(.release(.left), at: end),
      ]
    case .scroll(let direction, let notches, let target):
      let point = try target.map { try self.point(of: $0) } ?? pointer
      let event = MouseEvent(direction == .up ? .scrollUp : .scrollDown, at: point)
      return Array(repeating: event, count: notches)
    }
  }

  private func press(_ button: MouseEvent.Button, at point: Point) -> [MouseEvent] {
    [MouseEvent(.press(button), at: point), MouseEvent(.release(button), at: point)]
  }

  /// The target cell: a given cell, or the first cell of a text that must be on the screen once.
  private func point(of target: MouseTarget) throws -> Point {
    switch target {
    case .cell(let cell):
      let size = try screen().frame.size
      try ScreenArea.require(row: cell.row, in: size)
      try ScreenArea.require(column: cell.column, in: size)
      pointer = Point(row: cell.row - 1, column: cell.column - 1)
    case .text(let pattern, let region):
      let area = try ScreenArea(region, of: screen().frame)
      let hits = try hits(of: pattern, in: area)
      guard let hit = hits.first else {
        throw StepFailure("\(name(of: pattern)) is not on the screen\(area.name)")
      }
      guard hits.count == 1 else {
        let places = hits.map(\.place).joined(separator: ", ")
        throw StepFailure(
          "\(name(of: pattern)) is \(hits.count) times on the screen\(area.name): \(places);"
            + " say where, or name a cell"
        )
      }
      pointer = Point(row: hit.row, column: hit.columns.lowerBound)
    }
    return pointer
  }
}

extension MouseEvent.Button {
  fileprivate init(_ button: MouseAction.Button) {
    switch button {
    case .left: self = .left
    case .middle: self = .middle
    case .right: self = .right
    }
  }
}
