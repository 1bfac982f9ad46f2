public import Stubs

/// A tracking event that must have fired next.
public struct EventExpectation: Sendable, Hashable {
  public let name: String
  public let properties: [Property]
  /// Written `...`: other properties are allowed.
  public let allowsMoreProperties: Bool
}

/// `events … end`.
public struct EventGroup: Sendable, Equatable {
  /// One `event` line of the block.
  public struct Line: Sendable, Equatable {
    public let location: SourceLocation
    public let source: String
    public let expectation: EventExpectation
  }

  public let isUnordered: Bool
  public let lines: [Line]
}

/// `name=value` or `name~/regex/`.
public struct Property: Sendable, Hashable {
  /// What the property's value must be.
  public enum Condition: Sendable, Hashable {
    case equals(PropertyValue)
    case matches(RegexPattern)
  }

  public let name: String
  public let condition: Condition
}

/// A value in an event or in a query.
public enum PropertyValue: Sendable, Hashable {
  case string(Template)
  case integer(Int)
  case number(Double)
  case boolean(Bool)

  /// As written, without quotes; nil if it needs a captured value.
  var literal: String? {
    switch self {
    case .string(let template): template.literal
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    }
  }
}
