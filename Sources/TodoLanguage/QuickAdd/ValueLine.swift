import Domain

/// A line with changes that is typed behind a key or a sign, as in a box that asks for a date: `due:tomorrow 17:00`. The words up
/// to the next one with a meaning of its own are one value, as in a field of an editor.
extension QuickAddReader {
  /// The same line with quotes around a value of several words.
  /// - Parameter prefix: the key with its colon, or the sign; empty if any words may be typed, of which a key alone with the words
  ///   behind it is such a value.
  public func line(ofChanges line: String, behind prefix: String) -> String {
    guard !prefix.isEmpty else { return self.line(ofChanges: [line]) }
    let line = hasOwnMeaning(line, behind: prefix) ? line : prefix + line
    guard line.hasPrefix(prefix), let characters = try? Self.characters(of: line) else { return line }
    let tokens = LineScanner.tokens(ofChanges: characters, sigils: sigils)
    let next = tokens.dropFirst().first { !$0.isText }
    let covered = tokens.prefix { $0.range.lowerBound < next?.range.lowerBound ?? .max }
    guard covered.count > 1 || covered.first?.isText == true, !tokens.contains(where: \.isBehindHyphens)
    else { return line }
    let (start, end) = (prefix.count, next?.range.lowerBound ?? characters.count)
    let value = String(characters[min(start, end)..<end]).trimmingWhitespace
    guard !value.isEmpty, !value.contains(where: { $0.asMeant == "\"" }) else { return line }
    return "\(words(of: value, behind: prefix)) \(String(characters[end...]))".trimmingWhitespace
  }

  /// Whether a line needs no prefix: it has it, or begins with another key or sign. A user who deleted the prefix still means it.
  private func hasOwnMeaning(_ line: String, behind prefix: String) -> Bool {
    guard !line.hasPrefix(prefix), let characters = try? Self.characters(of: line) else { return true }
    let first = LineScanner.tokens(ofChanges: characters, sigils: sigils).first
    return first.map { !$0.isText || $0.isBehindHyphens } ?? true
  }

  private func words(of value: String, behind prefix: String) -> String {
    guard prefix == String(sigils.tag), let typed = try? QuotedWord(typed: value, in: .tags) else {
      return prefix + QuotedWord.quoted(value)
    }
    return tags(typed).map { prefix + QuotedWord.quoted($0) }.joined(separator: " ")
  }
}
