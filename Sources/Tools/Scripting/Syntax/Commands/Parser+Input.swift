extension Parser {
  /// What follows `focus`: whether the window gains the focus.
  mutating func focus() throws(SyntaxFault) -> Bool {
    if accept("in") { return true }
    if accept("out") { return false }
    throw unexpected()
  }

  /// `burst … end`.
  mutating func burst() -> Command? {
    let start = statementIndex
    _ = readHead { _ in }
    let outer = section.steps
    section.steps = []
    isInBurst = true
    readBody(from: start)
    isInBurst = false
    let steps = section.steps
    section.steps = outer
    statementIndex = start
    return .burst(steps)
  }
}
