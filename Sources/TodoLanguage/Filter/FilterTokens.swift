import Domain

/// A sign or a word of a filter.
struct FilterToken: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case open, close, or, and, not
    case word(QuotedWord)
  }

  let content: Content
  /// In characters of the filter, from 0.
  let range: Range<Int>

  var column: Int { range.lowerBound + 1 }
}

extension FilterToken {
  /// The tokens of a filter.
  /// - Throws: a fault at a quote that is never closed.
  static func all(of text: [Character]) throws(LineFault) -> [FilterToken] {
    var tokens: [FilterToken] = []
    var index = 0
    while index < text.count {
      guard !text[index].isBlank, !text[index].isInvisible else {
        index += 1
        continue
      }
      let content: Content
      var end = index + 1
      if let sign = sign(at: index, of: text) {
        content = sign
      } else {
        let word = try QuotedWord(in: text, from: index) { $0.isBlank || "()|&".contains($0) }
        content = operation(word) ?? .word(word)
        end = word.end
      }
      tokens.append(FilterToken(content: content, range: index..<end))
      index = end
    }
    return tokens
  }

  private static func sign(at index: Int, of text: [Character]) -> Content? {
    switch text[index] {
    case "(": .open
    case ")": .close
    case "|": .or
    case "&": .and
    case "-": .not
    // `!high` is a term.
    case "!" where level(at: index, of: text) == nil: .not
    default: nil
    }
  }

  private static func level(at index: Int, of text: [Character]) -> PriorityLevel? {
    let word = text[index...].prefix { !$0.isBlank && !"()|&".contains($0) }.filter { !$0.isInvisible }
    // A sign alone belongs to what follows it.
    return word.count > 1 ? PriorityLevel(String(word)) : nil
  }

  private static func operation(_ word: QuotedWord) -> Content? {
    guard word.signs.allSatisfy({ !$0.isQuoted }) else { return nil }
    switch word.meant.text.lowercased() {
    case "or": return .or
    case "and": return .and
    case "not": return .not
    default: return nil
    }
  }
}
