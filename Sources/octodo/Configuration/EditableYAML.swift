import Yams

/// A YAML text as Unicode scalars, in which one value can be replaced.
struct EditableYAML: CustomStringConvertible {
  private var scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  var description: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Replaces the value that begins at `mark`, inside its quotes if it has some. Returns false if there is no
  /// single-line value.
  mutating func replace(at mark: Mark, by value: String) -> Bool {
    guard let start = index(of: mark) else { return false }
    guard start < scalars.count, Self.quotes.contains(scalars[start]) else {
      let range = start..<endOfPlainValue(from: start)
      // The value of `page_size:` is missing and begins directly after the colon.
      let space = range.isEmpty && start > 0 && scalars[start - 1] == ":" ? " " : ""
      scalars.replaceSubrange(range, with: (space + value).unicodeScalars)
      return true
    }
    let line = endOfLine(from: start)
    guard let end = scalars[(start + 1)..<line].firstIndex(of: scalars[start]) else { return false }
    scalars.replaceSubrange((start + 1)..<end, with: value.unicodeScalars)
    return true
  }

  /// The character at a position; nil if there is none.
  func scalar(at mark: Mark?) -> Unicode.Scalar? {
    guard let index = mark.flatMap(index), index < scalars.count else { return nil }
    return scalars[index]
  }

  /// Appends a line with the file's own line ends.
  mutating func append(_ line: String, indent: Int) {
    let end = scalars.contains("\r") ? "\r\n" : "\n"
    if let last = scalars.last, !Self.isBreak(last) { scalars += end.unicodeScalars }
    scalars += (String(repeating: " ", count: indent) + line + end).unicodeScalars
  }

  private static let quotes: Set<Unicode.Scalar> = ["\"", "'"]

  private func index(of mark: Mark) -> Int? {
    var (line, start) = (1, 0)
    while line < mark.line {
      let end = endOfLine(from: start)
      guard end < scalars.count else { return nil }
      let isPair = scalars[end] == "\r" && end + 1 < scalars.count && scalars[end + 1] == "\n"
      start = end + (isPair ? 2 : 1)
      line += 1
    }
    let index = start + mark.column - 1
    return index <= scalars.count ? index : nil
  }

  private func endOfLine(from start: Int) -> Int {
    scalars[start...].firstIndex(where: Self.isBreak) ?? scalars.count
  }

  /// The end of the value before a comment or the end of the line, without trailing blanks.
  private func endOfPlainValue(from start: Int) -> Int {
    var end = start
    for index in start..<endOfLine(from: start) where !Self.isBlank(scalars[index]) {
      let beginsComment = scalars[index] == "#" && (index == start || Self.isBlank(scalars[index - 1]))
      if beginsComment { break }
      end = index + 1
    }
    return end
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t"
  }

  /// The line breaks of YAML 1.1, by which libyaml counts lines (yaml.org/spec/1.1, 4.1.4).
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }
}
