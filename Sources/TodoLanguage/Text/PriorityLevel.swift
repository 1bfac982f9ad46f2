/// The priorities that a word such as `!high` or `!3` stands for. 1 is the highest (RFC 5545, 3.8.1.9).
public struct PriorityLevel: Hashable, Sendable {
  /// As it is typed, with its `!`.
  public let word: String
  /// What a new todo gets.
  public let priority: Int
  /// What a filter finds.
  public let range: ClosedRange<Int>

  /// The levels with a name of their own.
  public static let named = [
    PriorityLevel(word: "!high", priority: 1, range: 1...4),
    PriorityLevel(word: "!medium", priority: 5, range: 5...5),
    PriorityLevel(word: "!low", priority: 9, range: 6...9),
  ]

  private init(word: String, priority: Int, range: ClosedRange<Int>) {
    (self.word, self.priority, self.range) = (word, priority, range)
  }

  /// Nil unless the text is `!high`, `!h`, `!!!`, `!1` and the like, in any case.
  public init?(_ text: String) {
    guard text.hasPrefix("!") else { return nil }
    let rest = text.dropFirst().lowercased()
    let signs = rest.allSatisfy { $0 == "!" } ? Self.named.count - rest.count - 1 : -1
    if Self.named.indices.contains(signs) {
      self = Self.named[signs]
    } else if let level = Self(name: rest) {
      self = level
    } else {
      return nil
    }
  }

  /// Nil unless the text is `high`, `h`, `1` and the like.
  init?(name: String) {
    let name = name.lowercased()
    let known = Self.named.first { level in
      let word = level.word.dropFirst()
      return name == word || name == word.prefix(1)
    }
    if let known {
      self = known
    } else if name.count == 1, let number = Int(name), 1...9 ~= number {
      self.init(word: "!\(number)", priority: number, range: number...number)
    } else {
      return nil
    }
  }
}
