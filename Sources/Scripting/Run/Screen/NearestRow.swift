/// Finds the row that somebody who looks for a text most likely means.
enum NearestRow {
  /// Nobody reads more of a text that is not there, and a screen of a million cells has to be looked through.
  private static let longestText = 80

  /// The index of the row with the longest piece of the text, the first one of several; nil where no row has
  /// half of the text in one piece. Upper and lower case are the same.
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

  /// How many characters the longest common piece has.
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
