/// A value in an event or in a query.
public enum PropertyValue: Sendable, Hashable {
  case string(Template)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
}
