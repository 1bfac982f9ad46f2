/// Moves through earlier queries with Ctrl+P and Ctrl+N, or Alt with Up and Down, like in a shell. The newest entry is
/// the text that was typed last.
struct QueryHistoryCursor {
  private(set) var isLoaded = false
  /// Newest first.
  private(set) var queries: [String] = []
  private var position: Int?
  private var draft = ""

  mutating func load(_ stored: [String]) {
    isLoaded = true
    queries += stored.filter { !queries.contains($0) }
  }

  mutating func add(_ query: String) {
    queries.removeAll { $0 == query }
    queries.insert(query, at: 0)
    startAgain()
  }

  mutating func startAgain() {
    position = nil
  }

  /// The next older query; nil at the end. Keeps `current` to return to it.
  mutating func older(than current: String) -> String? {
    var next = position.map { $0 + 1 } ?? 0
    if position == nil { draft = current }
    if position == nil, queries.first == current { next = 1 }
    guard queries.indices.contains(next) else { return nil }
    position = next
    return queries[next]
  }

  /// The next newer query, and finally the text that was typed; nil if that is already shown.
  mutating func newer() -> String? {
    guard let position else { return nil }
    guard position > 0, !(position == 1 && queries.first == draft) else {
      self.position = nil
      return draft
    }
    self.position = position - 1
    return queries[position - 1]
  }
}
