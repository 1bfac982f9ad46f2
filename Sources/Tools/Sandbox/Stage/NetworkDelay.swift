import HTTP
import Stubs

/// The delay of every response, in the order of the F7 key.
enum NetworkDelay: String, CaseIterable {
  /// The state's own delays.
  case none = "0"
  case short = "300 ms"
  case long = "2 s"
  case veryLong = "10 s"
  case never

  /// The reply with this delay.
  func applied(to reply: StubReply) -> StubReply {
    var reply = reply
    switch self {
    case .none: break
    case .short: reply.delay = .milliseconds(300)
    case .long: reply.delay = .seconds(2)
    case .veryLong: reply.delay = .seconds(10)
    case .never: reply.hold = StubReply.never
    }
    return reply
  }
}

extension CaseIterable where Self: Equatable, AllCases: BidirectionalCollection {
  /// The next case; the first one after the last.
  var next: Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
