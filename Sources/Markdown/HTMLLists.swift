/// The open lists of HTML, with their numbers. A block may also have items without a list.
struct HTMLLists {
  private var open: [List] = []

  private struct List {
    /// The number of containers around it.
    let depth: Int
    /// The number of the next item; nil for a list without numbers.
    var number: Int?
    var step = 1
    var style = Style.decimal
    var hasItems = false
    /// Whether it has no tag of its own.
    var isImplied = false
  }

  /// The `type` of a list.
  private enum Style: String {
    case decimal = "1"
    case lower = "a"
    case upper = "A"
    case lowerRoman = "i"
    case upperRoman = "I"
  }

  /// As HTML's numbers are 32 bits wide; longer ones would make a margin too wide.
  private static let numbers = -9_999_999...99_999_999

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
    guard tag.name == "ol" else { return open.append(List(depth: depth)) }
    let start = tag.number("start", in: Self.numbers)
    open.append(
      List(
        depth: depth, number: start ?? 1, step: tag.attributes["reversed"] == nil ? 1 : -1,
        style: tag.attributes["type"].flatMap(Style.init) ?? .decimal))
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
    var mark = "- "
    if let next = open[last].number {
      let number = tag.number("value", in: Self.numbers) ?? next
      mark = Self.text(of: number, open[last].style) + ". "
      open[last].number = number + open[last].step
    }
    containers.appendHTML(.item(mark, isTight: true))
  }

  private static func text(of number: Int, _ style: Style) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    switch style {
    case .lower where (1...26).contains(number): return String(letters[number - 1])
    case .upper where (1...26).contains(number): return letters[number - 1].uppercased()
    case .lowerRoman where (1...3_999).contains(number): return roman(number)
    case .upperRoman where (1...3_999).contains(number): return roman(number).uppercased()
    default: return "\(number)"
    }
  }

  private static func roman(_ number: Int) -> String {
    let digits = [
      (1_000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
      (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var (rest, text) = (number, "")
    for (value, letters) in digits {
      text += String(repeating: letters, count: rest / value)
      rest %= value
    }
    return text
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
