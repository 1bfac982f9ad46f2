/// The combining marks of a glyph: at most four, because ncurses keeps no more (`CCHARW_MAX` is 5). Stored
/// inline instead of in an array, so that a cell is plain memory and a frame is copied and compared without
/// reference counting.
struct MarkStack: Hashable, Sendable {
  private var values: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)

  static let none = MarkStack()

  private init() {}

  /// Further marks are dropped.
  init(_ marks: [Unicode.Scalar]) {
    for mark in marks { append(mark) }
  }

  /// No mark is U+0000, so zero means unused.
  var isEmpty: Bool { values.0 == 0 }

  var scalars: [Unicode.Scalar] {
    [values.0, values.1, values.2, values.3].prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
  }

  mutating func append(_ mark: Unicode.Scalar) {
    if values.0 == 0 {
      values.0 = mark.value
    } else if values.1 == 0 {
      values.1 = mark.value
    } else if values.2 == 0 {
      values.2 = mark.value
    } else if values.3 == 0 {
      values.3 = mark.value
    }
  }

  static func == (left: MarkStack, right: MarkStack) -> Bool {
    left.values == right.values
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(values.0)
    hasher.combine(values.1)
    hasher.combine(values.2)
    hasher.combine(values.3)
  }
}
