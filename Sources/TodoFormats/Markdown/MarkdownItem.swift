import Domain

/// The beginning of a line of Markdown.
enum MarkdownItem {
  case todo(indent: Int, state: TodoState, text: String)
  case heading(String)
  case fence
  case other

  init(_ line: String) {
    let indent = Self.indent(of: line)
    var rest = line.drop { $0 == " " || $0 == "\t" }
    if rest.hasPrefix("```") || rest.hasPrefix("~~~") {
      self = .fence
      return
    }
    if indent == 0, rest.first == "#" {
      let marks = rest.prefix { $0 == "#" }
      let text = rest.dropFirst(marks.count)
      if marks.count <= 6, text.first == " " {
        self = .heading(Self.words(of: text))
        return
      }
    }
    guard Self.takeBullet(&rest), let state = Self.takeBox(&rest) else {
      self = .other
      return
    }
    self = .todo(
      indent: indent, state: state, text: rest.singleBlanked)
  }

  /// A project has no control characters, because a line of a todo could not name it.
  private static func words(of heading: Substring) -> String {
    let isSeparator: (Character) -> Bool = { sign in
      sign.isWhitespace || sign.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    return heading.split(whereSeparator: isSeparator).joined(separator: " ")
  }

  /// In columns; a tab counts as four.
  static func indent(of line: String) -> Int {
    line.unicodeScalars.prefix { $0 == " " || $0 == "\t" }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
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

  private static func takeBox(_ rest: inout Substring) -> TodoState? {
    let box = rest.prefix(3)
    let states: [Substring: TodoState] = ["[ ]": .open, "[x]": .done, "[X]": .done, "[-]": .cancelled]
    guard let state = states[box],
      rest.dropFirst(3).unicodeScalars.first.map({ $0 == " " || $0 == "\t" }) ?? false
    else {
      return nil
    }
    rest = rest.dropFirst(3)
    return state
  }
}

extension MarkdownItem {
  /// A line of a note. One that looks like a todo begins with a backslash.
  static func noteLine(_ line: String) -> String { needsEscape(line) ? "\\" + line : line }

  static func readNoteLine(_ line: String) -> String {
    line.first == "\\" && needsEscape(String(line.dropFirst())) ? String(line.dropFirst()) : line
  }

  private static func needsEscape(_ line: String) -> Bool {
    let text = String(line.drop { $0 == "\\" })
    switch MarkdownItem(text) {
    case .todo, .fence: return true
    case .heading, .other: return false
    }
  }
}
