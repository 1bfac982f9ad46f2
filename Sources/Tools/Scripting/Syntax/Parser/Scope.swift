/// The names available to `${name}`, innermost block last.
struct Scope {
  private let outside: [String: Template]
  private var levels: [[String: Template]] = [[:]]
  /// The byte count of the constants of each level.
  private var byteCounts = [0]

  init(outside: [String: String] = [:]) {
    self.outside = outside.mapValues { Template($0) }
  }

  subscript(name: String) -> Template? {
    for level in levels.reversed() {
      if let value = level[name] { return value }
    }
    return outside[name]
  }

  /// The byte count of all visible constants, except those from outside.
  var byteCount: Int { byteCounts.reduce(0, +) }

  /// Sorted, so that suggestions are deterministic; empty if there are too many to search quickly.
  var names: [String] {
    guard levels.lazy.map(\.count).reduce(0, +) <= ScriptLimits.maxSuggestions else { return [] }
    return Set(levels.flatMap(\.keys)).union(outside.keys).sorted()
  }

  /// Whether the name was defined on the command line.
  func isGiven(_ name: String) -> Bool { outside[name] != nil }

  /// Whether the innermost block itself defines the name.
  func defines(_ name: String) -> Bool { levels.last?[name] != nil }

  /// Whether the name has a value before the script runs.
  func isConstant(_ name: String) -> Bool { self[name]?.literal != nil }

  mutating func define(_ name: String, as value: Template) {
    levels[levels.count - 1][name] = value
    byteCounts[byteCounts.count - 1] += value.byteCount
  }

  /// A captured value is visible in the rest of the preamble or test, also outside of its block.
  mutating func defineCapture(_ name: String, inTest: Bool) {
    let level = inTest && levels.count > 1 ? 1 : 0
    levels[level][name] = Template(parts: [.captured(name)])
  }

  mutating func push(_ values: [String: Template] = [:]) {
    levels.append(values)
    byteCounts.append(0)
  }

  mutating func pop() {
    levels.removeLast()
    byteCounts.removeLast()
  }
}
