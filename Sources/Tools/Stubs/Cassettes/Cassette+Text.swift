import HTTP
import HTTPTypes

extension Cassette {
  /// The file's text. Parsing it gives an equal cassette, except for the line numbers.
  public var text: String {
    (["\(Self.mark) \(Self.form)", ""] + recordings.flatMap(Self.lines)).map { $0 + "\n" }.joined()
  }

  private static func lines(of recording: CassetteRecording) -> [String] {
    var lines: [String] = []
    if let test = recording.test { lines.append("test \(QuotedText.write(test))") }
    if let clock = recording.clock { lines.append("clock \(clock)") }
    if !lines.isEmpty { lines.append("") }
    return lines + recording.exchanges.flatMap { Self.lines(of: $0) + [""] }
  }

  private static func lines(of exchange: CassetteExchange) -> [String] {
    let request = ["\(exchange)"] + indented(CassetteBody.lines(of: exchange.body))
    switch exchange.reply {
    case .fault(let fault): return request + ["-> fail \(fault.rawValue)"]
    case .abandoned: return request + ["-> abandoned"]
    case .answer(let answer):
      let headers = answer.response.headerFields.map { "\($0.name.canonicalName): \($0.value)" }
      return request + ["-> \(answer.response.status.code)"]
        + indented(headers + CassetteBody.lines(of: answer.body))
    }
  }

  private static func indented(_ lines: [String]) -> [String] {
    lines.map { "  " + $0 }
  }
}
