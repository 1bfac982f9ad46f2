/// Matches each expectation with a different entry (bipartite matching).
enum Assignment {
  /// Uses augmenting paths.
  /// - Parameter fits: for each expectation, whether each entry fits it.
  /// - Returns: the index of an entry for each expectation; nil if there is no complete matching.
  static func find(_ fits: [[Bool]]) -> [Int]? {
    var owner: [Int: Int] = [:]
    for expectation in fits.indices {
      var visited: Set<Int> = []
      guard assign(expectation, fits, &owner, &visited) else { return nil }
    }
    return owner.sorted { $0.value < $1.value }.map(\.key)
  }

  private static func assign(
    _ expectation: Int, _ fits: [[Bool]], _ owner: inout [Int: Int], _ visited: inout Set<Int>
  ) -> Bool {
    for entry in fits[expectation].indices where fits[expectation][entry] {
      guard visited.insert(entry).inserted else { continue }
      if let other = owner[entry], !assign(other, fits, &owner, &visited) { continue }
      owner[entry] = expectation
      return true
    }
    return false
  }
}
