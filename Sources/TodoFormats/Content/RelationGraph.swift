/// Which todo leads to which, without circles.
struct RelationGraph: Hashable, Sendable {
  private var targets: [String: [String]]

  init(_ pairs: [(String, [String])]) {
    targets = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Replaces the targets of a todo, and returns those that close no circle.
  mutating func set(_ names: [String], of uid: String) -> [String] {
    targets[uid] = []
    var known: Set<String> = []
    // Names from which no way leads to the todo. Its own targets do not matter for that.
    var visited: Set<String> = []
    let kept = names.filter { known.insert($0).inserted && !reaches(uid, from: $0, &visited) }
    targets[uid] = kept
    return kept
  }

  /// Whether a name cannot be a target of a todo.
  func ignores(_ name: String, of uid: String) -> Bool { targets[name] == nil || reaches(uid, from: name) }

  /// A shortest way from a todo to another one, with both; empty if none leads there.
  func path(from start: String, to uid: String) -> [String] {
    var before: [String: String] = [:]
    var names = [start]
    var index = 0
    while index < names.count {
      let name = names[index]
      index += 1
      guard name != uid else {
        return Array(sequence(first: name) { before[$0] }).reversed()
      }
      for target in targets[name] ?? [] where target != start && before[target] == nil {
        before[target] = name
        names.append(target)
      }
    }
    return []
  }

  /// Whether a way leads from a todo to another one, or both are the same.
  func reaches(_ uid: String, from start: String) -> Bool {
    var visited: Set<String> = []
    return reaches(uid, from: start, &visited)
  }

  /// - Parameter visited: todos from which no way leads to `uid`.
  private func reaches(_ uid: String, from start: String, _ visited: inout Set<String>) -> Bool {
    var next = [start]
    while let name = next.popLast() {
      if name == uid { return true }
      guard visited.insert(name).inserted else { continue }
      next += targets[name] ?? []
    }
    return false
  }
}
