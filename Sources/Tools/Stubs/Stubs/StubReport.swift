/// The reports about a request that no stub, or more than one, matches.
enum StubReport {
  private static let nearestShown = 3

  static func none(_ sent: SentRequest, among stubs: [StubUse]) -> String {
    let nearest = stubs.map { use in (use.stub, reasons(use, sent)) }
      .sorted { weight($0.1) < weight($1.1) }
      .prefix(nearestShown)
      .map { stub, reasons in "\(line(stub))      \(reasons.map(\.text).joined(separator: "; "))" }
    let lines = nearest.isEmpty ? ["    there are no stubs"] : nearest
    return (["no stub matches  \(sent)"] + lines).joined(separator: "\n")
  }

  static func several(_ sent: SentRequest, _ stubs: [Stub]) -> String {
    let lines = ["\(stubs.count) stubs match  \(sent)"] + stubs.map(line)
    return lines.joined(separator: "\n") + "      narrow one, or `forget` it"
  }

  private static func line(_ stub: Stub) -> String {
    "    \(stub.line.place)  \(stub.line.source)"
  }

  private static func reasons(_ use: StubUse, _ sent: SentRequest) -> [RequestDifference] {
    let differences = use.stub.match.differences(from: sent)
    guard differences.isEmpty else { return differences }
    return [RequestDifference(weight: 0, text: "has answered as often as it says")]
  }

  private static func weight(_ differences: [RequestDifference]) -> Int {
    differences.reduce(0) { $0 + $1.weight }
  }
}
