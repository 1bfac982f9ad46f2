/// The report about a request that is missing in a recording.
enum CassetteReport {
  private static let nearestShown = 3

  static func none(
    _ sent: SentRequest, in file: String, among exchanges: [(exchange: CassetteExchange, isPlayed: Bool)]
  ) -> String {
    let nearest = exchanges.map { entry in (entry, differences(entry, sent)) }
      .sorted { weight($0.1) < weight($1.1) }
      .prefix(nearestShown)
      .map { entry, differences in
        "    line \(entry.exchange.line)  \(entry.exchange)      "
          + differences.map(\.text).joined(separator: "; ")
      }
    let lines = nearest.isEmpty ? ["    there are no requests in it"] : nearest
    return (["\(file) has no answer to  \(sent)"] + lines + ["    to record again:  run with --record"])
      .joined(separator: "\n")
  }

  private static func differences(
    _ entry: (exchange: CassetteExchange, isPlayed: Bool), _ sent: SentRequest
  ) -> [RequestDifference] {
    let differences = entry.exchange.match.differences(from: sent, called: "recording")
    guard differences.isEmpty else { return differences }
    return [RequestDifference(weight: 0, text: "was played already")]
  }

  private static func weight(_ differences: [RequestDifference]) -> Int {
    differences.reduce(0) { $0 + $1.weight }
  }
}
