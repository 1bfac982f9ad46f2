import Tracking

/// Properties and patterns in the syntax of scripts.
enum PropertyText {
  static func text(of property: Property, captures: [String: String]) -> String {
    switch property.condition {
    case .equals(let value): "\(property.name)=\(text(of: value, captures: captures))"
    case .matches(let regex): "\(property.name)~\(text(of: regex))"
    }
  }

  static func text(of property: TrackingProperty) -> String {
    switch property.value {
    case .text(let text): "\(property.name)=\(ScriptString.quoted(text))"
    case .number(let number): "\(property.name)=\(number)"
    }
  }

  static func text(of regex: RegexPattern) -> String {
    let source = ScriptString.printable(regex.source.replacing("/", with: "\\/"))
    let flags = (regex.ignoresCase ? "i" : "") + (regex.dotMatchesNewlines ? "s" : "")
    return "/\(source)/\(flags)"
  }

  private static func text(of value: PropertyValue, captures: [String: String]) -> String {
    switch value {
    case .string(let template): ScriptString.quoted(template.resolved(with: captures) ?? "")
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let isTrue): "\(isTrue)"
    }
  }
}
