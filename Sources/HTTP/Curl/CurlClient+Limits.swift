extension CurlClient {
  /// How long and how large an answer may be.
  public struct Limits: Sendable {
    /// For the connection to stand, with TLS.
    public var connect = Duration.seconds(5)
    /// For the whole answer, with all redirects.
    public var total = Duration.seconds(20)
    /// An answer that comes in more slowly than this, in bytes a second, for `slowFor` ends as timed out.
    public var slowestBytesPerSecond = 100
    /// In whole seconds, at least one.
    public var slowFor = Duration.seconds(10)
    /// Of the body, decoded.
    public var bodyBytes = 8 << 20
    /// Of all header lines, their line ends included.
    public var headerBytes = 64 << 10
    public var headerCount = 200
    /// How many redirects are followed.
    public var redirects = 5
    /// How many connections to one host may be open; further requests wait.
    public var connectionsPerHost = 6

    public init() {}
  }
}
