/// The options after a stub's reply, in any order.
enum ReplyOption: String, Sendable, CaseIterable {
  case header, delay, hold, truncate, times, optional

  var usage: String {
    switch self {
    case .header: "header STRING STRING"
    case .delay: "delay DURATION"
    case .hold: "hold WORD"
    case .truncate: "truncate NUMBER"
    case .times: "times NUMBER"
    case .optional: "optional"
    }
  }

  var summary: String {
    switch self {
    case .header: "one more header, its name and its value"
    case .delay: "the answer comes after this span of virtual time"
    case .hold: "the answer comes when release names it"
    case .truncate: "the connection ends after so many bytes of the body"
    case .times: "exactly so many requests are answered"
    case .optional: "it need not be used"
    }
  }
}
