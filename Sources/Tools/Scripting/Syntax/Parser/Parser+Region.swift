extension Parser {
  /// `in …`, if the line continues with it.
  mutating func region() throws(SyntaxFault) -> Region? {
    guard accept("in") else { return nil }
    switch RegionForm.allCases.first(where: { accept($0.rawValue) }) {
    case .row: return .row(try rowNumber())
    case .rows: return .rows(try span())
    case .columns: return .columns(try span())
    case .box: return try box()
    case .pane: return .pane(try word("the name of a pane"))
    case nil: throw unexpected()
    }
  }

  mutating func rowNumber() throws(SyntaxFault) -> Int {
    try integer("a row from 1", in: 1...)
  }

  private mutating func span() throws(SyntaxFault) -> ClosedRange<Int> {
    let first = try integer("a number from 1", in: 1...)
    try expect(.range)
    let last = try integer("a number from \(first)", in: first...)
    return first...last
  }

  private mutating func box() throws(SyntaxFault) -> Region {
    let topLeft = try cell()
    let place = offset
    let bottomRight = try cell()
    guard bottomRight.row >= topLeft.row, bottomRight.column >= topLeft.column else {
      throw fault("a box goes from its top left cell to its bottom right cell", at: place)
    }
    return .box(topLeft: topLeft, bottomRight: bottomRight)
  }
}
