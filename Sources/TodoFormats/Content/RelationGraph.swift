/// Which todo leads to which, without circles.
struct RelationGraph: Hashable, Sendable {
  private var targets: [String: [String]]

  init(_ pairs: [(String, [String])]) {
    targets = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Replaces the targets of a todo, and returns those that close no circle.
  mutating func set(_ names: [String], of uid: String) -> [String] {
    targets[uid] = []
    var kept: [String] = []
    for name in names where !kept.contains(name) && !reaches(uid, from: name) { kept.append(name) }
    targets[uid] = kept
    return kept
  }

  /// Whether a name cannot be a target of a todo.
  func ignores(_ name: String, of uid: String) -> Bool { targets[name] == nil || reaches(uid, from: name) }

  /// Whether a way leads from a todo to another one, or both are the same.
  func reaches(_ uid: String, from start: String) -> Bool {
    var next = [start]
    var visited: Set<String> = []
    while let name = next.popLast() {
      if name == uid { return true }
      guard visited.insert(name).inserted else { continue }
      next += targets[name] ?? []
    }
    return false
  }
}
