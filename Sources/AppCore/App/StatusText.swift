import Terminal

/// The status line: what the screen has to tell, then hints at its keys, then the way to the help. Half a
/// part helps nobody, so what does not fit whole is left out; only the very first part is cut.
struct StatusText {
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
    let inShort: [[String]] = hintCounts(downTo: 1).map { shortStatus + hints.prefix($0) + [help] }
    let nextStep: [[String]] = hints.isEmpty ? [] : [shortStatus + hints.prefix(1)]
    let fewerParts: [[String]] = shortStatus.indices.reversed().map { shortStatus.prefix($0 + 1) + [help] }
    let texts = (inShort + nextStep + fewerParts).lazy.map(Self.text)
    return texts.first { $0.width <= columns } ?? Self.text(shortStatus.prefix(1)).truncated(to: columns)
  }

  /// The whole status with as many hints as there is room for; nil where not even the status fits.
  func inFull(columns: Int) -> DisplayText? {
    hintCounts(downTo: 0).lazy.map { Self.text(status + hints.prefix($0) + [help]) }
      .first { $0.width <= columns }
  }

  /// From all hints to the fewest.
  private func hintCounts(downTo fewest: Int) -> [Int] {
    hints.count < fewest ? [] : (fewest...hints.count).reversed()
  }

  private static func text(_ parts: some Sequence<String>) -> DisplayText {
    // Each part by itself, for plain ASCII takes a shorter way through the sanitiser than text with a sign
    // like the separator in it, and every frame has such a line.
    var text = DisplayText.empty
    for part in parts where !part.isEmpty {
      text = text.width == 0 ? DisplayText(part) : text + separator + DisplayText(part)
    }
    return text
  }
}
