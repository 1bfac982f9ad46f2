/// A condition on a query parameter: `name="value"` or `name~/pattern/`.
public struct ParameterMatch: Hashable {
  public enum Value: Hashable {
    case equal(String)
    case matching(TextPattern)
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
