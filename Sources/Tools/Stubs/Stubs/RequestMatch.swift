public import HTTPTypes

/// A pattern for requests, used by stubs and assertions.
public struct RequestMatch: Hashable, Sendable {
  /// Nil matches any.
  public let method: HTTPRequest.Method?
  public let target: RequestTarget
  /// Nil: the target's query is the whole query. Otherwise the request has at least these parameters and
  /// those of the target.
  public let including: [ParameterMatch]?
  /// Nil matches any.
  public let body: [UInt8]?

  /// - Parameter target: `/path?query` below the API's base, or a whole URL.
  public init(
    method: HTTPRequest.Method?, target: String, including: [ParameterMatch]? = nil, body: [UInt8]? = nil
  ) {
    self.method = method
    self.target = RequestTarget(target)
    self.including = including
    self.body = body
  }

  /// Whether a request is the one that is described.
  public func matches(_ sent: SentRequest) -> Bool {
    // The differences are texts for a report; most requests already differ in origin or path.
    target.origin == sent.target.origin && target.path == sent.target.path && differences(from: sent).isEmpty
  }
}

/// A condition on a query parameter: `name="value"` or `name~/pattern/`.
public struct ParameterMatch: Hashable, Sendable {
  /// What the parameter's value must be.
  public enum Value: Hashable, Sendable {
    case equal(String)
    case matching(RegexPattern)
  }

  public let name: String
  public let value: Value

  public init(name: String, value: Value) {
    self.name = name
    self.value = value
  }

  /// True if one of the values sent under the name matches.
  func fits(_ sent: [String]) -> Bool {
    switch value {
    case .equal(let text): sent.contains(text)
    case .matching(let pattern): sent.contains { pattern.isFound(in: $0) }
    }
  }

  var wanted: String {
    switch value {
    case .equal(let text): text
    case .matching(let pattern): "\(pattern)"
    }
  }
}

extension RequestMatch {
  /// Whether one request could match both. Assumes that a request sends one value per parameter name, unless
  /// one of the two matches states the whole query.
  public func overlaps(_ other: RequestMatch) -> Bool {
    guard Self.canBeEqual(method, other.method), Self.canBeEqual(body, other.body) else { return false }
    guard target.origin == other.target.origin, target.path == other.target.path else { return false }
    switch (isWholeQuery, other.isWholeQuery) {
    case (true, true): return target == other.target
    case (true, false): return other.wanted.allSatisfy { $0.fits(target.values(of: $0.name)) }
    case (false, true): return wanted.allSatisfy { $0.fits(other.target.values(of: $0.name)) }
    case (false, false):
      return !wanted.contains { mine in
        other.wanted.contains { $0.name == mine.name && !mine.canAgree(with: $0) }
      }
    }
  }

  private var isWholeQuery: Bool { including == nil }

  /// The parameters that a request must have.
  private var wanted: [ParameterMatch] {
    target.query.map { ParameterMatch(name: $0.name, value: .equal($0.value)) } + (including ?? [])
  }

  /// Nil matches any value.
  private static func canBeEqual<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
    one == nil || other == nil || one == other
  }
}

extension ParameterMatch {
  /// Whether one value could satisfy both. Two patterns are not compared, so they count as compatible.
  fileprivate func canAgree(with other: ParameterMatch) -> Bool {
    switch (value, other.value) {
    case (.equal(let one), _): other.fits([one])
    case (_, .equal(let one)): fits([one])
    case (.matching, .matching): true
    }
  }
}
