import EventLoop
import HTTP
import Scenes

/// What the person at the sandbox does to the network of a scene.
struct StageConditions: Equatable {
  var delay = NetworkDelay.none
  /// Nil: requests are answered as the state says.
  var fault: SceneFault?

  /// F8: through all faults, and back to none.
  mutating func goToNextFault() {
    guard let fault else {
      self.fault = SceneFault.allCases.first
      return
    }
    self.fault = fault == SceneFault.allCases.last ? nil : fault.next
  }

  /// What answers, under these conditions.
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
