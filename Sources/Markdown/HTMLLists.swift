/// The open lists in a block of HTML. A block may also have items without a list, because an empty line ends
/// a block.
struct HTMLLists {
  private var open: [List]

  private struct List {
    /// The number of containers around it.
    let depth: Int
    /// The number of the next item; nil for a list without numbers.
    var number: Int?
  }

  /// Deeper items are shown like their parents, so that a margin stays short.
  private static let deepest = 20

  /// - Parameter depth: the number of containers around the block.
  init(depth: Int) {
    open = [List(depth: depth, number: nil)]
  }

  /// Handles a tag of a list or an item. An item ends where the next one begins.
  mutating func read(_ tag: HTMLTag, _ containers: inout [Container]) {
    if tag.name == "li" {
      endItem(&containers)
      if !tag.isClosing { beginItem(&containers) }
    } else if !tag.isClosing {
      open.append(List(depth: containers.count, number: tag.name == "ol" ? 1 : nil))
    } else if open.count > 1 {
      endItem(&containers)
      open.removeLast()
    }
  }

  /// Closes all lists.
  mutating func close(_ containers: inout [Container]) {
    open.removeSubrange(1...)
    endItem(&containers)
  }

  private mutating func beginItem(_ containers: inout [Container]) {
    let last = open.count - 1
    guard open[last].depth < open[0].depth + Self.deepest else { return }
    let mark = open[last].number.map { "\($0). " } ?? "- "
    open[last].number? += 1
    containers.append(.item(mark, isTight: true))
  }

  private func endItem(_ containers: inout [Container]) {
    if let list = open.last { containers.removeSubrange(list.depth...) }
  }
}
