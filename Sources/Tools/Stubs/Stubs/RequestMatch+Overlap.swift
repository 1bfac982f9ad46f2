extension RequestMatch {
  /// Whether one request could match both. Assumes that a request sends one value per parameter name, unless
  /// one of the two matches states the whole query.
  public func overlaps(_ other: RequestMatch) -> Bool {
    guard Self.canBeEqual(method, other.method), Self.canBeEqual(body, other.body) else { return false }
    guard target.origin == other.target.origin, target.path == other.target.path else { return false }
    switch (isWholeQuery, other.isWholeQuery) {
    case (true, true): return target == other.target
    case (true, false): return other.wanted.allSatisfy { $0.fits(target.values(of: $0.name)) }
    case (false, true): return wanted.allSatisfy { $0.fits(other.target.values(of: $0.name)) }
    case (false, false):
      return !wanted.contains { mine in
        other.wanted.contains { $0.name == mine.name && !mine.canAgree(with: $0) }
      }
    }
  }

  private var isWholeQuery: Bool { including == nil }

  /// The parameters that a request must have.
  private var wanted: [ParameterMatch] {
    target.query.map { ParameterMatch(name: $0.name, value: .equal($0.value)) } + (including ?? [])
  }

  /// Nil matches any value.
  private static func canBeEqual<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
    one == nil || other == nil || one == other
  }
}

extension ParameterMatch {
  /// Whether one value could satisfy both. Two patterns are not compared, so they count as compatible.
  fileprivate func canAgree(with other: ParameterMatch) -> Bool {
    switch (value, other.value) {
    case (.equal(let one), _): other.fits([one])
    case (_, .equal(let one)): fits([one])
    case (.matching, .matching): true
    }
  }
}
