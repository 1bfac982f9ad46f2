public import EventLoop
public import HTTP
import Stubs

/// The API client of a script that sends real requests.
@LoopActor
public struct LiveNetwork: Sendable {
  let log: RequestLog
  let recorder: CassetteRecorder?

  /// Whether requests and responses are recorded in a cassette. If so, the program must run without a token,
  /// as it does when the cassette is played.
  public var isRecording: Bool { recorder != nil }

  /// A client for the program that sends through the given one, and only to the API.
  /// - Parameter base: the API's address.
  public func client(through client: any HTTPClient, base: HTTPAddress) -> any HTTPClient {
    APIOnlyHTTPClient(client, base: base, log: log, recorder: recorder)
  }
}
