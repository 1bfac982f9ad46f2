import Domain

/// The beginning of a line of Markdown.
enum MarkdownItem {
  case todo(indent: Int, state: TodoState, text: String)
  /// A task that octodo cannot read, and why.
  case unreadable(String)
  /// Nil if it has no text.
  case heading(String?)
  /// What makes a heading of the text above it: `=` or `-`.
  case underline(Character)
  case fence(MarkdownFence)
  case other

  init(_ line: String) {
    let indent = Self.indent(of: line)
    var rest = line.drop { $0 == " " || $0 == "\t" }
    if let fence = MarkdownFence(rest) {
      self = .fence(fence)
    } else if indent <= 3, let underline = Self.underline(rest) {
      self = .underline(underline)
    } else if indent <= 3, let heading = Self.heading(rest) {
      self = .heading(Self.words(of: heading))
    } else if rest.first == ">" {
      self = Self.quoted(rest)
    } else if Self.takeBullet(&rest) {
      self = Self.task(rest, indent: indent)
    } else {
      self = .other
    }
  }

  /// In columns; a tab counts as four.
  static func indent(of line: String) -> Int {
    line.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }

  // MARK: - Headings. Source: CommonMark 0.31, 4.2 and 4.3.

  private static func underline(_ rest: Substring) -> Character? {
    guard let mark = rest.first, mark == "=" || mark == "-" else { return nil }
    let marks = rest.prefix { $0 == mark }
    guard mark == "=" || marks.count > 1, rest.dropFirst(marks.count).allSatisfy(\.isWhitespace) else {
      return nil
    }
    return mark
  }

  /// The text of a line that begins with one to six `#`, without those at its end.
  private static func heading(_ rest: Substring) -> Substring? {
    let marks = rest.prefix { $0 == "#" }
    guard (1...6).contains(marks.count) else { return nil }
    var text = rest.dropFirst(marks.count)
    guard text.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    while text.last?.isWhitespace == true { text.removeLast() }
    let end = text.reversed().prefix { $0 == "#" }.count
    let before = text.dropLast(end)
    return before.last?.isWhitespace ?? true ? before : text
  }

  /// A project has no control characters, because a line of a todo could not name it.
  static func words(of heading: some StringProtocol) -> String? {
    let isSeparator: (Character) -> Bool = { sign in
      sign.isWhitespace || sign.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    let words = heading.split(whereSeparator: isSeparator)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  // MARK: - Tasks

  private static func quoted(_ rest: Substring) -> MarkdownItem {
    switch MarkdownItem(String(rest.drop { $0 == ">" || $0 == " " || $0 == "\t" })) {
    case .todo, .unreadable: .unreadable("The task is in a quotation: remove the > in front of it.")
    default: .other
    }
  }

  private static func takeBullet(_ rest: inout Substring) -> Bool {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty { rest = rest.dropFirst(digits.count) }
    guard let sign = rest.first, digits.isEmpty ? "-*+".contains(sign) : ".)".contains(sign) else {
      return false
    }
    rest = rest.dropFirst()
    let blanks = rest.prefix { $0 == " " }
    rest = rest.dropFirst(blanks.count)
    return !blanks.isEmpty
  }

  private static let states: [Substring: TodoState] = [
    " ": .open, "x": .done, "X": .done, "-": .cancelled,
  ]

  /// What follows a bullet. A number in brackets is a reference, and what an opening bracket follows is a link.
  private static func task(_ rest: Substring, indent: Int) -> MarkdownItem {
    guard rest.first == "[", let end = rest.firstIndex(of: "]") else { return .other }
    let (box, text) = (rest[..<end].dropFirst(), rest[rest.index(after: end)...])
    guard box.count <= 1, !box.allSatisfy({ $0.isNumber }) || box.isEmpty else { return .other }
    let isApart = text.unicodeScalars.first.map { $0 == " " || $0 == "\t" } ?? true
    guard let state = states[box] else {
      return isApart
        ? .unreadable("There is no box [\(box)]: it is [ ] for open, [x] for done or [-] for cancelled.")
        : .other
    }
    if isApart {
      let text = String(text).singleBlanked
      return text.isEmpty
        ? .unreadable("The task has no text: write what is to be done.")
        : .todo(indent: indent, state: state, text: text)
    }
    let isWord = text.first.map { $0.isLetter || $0.isNumber } ?? false
    return isWord ? .unreadable("A blank is missing behind the box.") : .other
  }
}

/// The line before and the line after code. Source: CommonMark 0.31, 4.5.
struct MarkdownFence {
  private let mark: Character
  private let count: Int
  private let hasInfo: Bool

  /// - Parameter line: without its indentation.
  init?(_ line: Substring) {
    guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
    let marks = line.prefix { $0 == mark }
    let info = line.dropFirst(marks.count)
    guard marks.count >= 3, mark == "~" || !info.contains("`") else { return nil }
    (self.mark, count, hasInfo) = (mark, marks.count, !info.allSatisfy(\.isWhitespace))
  }

  /// Whether the code after this fence ends with another one.
  func ends(with other: MarkdownFence) -> Bool {
    other.mark == mark && other.count >= count && !other.hasInfo
  }
}

extension MarkdownItem {
  /// A line of a note. One that looks like a todo begins with a backslash.
  static func noteLine(_ line: String) -> String { needsEscape(line) ? "\\" + line : line }

  static func readNoteLine(_ line: String) -> String {
    line.first == "\\" && needsEscape(String(line.dropFirst())) ? String(line.dropFirst()) : line
  }

  private static func needsEscape(_ line: String) -> Bool {
    switch MarkdownItem(String(line.drop { $0 == "\\" })) {
    case .todo, .fence: true
    default: false
    }
  }
}
