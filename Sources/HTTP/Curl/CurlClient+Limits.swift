extension CurlClient {
  /// The limits of time and size for a response.
  public struct Limits: Sendable {
    /// Until the connection is established, including TLS.
    public var connect = Duration.seconds(5)
    /// For the whole response, including all redirects.
    public var total = Duration.seconds(20)
    /// A response slower than this, in bytes per second, for `slowFor` times out.
    public var slowestBytesPerSecond = 100
    /// In whole seconds, at least one.
    public var slowFor = Duration.seconds(10)
    /// The size of the decoded body.
    public var bodyBytes = 8 << 20
    /// The size of all header lines, including line ends.
    public var headerBytes = 64 << 10
    public var headerCount = 200
    /// The number of redirects to follow.
    public var redirects = 5
    /// The maximum number of open connections to one host; further requests wait.
    public var connectionsPerHost = 6

    public init() {}
  }
}
