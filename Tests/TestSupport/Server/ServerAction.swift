/// What a `LoopbackServer` does about a request, good or bad.
public enum ServerAction: Hashable, Sendable {
  /// A whole answer with its length; the connection stays open.
  case answer(Int, [String: String] = [:], body: [UInt8] = [])
  /// These bytes as they are.
  case send([UInt8])
  /// These bytes over and over, until the client goes away.
  case sendForever([UInt8])
  /// One byte at a time with pauses in between.
  case drip([UInt8], every: Duration)
  /// Nothing, until the client goes away.
  case stall
  /// Ends the connection in good order.
  case close
  /// Ends the connection by a reset.
  case reset

  public static func answer(_ status: Int, _ headers: [String: String] = [:], _ text: String) -> ServerAction
  {
    .answer(status, headers, body: Array(text.utf8))
  }

  public static func send(_ text: String) -> ServerAction {
    .send(Array(text.utf8))
  }

  public static func redirect(_ status: Int, to location: String) -> ServerAction {
    .answer(status, ["Location": location])
  }
}
