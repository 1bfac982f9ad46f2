/// The words of dates, and the nearest one to a misspelt word.
enum DateVocabulary {
  static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ]
  static let days = ["today", "tomorrow", "yesterday", "workday"]
  static let times = ["noon", "midnight"]
  static let feasts = ["easter", "goodfriday", "eastermonday", "ascension", "pentecost"]
  static let afterNext = ["week", "month", "quarter", "year"] + weekdays
  static let periods = ["s", "e"].flatMap { edge in
    ["", "n", "p"].flatMap { which in ["d", "w", "ww", "m", "q", "y"].map { "\(edge)o\(which)\($0)" } }
  }

  /// All words with which a date can begin, the usual ones first.
  static let beginnings =
    days + weekdays + ["next", "in", "noon", "midnight", "now", "someday", "later"] + months + feasts
    + periods

  /// The weekday of a name or of its first letters, at least three.
  static func weekday(_ word: String) -> Weekday? {
    index(of: word, in: weekdays).map { Weekday.allCases[$0] }
  }

  /// The month of a name or of its first letters, at least three.
  static func month(_ word: String) -> Int? {
    index(of: word, in: months).map { $0 + 1 }
  }

  private static func index(of word: String, in names: [String]) -> Int? {
    word.count < 3 ? nil : names.firstIndex { $0.hasPrefix(word) }
  }

  /// The word of a list that was most likely meant; nil if none is near.
  static func nearest(to word: String, among words: [String]) -> String? {
    guard (3...20).contains(word.count) else { return nil }
    let limit = min(2, max(1, word.count / 3))
    let shortNames =
      word.count > 4 ? [] : words.filter((weekdays + months).contains).map { ($0, $0.prefix(3)) }
    let near = (words.map { ($0, $0[...]) } + shortNames).map {
      (word: $0, distance: distance(Array(word), Array($1)))
    }
    let best = near.min { $0.distance < $1.distance }
    guard let best, best.distance <= limit, best.distance < word.count else { return nil }
    return best.word
  }

  /// The number of letters to insert, delete, replace or swap with the next.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var costs = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(
          rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1, costs[column] + 1)
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        costs.append(cost)
      }
      rows.append(costs)
    }
    return rows[first.count][second.count]
  }
}

extension DateReader {
  /// The words that begin with the last word of a text, or all that can follow, for completion while typing.
  public static func completions(of text: String) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    let isNewWord = text.last?.isWhitespace ?? true
    let typed = isNewWord ? "" : words.last ?? ""
    let before = isNewWord ? words : words.dropLast()
    switch before.last {
    case nil: return DateVocabulary.beginnings.filter { $0.hasPrefix(typed) }
    case "next": return DateVocabulary.afterNext.filter { $0.hasPrefix(typed) }
    case "at": return DateVocabulary.times.filter { $0.hasPrefix(typed) }
    default: return (["at"] + DateVocabulary.times).filter { $0.hasPrefix(typed) }
    }
  }
}
