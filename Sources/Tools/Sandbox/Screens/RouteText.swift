import Domain

/// A route as text, for any type of route: its name and its parameters.
struct RouteText {
  /// The name of its case: `repoDetail`.
  let name: String
  /// `known: nil`, one line each.
  let parameters: [String]

  init(_ route: Route) {
    guard let payload = Mirror(reflecting: route).children.first else {
      name = "\(route)"
      parameters = []
      return
    }
    name = payload.label ?? "\(route)"
    let value = Mirror(reflecting: payload.value)
    let parts = value.displayStyle == .tuple ? Array(value.children) : [(label: nil, value: payload.value)]
    parameters = parts.map { part in
      // Unnamed tuple elements are called .0, .1 and so on.
      let label = part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + Self.text(of: part.value)
    }
  }

  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { "\($0.value)" } ?? "nil"
  }
}
