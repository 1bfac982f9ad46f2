/// Finds the row that is most similar to a text that was not found.
enum NearestRow {
  /// In characters. Limits the cost on a screen of a million cells; nobody reads more of a missing text.
  private static let longestText = 80

  /// The index of the first row with the longest common substring, ignoring case. Nil if no row contains at
  /// least half of the text in one piece.
  static func index(of text: String, in rows: [String]) -> Int? {
    let wanted = Array(text.prefix(longestText).lowercased())
    guard wanted.count > 1 else { return nil }
    var best: (index: Int, length: Int)?
    for (index, row) in rows.enumerated() {
      let length = longestPiece(of: wanted, in: Array(row.lowercased()))
      if length * 2 >= wanted.count, length > best?.length ?? 0 { best = (index, length) }
    }
    return best?.index
  }

  /// The length of the longest common substring.
  private static func longestPiece(of wanted: [Character], in row: [Character]) -> Int {
    var longest = 0
    var lengths = [Int](repeating: 0, count: wanted.count + 1)
    for character in row {
      var diagonal = 0
      for index in wanted.indices {
        let length = wanted[index] == character ? diagonal + 1 : 0
        diagonal = lengths[index + 1]
        lengths[index + 1] = length
        longest = max(longest, length)
      }
    }
    return longest
  }
}
