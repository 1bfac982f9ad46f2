extension TestRun {
  /// Asserts the next effect.
  func effect(_ kind: EffectKind, _ pattern: Pattern?) throws {
    let wanted = pattern.map { "\(kind.rawValue) \(name(of: $0))" } ?? kind.rawValue
    guard let next = effects.pending.first else {
      throw StepFailure("there was no effect since \(sinceText)", expected: wanted, actual: "nothing")
    }
    var isWanted = next.kind == kind
    if isWanted, let pattern { isWanted = try matches(pattern, next.value ?? "") }
    guard isWanted else {
      throw StepFailure("the next effect since \(sinceText) is another", expected: wanted, actual: next.text)
    }
    effects.assert(at: 0)
  }

  func requireNoEffectPending() throws {
    guard !effects.pending.isEmpty else { return }
    let lines = effects.pending.map { "    to accept:  effect \($0.text)" }
    let count = effects.pending.count == 1 ? "1 effect" : "\(effects.pending.count) effects"
    throw StepFailure(
      (["\(count) since \(sinceText) that no line asserts"] + lines).joined(separator: "\n"))
  }
}
