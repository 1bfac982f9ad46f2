import Domain

/// How well a name matches a query: each word of the query must occur in the name as a subsequence. Starts of words
/// and consecutive characters score higher.
enum FuzzyMatch {
  /// The score, higher for a better match; nil if the name does not match. Case is ignored, and characters are compared
  /// by canonical equivalence.
  static func score(_ query: String, in name: String) -> Int? {
    let name = Array(name.lowercased())
    var score = 0
    for word in query.asRead.lowercased().split(separator: " ") {
      guard let best = best(Array(word), in: name) else { return nil }
      score += best
    }
    return score
  }

  private static let (inRow, atStart, anywhere) = (10, 8, 1)

  /// The best score over all ways to find the characters of a word in a name, in order.
  private static func best(_ word: [Character], in name: [Character]) -> Int? {
    guard word.count <= name.count else { return nil }
    // The best score of a match that ends at each index of the name.
    var ends = [Int?](repeating: 0, count: name.count)
    for (index, character) in word.enumerated() {
      var next = [Int?](repeating: nil, count: name.count)
      var bestBefore: Int? = index == 0 ? 0 : nil
      for position in name.indices {
        if name[position] == character {
          let isStart = position == 0 || !name[position - 1].isLetter && !name[position - 1].isNumber
          let own = isStart ? atStart : anywhere
          let row = index > 0 && position > 0 ? ends[position - 1].map { $0 + inRow + own } : nil
          next[position] = [row, bestBefore.map { $0 + own }].compactMap(\.self).max()
        }
        if index > 0 { bestBefore = [bestBefore, ends[position]].compactMap(\.self).max() }
      }
      ends = next
    }
    return ends.compactMap(\.self).max()
  }
}
