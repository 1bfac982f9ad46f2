import Terminal
import Texts

/// The status line: the screen's status at the left; hints at its keys and the key of the help at the right. A part that
/// does not fit as a whole is left out; only the first one is cut instead.
struct StatusText: Equatable {
  /// A key with what it does.
  struct Hint: Equatable {
    let key: String
    let words: String

    /// In cells.
    fileprivate var width: Int {
      DisplayText(key).width + (words.isEmpty ? 0 : 1 + DisplayText(words).width)
    }

    fileprivate func append(to text: inout StyledText) {
      text.append(DisplayText(key), role: .statusKey)
      if !words.isEmpty { text.append(DisplayText(" \(words)"), role: .statusHint) }
    }
  }

  /// The two parts to draw, left and right.
  struct Line: Equatable {
    var left: DisplayText
    var right = StyledText()
  }

  /// The screen's status, most important part first.
  let status: [String]
  /// A shorter form, used only if `inFull` does not fit.
  var shortStatus: [String]
  /// Hints at the most useful keys, the most likely next step first.
  let hints: [Hint]
  /// The key of the help, empty if it has none.
  let help: Hint
  /// Whether the status is a message, which is whole until the next key even if nothing else has room.
  var isMessage = false

  /// What the line ends with.
  private var end: [Hint] { help.key.isEmpty ? [] : [help] }

  private static let separator: DisplayText = " · "
  /// In columns: what the status says in fewer is not worth the place.
  private static let leastStatus = 12

  /// The longest form that fits into `columns`. The whole status has priority over any hint; if it does not
  /// fit, the shorter status also leaves room for a hint. The key of the help goes last, because it leads to all others.
  func fit(columns: Int) -> Line {
    if let text = inFull(columns: columns) { return text }
    let short = Self.texts(shortStatus)
    if !hints.isEmpty {
      if let count = fittingHints(beside: short, columns: columns), count > 0 {
        return Self.line(short, hints.prefix(count) + end)
      }
    }
    for count in (1...max(1, short.count)).reversed() where count <= short.count {
      let parts = Array(short.prefix(count))
      if Self.width(of: parts, end[...]) <= columns { return Self.line(parts, end[...]) }
    }
    let first = short.first ?? .empty
    let room = columns - Self.width(of: [.empty], end[...])
    if !end.isEmpty, !isMessage, room >= Self.leastStatus {
      return Self.line([first.truncated(to: room)], end[...])
    }
    return Line(left: first.truncated(to: columns))
  }

  /// The whole status with as many hints as fit; nil if not even the status fits.
  func inFull(columns: Int) -> Line? {
    let status = Self.texts(status)
    return fittingHints(beside: status, columns: columns).map { Self.line(status, hints.prefix($0) + end) }
  }

  /// The number of hints that fit beside the parts at the left and the key of the help; nil if not even these fit.
  private func fittingHints(beside left: [DisplayText], columns: Int) -> Int? {
    var room = columns - Self.width(of: left, end[...])
    guard room >= 0 else { return nil }
    var count = 0
    for hint in hints {
      room -= hint.width + Self.separator.width
      guard room >= 0 else { break }
      count += 1
    }
    return count
  }

  private static func texts(_ parts: [String]) -> [DisplayText] {
    parts.filter { !$0.isEmpty }.map { DisplayText($0) }
  }

  /// The columns that a line needs.
  private static func width(of left: [DisplayText], _ right: ArraySlice<Hint>) -> Int {
    left.reduce(0) { $0 + $1.width } + right.reduce(0) { $0 + $1.width }
      + separator.width * max(0, left.count + right.count - 1)
  }

  private static func line(_ left: [DisplayText], _ right: ArraySlice<Hint>) -> Line {
    var hints = StyledText()
    for hint in right {
      if hints.width > 0 { hints.append(separator, role: .statusHint) }
      hint.append(to: &hints)
    }
    return Line(left: DisplayText.joined(left, by: separator), right: hints)
  }
}

/// The labels of the tabs. The current tab has brackets, so that it differs in more than style. On a narrow terminal
/// the labels are closer together, and in the end the other tabs show only their numbers.
struct TabLabels {
  let labels: [DisplayText]

  /// - Parameters:
  ///   - titles: those of the tabs with their counts.
  ///   - columns: the width available for all of them.
  ///   - current: the index of the current tab.
  ///   - keys: the key of each tab; a blank instead of a missing one keeps the names where they are.
  init(titles: [String], columns: Int, current: Int, keys: [Key?]) {
    let names = zip(keys, titles).map { key, title in "\(key.map { "\($0)" } ?? " ") \(title)" }
    func labels(_ label: (Int, String) -> String) -> [DisplayText] {
      names.enumerated().map { DisplayText($0 == current ? "[\($1)]" : label($0, $1)) }
    }
    func fits(_ labels: [DisplayText]) -> Bool { labels.reduce(0) { $0 + $1.width } <= columns }
    let full = labels { " \($1) " }
    if fits(full) {
      self.labels = full
    } else {
      let close = labels { " \($1)" }
      self.labels = fits(close) ? close : labels { index, _ in " \(index + 1) " }
    }
  }
}
