import EventLoop
import HTTP
import Screens
import Stubs

/// The network conditions that the user of the sandbox chose for a scene.
struct StageConditions: Equatable {
  var delay = NetworkDelay.none
  /// Nil: requests get the state's responses.
  var fault: SceneFault?

  /// F8: the next fault, or none after the last.
  mutating func goToNextFault() {
    guard let fault else {
      self.fault = SceneFault.allCases.first
      return
    }
    self.fault = fault == SceneFault.allCases.last ? nil : fault.next
  }

  /// Installs the state's responses, changed by these conditions.
  /// - Throws: `SceneReplyError`.
  @LoopActor
  func apply(_ state: LoadedState, to client: StubHTTPClient) throws(SceneReplyError) {
    client.onlyReply = try fault?.stubReply()
    if let reply = client.onlyReply { client.onlyReply = delay.applied(to: reply) }
    for var stub in state.stubs {
      stub.replies = stub.replies.map(delay.applied)
      client.add(stub)
    }
  }
}
