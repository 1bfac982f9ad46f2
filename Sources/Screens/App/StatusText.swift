import Terminal
import Texts

/// The status line: the screen's status at the left; hints at its keys and the key of the help at the right. A part that
/// does not fit as a whole is left out; only the first one is cut instead.
struct StatusText: Equatable {
  /// A key with what it does.
  struct Hint: Equatable {
    let key: String
    let words: String

    init(key: String, words: String) {
      (self.key, self.words) = (key, words)
    }

    /// - Parameter text: the key, a blank and the words.
    init(keyFirst text: String) {
      let end = text.firstIndex(of: " ") ?? text.endIndex
      self.init(key: String(text[..<end]), words: String(text[end...].dropFirst()))
    }

    fileprivate var styled: StyledText {
      var text = StyledText(DisplayText(key), role: .statusKey)
      text.append(DisplayText(words.isEmpty ? "" : " \(words)"), role: .statusHint)
      return text
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
  /// The key of the help.
  let help: Hint

  private static let separator: DisplayText = " · "

  /// The longest form that fits into `columns`. The whole status has priority over any hint; if it does not
  /// fit, the shorter status also leaves room for a hint.
  func fit(columns: Int) -> Line {
    if let text = inFull(columns: columns) { return text }
    let (short, hints, help) = (Self.texts(shortStatus), hints.map(\.styled), help.styled)
    let inShort = Self.counts(of: hints, downTo: 1).map { (short, hints.prefix($0) + [help]) }
    let nextStep = hints.isEmpty ? [] : [(short, hints.prefix(1))]
    let fewerParts = short.indices.reversed().map { (Array(short.prefix($0 + 1)), [help][...]) }
    let fitting = (inShort + nextStep + fewerParts).first { Self.width(of: $0, $1) <= columns }
    if let fitting { return Self.line(fitting.0, fitting.1) }
    return Line(left: (short.first ?? .empty).truncated(to: columns))
  }

  /// The whole status with as many hints as fit; nil if not even the status fits.
  func inFull(columns: Int) -> Line? {
    let (status, hints, help) = (Self.texts(status), hints.map(\.styled), help.styled)
    for count in Self.counts(of: hints, downTo: 0) {
      let right = hints.prefix(count) + [help]
      if Self.width(of: status, right) <= columns { return Self.line(status, right) }
    }
    return nil
  }

  /// From all hints to the fewest.
  private static func counts(of hints: [StyledText], downTo fewest: Int) -> [Int] {
    hints.count < fewest ? [] : (fewest...hints.count).reversed()
  }

  private static func texts(_ parts: [String]) -> [DisplayText] {
    parts.filter { !$0.isEmpty }.map { DisplayText($0) }
  }

  /// The columns that `line` needs, computed without building it, because only one of the candidates is drawn.
  private static func width(of left: [DisplayText], _ right: ArraySlice<StyledText>) -> Int {
    let widths = left.map(\.width) + right.map(\.width)
    return widths.reduce(0, +) + separator.width * max(0, widths.count - 1)
  }

  private static func line(_ left: [DisplayText], _ right: ArraySlice<StyledText>) -> Line {
    var hints = StyledText()
    for hint in right {
      if hints.width > 0 { hints.append(separator, role: .statusHint) }
      hints.append(hint)
    }
    return Line(left: DisplayText.joined(left, by: separator), right: hints)
  }
}

/// The labels of the tabs. The current tab has brackets, so that it differs in more than style. On a narrow terminal
/// the labels are closer together, and in the end the other tabs show only their numbers.
struct TabLabels {
  let labels: [DisplayText]

  /// - Parameters:
  ///   - columns: the width available for all of them.
  ///   - current: the index of the current tab.
  ///   - showsDigits: false while digits are text; blanks keep the names where they are.
  init(_ tabs: [Tab], _ texts: Texts, columns: Int, current: Int, showsDigits: Bool = true) {
    let names = tabs.enumerated().map { "\(showsDigits ? "\($0 + 1)" : " ") \($1.title(texts))" }
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
