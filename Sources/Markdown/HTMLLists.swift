/// The lists that are open in a block of HTML. Items stand in it without a list too, where an empty line parts the two.
struct HTMLLists {
  private var open: [List]

  private struct List {
    /// Containers that it is in.
    let depth: Int
    /// Of the next item; nil where items are not numbered.
    var number: Int?
  }

  /// Items that are deeper look like the one that they are in, so that a margin stays short.
  private static let deepest = 20

  /// - Parameter depth: containers that the block is in.
  init(depth: Int) {
    open = [List(depth: depth, number: nil)]
  }

  /// Reads a tag of a list or of an item. An item ends where the next one begins.
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

  /// Ends all of them.
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
