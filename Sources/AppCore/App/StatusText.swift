import Terminal

/// The status line: what the screen has to tell, then hints at its keys, then the way to the help. Half a
/// part helps nobody, so what does not fit whole is left out; only the very first part is cut.
struct StatusText: Equatable {
  /// What the screen has to tell, the most important first.
  let status: [String]
  /// The same in fewer words; asked for only where `inFull` finds no room.
  var shortStatus: [String]
  /// The keys worth a hint, the next step first.
  let hints: [String]
  /// The way to the help.
  let help: String

  private static let separator: DisplayText = " · "

  /// As much as `columns` have room for. The whole status counts more than any hint; where it does not fit,
  /// fewer words make room for the next step too.
  func fit(columns: Int) -> DisplayText {
    if let text = inFull(columns: columns) { return text }
    let (short, hints, help) = (Self.texts(shortStatus), Self.texts(hints), Self.texts([help]))
    let inShort: [[DisplayText]] = Self.counts(of: hints, downTo: 1).map { short + hints.prefix($0) + help }
    let nextStep: [[DisplayText]] = hints.isEmpty ? [] : [short + hints.prefix(1)]
    let fewerParts: [[DisplayText]] = short.indices.reversed().map { short.prefix($0 + 1) + help }
    let fitting = (inShort + nextStep + fewerParts).first { Self.width(of: $0) <= columns }
    return fitting.map { Self.line($0) } ?? (short.first ?? .empty).truncated(to: columns)
  }

  /// The whole status with as many hints as there is room for; nil where not even the status fits.
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

  /// The columns of `line`, without making it: of all the lines that are tried, one is drawn.
  private static func width(of parts: [DisplayText]) -> Int {
    parts.reduce(0) { $0 == 0 ? $1.width : $0 + separator.width + $1.width }
  }

  private static func line(_ parts: [DisplayText]) -> DisplayText {
    DisplayText.joined(parts, by: separator)
  }
}
