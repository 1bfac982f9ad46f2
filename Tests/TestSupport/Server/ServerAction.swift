/// A `LoopbackServer`'s action on a request, valid or not.
public enum ServerAction: Hashable, Sendable {
  /// A whole response with its length; the connection stays open.
  case response(Int, [String: String] = [:], body: [UInt8] = [])
  /// These bytes, unchanged.
  case send([UInt8])
  /// These bytes repeatedly, until the client disconnects.
  case sendForever([UInt8])
  /// One byte at a time with pauses in between.
  case drip([UInt8], every: Duration)
  /// Nothing, until the client disconnects.
  case stall
  /// Closes the connection cleanly.
  case close
  /// Resets the connection.
  case reset

  public static func response(_ status: Int, _ headers: [String: String] = [:], _ text: String)
    -> ServerAction
  {
    .response(status, headers, body: Array(text.utf8))
  }

  public static func send(_ text: String) -> ServerAction {
    .send(Array(text.utf8))
  }

  public static func redirect(_ status: Int, to location: String) -> ServerAction {
    .response(status, ["Location": location])
  }
}
