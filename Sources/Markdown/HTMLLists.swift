/// The open lists of HTML, with their numbers. A block may also have items without a list.
struct HTMLLists {
  private var open: [List] = []

  private struct List {
    /// The number of containers around it.
    let depth: Int
    /// Nil for a list without numbers.
    var numbers: ListNumbers?
    var hasItems = false
    /// Whether it has no tag of its own.
    var isImplied = false
  }

  /// Whether the innermost list has an item, so that no empty line comes before the next one.
  var hasItems: Bool { open.last?.hasItems ?? false }

  /// Handles a tag of a list or an item. An item ends where the next one begins.
  mutating func read(_ tag: HTMLTag, _ containers: inout [Container]) {
    switch tag.name {
    case "li", "dt", "dd":
      endItem(&containers)
      if !tag.isClosing { beginItem(tag, &containers) }
    case _ where !tag.isClosing: begin(tag, depth: containers.count)
    default:
      endItem(&containers)
      _ = open.popLast()
    }
  }

  private mutating func begin(_ tag: HTMLTag, depth: Int) {
    open.append(List(depth: depth, numbers: tag.name == "ol" ? ListNumbers(tag) : nil))
  }

  private mutating func beginItem(_ tag: HTMLTag, _ containers: inout [Container]) {
    if open.isEmpty { open.append(List(depth: containers.count, isImplied: true)) }
    let last = open.count - 1
    open[last].hasItems = true
    switch tag.name {
    case "dt": return
    case "dd": return containers.appendHTML(.item("    ", isTight: true))
    default: break
    }
    let mark = open[last].numbers?.mark(of: tag) ?? "- "
    containers.appendHTML(.item(mark, isTight: true))
  }

  /// An empty line ends a block of HTML, but not its lists: the numbers go on. An item whose text has not begun yet
  /// stays open for the Markdown that follows.
  mutating func endBlock(_ containers: inout [Container]) {
    if let last = containers.last, last.isHTML, last.kind == .item, !last.isUsed { return }
    if let list = open.first { containers.removeHTML(from: list.depth) }
    open.removeAll { $0.isImplied }
  }

  /// Forgets the lists in containers that have ended.
  mutating func close(deeperThan depth: Int) {
    while let list = open.last, list.depth > depth { open.removeLast() }
  }

  private func endItem(_ containers: inout [Container]) {
    if let list = open.last { containers.removeHTML(from: list.depth) }
  }
}
