extension Parser {
  /// What follows `advance`.
  mutating func advanceStep() throws(SyntaxFault) -> Advance {
    accept("next") ? .toNextTimer : .by(try duration())
  }

  /// What follows `wait`.
  mutating func wait() throws(SyntaxFault) -> Wait {
    let pattern = try pattern()
    let region = try region()
    return Wait(pattern: pattern, region: region, limit: accept("max") ? try duration() : nil)
  }
}
