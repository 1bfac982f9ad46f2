/// Suggests the known word that a misspelt one most likely means.
public enum Spelling {
  private static let longestWord = 32

  /// The nearest word of `known`, or the only one that begins with the word; nil if there is neither. Ignores ASCII
  /// case. Among equally near words, one with the same letters is preferred, because swapped letters are more likely
  /// than a missing one; otherwise the first.
  public static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    let length = word.utf8.count
    guard length <= longestWord else { return nil }
    let letters = lowercase(word)
    var best: (word: String, distance: Int, hasSameLetters: Bool)?
    for candidate in known {
      let longest = max(length, candidate.utf8.count)
      let other = lowercase(candidate)
      let hasSameLetters = other.count == length && other.sorted() == letters.sorted()
      let isWorthMore = hasSameLetters && best?.hasSameLetters == false
      let limit = min(max(1, longest / 3), best.map { $0.distance - (isWorthMore ? 0 : 1) } ?? .max)
      guard candidate.utf8.count <= longestWord, abs(length - candidate.utf8.count) <= limit else { continue }
      let distance = distance(letters, other)
      // Replacing the only letter of a word is not a spelling mistake.
      if distance <= limit, distance < longest { best = (candidate, distance, hasSameLetters) }
    }
    return best?.word ?? completion(of: letters, among: known)
  }

  /// Whether a word is another one with a slip: one wrong key, two in a word of at least 5 letters with the
  /// right first letter, or only its beginning. Stricter than `nearest`, for words that need not be misspelt at all.
  public static func isSlip(_ word: String, of known: String) -> Bool {
    guard word.utf8.count <= longestWord else { return false }
    let (letters, other) = (lowercase(word), lowercase(known))
    if letters.count >= shortestBeginning, other.starts(with: letters) { return true }
    let maxDistance = letters.count >= 5 && letters.first == other.first ? 2 : 1
    return distance(letters, other) <= maxDistance
  }

  private static let shortestBeginning = 3

  /// The only word that begins with the letters.
  private static func completion(of letters: [UInt8], among known: some Sequence<String>) -> String? {
    guard letters.count >= shortestBeginning else { return nil }
    let longer = known.filter { lowercase($0).starts(with: letters) }
    return longer.count == 1 ? longer[0] : nil
  }

  private static func lowercase(_ word: String) -> [UInt8] {
    word.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment), in bytes.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    let width = second.count + 1
    var costs = [Int](repeating: 0, count: (first.count + 1) * width)
    for column in 0..<width { costs[column] = column }
    for row in 1..<first.count + 1 {
      costs[row * width] = row
      for column in 1..<width {
        let here = row * width + column
        let isSame = first[row - 1] == second[column - 1]
        var cost = min(
          costs[here - width - 1] + (isSame ? 0 : 1), costs[here - width] + 1, costs[here - 1] + 1)
        let isSwap =
          row > 1 && column > 1 && first[row - 1] == second[column - 2]
          && first[row - 2] == second[column - 1]
        if isSwap { cost = min(cost, costs[here - 2 * width - 2] + 1) }
        costs[here] = cost
      }
    }
    return costs[first.count * width + second.count]
  }
}
