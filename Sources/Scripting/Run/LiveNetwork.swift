public import EventLoop
public import HTTP

/// The way to the API for a script that asks the real one.
@LoopActor
public struct LiveNetwork: Sendable {
  let log: RequestLog
  let recorder: CassetteRecorder?

  /// What is asked and answered goes into a cassette. The program should look as it will when that is played:
  /// to people who have no token.
  public var isRecording: Bool { recorder != nil }

  /// The client that the program gets: it sends through the given one, to the API only.
  /// - Parameter base: the API's.
  public func client(through client: any HTTPClient, base: HTTPAddress) -> any HTTPClient {
    APIOnlyHTTPClient(client, base: base, log: log, recorder: recorder)
  }
}
