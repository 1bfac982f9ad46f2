extension Verb {
  static let all: [Verb] = script + program + input + time + check + tracking + network + picture

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// All words that can begin a line, in the order of the table.
  static let names: [String] = all.map(\.name) + ["test", "end"]

  static func named(_ name: String) -> Verb? { byName[name] }
}
