import Collector
import Texts
import Yams

extension ConfigurationFile {
  /// Parses the address alone, or a mapping with headers and the limits of a batch.
  mutating func readCollector(_ value: Node) {
    var url = value.string
    var headers: [(name: String, value: String)] = []
    for (key, value) in value.mapping ?? [:] {
      switch key.string {
      case "url": url = value.string
      case "headers":
        // A header must be text without line ends.
        headers = (value.mapping ?? [:]).map { (name: $0.key.string ?? "?", value: $0.value.string ?? "\n") }
      case "batch_events": readLimit(key, value, 1...10_000) { $0.batchEvents = $1 }
      case "batch_seconds": readLimit(key, value, 1...3_600) { $0.batchAge = .seconds($1) }
      default:
        refuse(key, among: ["batch_events", "batch_seconds", "headers", "url"])
      }
    }
    do throws(CollectorEndpoint.Problem) {
      configuration.collector = try CollectorEndpoint(url: url ?? "", headers: headers)
    } catch {
      complain(value, sentence(for: error))
    }
  }

  private func sentence(for problem: CollectorEndpoint.Problem) -> String {
    switch problem {
    case .noAddress: texts.noCollectorAddress
    case .insecure(let host): texts.insecureCollector(host: host)
    case .wrongHeader(let name): texts.wrongCollectorHeader(name: name)
    }
  }

  private mutating func readLimit(
    _ key: Node, _ value: Node, _ range: ClosedRange<Int>, into apply: (inout CollectorLimits, Int) -> Void
  ) {
    guard let number = value.number, range.contains(number) else {
      return complain(
        value,
        texts.wrongNumber(key: key.string ?? "?", least: "\(range.lowerBound)", most: "\(range.upperBound)"))
    }
    apply(&configuration.collectorLimits, number)
  }
}
