/// How many todos have each name. Names that a filter does not tell apart, such as those that differ in their case, count as
/// one, by the spelling that most of them have.
public struct NameCounts {
  /// By the folded name.
  private var spellings: [String: [String: Int]] = [:]

  public init() {}

  public mutating func add(_ name: String, count: Int = 1) {
    spellings[SearchWords.folded(name), default: [:]][name, default: 0] += count
  }

  /// In the order of their folded names.
  public var all: [(name: String, count: Int)] {
    spellings.sorted { $0.key < $1.key }.map { _, counts in
      let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return (sorted.first?.key ?? "", counts.values.reduce(0, +))
    }
  }
}
