/// Where badges stand, which decides whether their words say something there.
enum BadgeContext {
  /// They say something in a sentence, but not as a row of badges.
  case paragraph
  /// They say something if there is nothing else.
  case heading
  /// An item of a list or a cell of a table, which would be empty without them.
  case alone
}

extension [Span] {
  /// Leaves out the badges that say nothing.
  /// - Parameter start: the first span of the line that is looked at.
  /// - Returns: whether there were some.
  mutating func leaveOutBadges(from start: Int, in context: BadgeContext) -> Bool {
    let line = self[Swift.min(start, count)...]
    guard line.contains(where: \.isBadge) else { return false }
    let hasWords = Array(line).hasWords
    let isLeftOut =
      switch context {
      case .paragraph: !hasWords
      case .heading: hasWords
      case .alone: false
      }
    guard isLeftOut else { return false }
    removeSubrange(line.indices)
    for span in line where !span.isBadge {
      let begins = last.map { $0.text.last == " " || $0.text.last == "\n" } ?? true
      guard begins, span.text.first == " ", !span.isPicture else {
        append(span)
        continue
      }
      let rest = span.text.drop { $0 == " " }
      if !rest.isEmpty { append(span.with(String(rest))) }
    }
    return true
  }

  /// Whether anything but pictures and what separates them is in the line.
  var hasWords: Bool { contains { !$0.isPicture && !$0.text.allSatisfy(Self.isSeparator) } }

  private static func isSeparator(_ character: Character) -> Bool { " \n|/,-·•&".contains(character) }
}

extension Span {
  fileprivate var isBadge: Bool { emphasis.contains(.badge) }
}
