import Terminal
import Texts

/// The status line: the screen's status, then hints at its keys, then the key of the help. A part that does
/// not fit as a whole is left out; only the first one is cut instead.
struct StatusText: Equatable {
  /// The screen's status, most important part first.
  let status: [String]
  /// A shorter form, used only if `inFull` does not fit.
  var shortStatus: [String]
  /// Hints at the most useful keys, the most likely next step first.
  let hints: [String]
  /// The key of the help.
  let help: String

  private static let separator: DisplayText = " · "

  /// The longest form that fits into `columns`. The whole status has priority over any hint; if it does not
  /// fit, the shorter status also leaves room for a hint.
  func fit(columns: Int) -> DisplayText {
    if let text = inFull(columns: columns) { return text }
    let (short, hints, help) = (Self.texts(shortStatus), Self.texts(hints), Self.texts([help]))
    let inShort: [[DisplayText]] = Self.counts(of: hints, downTo: 1).map { short + hints.prefix($0) + help }
    let nextStep: [[DisplayText]] = hints.isEmpty ? [] : [short + hints.prefix(1)]
    let fewerParts: [[DisplayText]] = short.indices.reversed().map { short.prefix($0 + 1) + help }
    let fitting = (inShort + nextStep + fewerParts).first { Self.width(of: $0) <= columns }
    return fitting.map { Self.line($0) } ?? (short.first ?? .empty).truncated(to: columns)
  }

  /// The whole status with as many hints as fit; nil if not even the status fits.
  func inFull(columns: Int) -> DisplayText? {
    let (status, hints, help) = (Self.texts(status), Self.texts(hints), Self.texts([help]))
    for count in Self.counts(of: hints, downTo: 0) {
      let parts = status + hints.prefix(count) + help
      if Self.width(of: parts) <= columns { return Self.line(parts) }
    }
    return nil
  }

  /// From all hints to the fewest.
  private static func counts(of hints: [DisplayText], downTo fewest: Int) -> [Int] {
    hints.count < fewest ? [] : (fewest...hints.count).reversed()
  }

  private static func texts(_ parts: [String]) -> [DisplayText] {
    parts.filter { !$0.isEmpty }.map { DisplayText($0) }
  }

  /// The width of `line`, computed without building it, because only one of the candidates is drawn.
  private static func width(of parts: [DisplayText]) -> Int {
    parts.reduce(0) { $0 == 0 ? $1.width : $0 + separator.width + $1.width }
  }

  private static func line(_ parts: [DisplayText]) -> DisplayText {
    DisplayText.joined(parts, by: separator)
  }
}

/// The labels of the tabs. The current tab has brackets, so that it does not differ in style only. On a
/// narrow terminal the labels are closer together, and in the end the other tabs show only their numbers.
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
    let (full, close) = (labels { " \($1) " }, labels { " \($1)" })
    self.labels = fits(full) ? full : fits(close) ? close : labels { index, _ in " \(index + 1) " }
  }
}
