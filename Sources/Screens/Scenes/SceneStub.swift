/// The GET requests that a state answers, and its response.
public struct SceneStub: Hashable, Sendable {
  /// `/path?query` below the API's base, or a whole URL.
  public let target: String
  /// Nil if the target's query is the whole query. Otherwise the request must have at least these parameters
  /// and those of the target.
  public let including: [Parameter]?
  public let reply: SceneReply
  public let place: ScenePlace

  /// One `name=value` of a query.
  public struct Parameter: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  /// - Parameters:
  ///   - target: `/path?query` below the API's base, or a whole URL.
  ///   - including: parameters that a request must have at least; if nil, the target's query must be the
  ///     whole query.
  public init(
    to target: String, including: KeyValuePairs<String, String>? = nil,
    _ reply: SceneReply, file: String = #fileID, line: Int = #line
  ) {
    self.target = target
    self.including = including?.map { Parameter(name: $0.key, value: $0.value) }
    self.reply = reply
    place = ScenePlace(file: file, line: line)
  }

  /// The form used in scripts, for messages.
  public var source: String {
    let parameters = including.map {
      " including " + $0.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
    }
    return "GET \(target)\(parameters ?? "")"
  }
}
