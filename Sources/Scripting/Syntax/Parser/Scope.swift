/// The names that `${name}` may use, innermost block last.
struct Scope {
  private let outside: [String: Template]
  private var levels: [[String: Template]] = [[:]]

  init(outside: [String: String] = [:]) {
    self.outside = outside.mapValues { Template($0) }
  }

  subscript(name: String) -> Template? {
    for level in levels.reversed() {
      if let value = level[name] { return value }
    }
    return outside[name]
  }

  /// In order, so that suggestions are the same each time.
  var names: [String] {
    Set(levels.flatMap(\.keys)).union(outside.keys).sorted()
  }

  /// Whether the name was given from outside.
  func isGiven(_ name: String) -> Bool { outside[name] != nil }

  /// Whether the innermost block itself defines the name.
  func defines(_ name: String) -> Bool { levels.last?[name] != nil }

  /// Whether the name has a value before the script runs.
  func isConstant(_ name: String) -> Bool { self[name]?.literal != nil }

  mutating func define(_ name: String, as value: Template) {
    levels[levels.count - 1][name] = value
  }

  /// A captured value is known to the rest of the preamble or test, out of blocks too.
  mutating func defineCapture(_ name: String, inTest: Bool) {
    let level = inTest && levels.count > 1 ? 1 : 0
    levels[level][name] = Template(parts: [.captured(name)])
  }

  mutating func push(_ values: [String: Template] = [:]) { levels.append(values) }

  mutating func pop() { levels.removeLast() }
}
