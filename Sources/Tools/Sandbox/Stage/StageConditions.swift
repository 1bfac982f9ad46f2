import EventLoop
import HTTP
import Screens
import Stubs

/// The network conditions that the user of the sandbox chose for a scene.
struct StageConditions: Equatable {
  var delay = NetworkDelay.none
  /// Nil: requests get the state's responses.
  var fault: NetworkFault?

  /// F8: the next fault, or none after the last.
  mutating func goToNextFault() {
    guard let fault else {
      self.fault = NetworkFault.allCases.first
      return
    }
    self.fault = fault == NetworkFault.allCases.last ? nil : fault.next
  }

  /// Installs the state's responses, changed by these conditions.
  /// - Throws: `SceneResponseError`.
  @LoopActor
  func apply(_ state: LoadedState, to client: StubHTTPClient) throws(SceneResponseError) {
    client.onlyReply = try fault.map { (fault) throws(SceneResponseError) in
      delay.applied(
        to: try fault.reply.map { (response) throws(SceneResponseError) in
          try response.httpResponse(of: state.name, fixtures: SceneFixtures([:]))
        })
    }
    for var stub in state.stubs {
      stub.replies = stub.replies.map(delay.applied)
      client.add(stub)
    }
  }
}

/// The delay of every response, in the order of the F7 key.
enum NetworkDelay: String, CaseIterable {
  /// The state's own delays.
  case none = "0"
  case short = "300 ms"
  case long = "2 s"
  case veryLong = "10 s"
  case never

  /// The reply with this delay.
  func applied(to reply: StubReply<HTTPClientResponse>) -> StubReply<HTTPClientResponse> {
    var reply = reply
    switch self {
    case .none: break
    case .short: reply.delay = .milliseconds(300)
    case .long: reply.delay = .seconds(2)
    case .veryLong: reply.delay = .seconds(10)
    case .never: reply.hold = StubReply<HTTPClientResponse>.neverReleased
    }
    return reply
  }
}

/// The response to every request, in the order of the F8 key.
enum NetworkFault: String, CaseIterable {
  case offline
  case timeout
  case unauthorized = "401"
  case limit = "403 limit"
  case notFound = "404"
  case invalid = "422"
  case server = "500"
  case garbage

  var reply: SceneReply {
    switch self {
    case .offline: .offline
    case .timeout: .timeout
    case .unauthorized: .unauthorized
    case .limit: .rateLimited
    case .notFound: .notFound
    case .invalid: .invalid
    case .server: .serverError
    case .garbage: .webPage
    }
  }
}
