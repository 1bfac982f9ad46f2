public import Domain

/// The tracked events. Their names and properties are the wire format, so they are fixed.
public enum TrackingEvent: Hashable, Sendable {
  case launch
  case background
  case pageView(Page)
  /// - Parameter for: repositories are the kind that the event does not name, because they were the only one at first.
  case search(query: String, page: Int, for: ItemKind = .repo)
  /// The program was started by a notification: its thread, why and about what the user got it, and the page of that.
  case notification(identifier: String, reason: String, type: String, url: String)
  /// Events that were lost before a collector accepted them.
  case eventsDropped(count: Int)

  /// The name of an event.
  public enum Name: String, CaseIterable, Sendable {
    case launch, background
    case pageView = "page-view"
    case search, notification
    case eventsDropped = "events-dropped"
  }

  public var name: String {
    let name: Name =
      switch self {
      case .launch: .launch
      case .background: .background
      case .pageView: .pageView
      case .search: .search
      case .notification: .notification
      case .eventsDropped: .eventsDropped
      }
    return name.rawValue
  }

  /// The event's `value`, in a fixed order; empty if it has none.
  public var properties: [TrackingProperty] {
    switch self {
    case .launch, .background:
      []
    case .pageView(let page):
      [TrackingProperty("page", .text(page.name))]
        + (page.additional.map { [TrackingProperty("additional", .text($0))] } ?? [])
    case .search(let query, let page, let kind):
      [TrackingProperty("query", .text(query)), TrackingProperty("page", .number(page))]
        + (kind.lists.map { [TrackingProperty("kind", .text($0.path))] } ?? [])
    case .notification(let identifier, let reason, let type, let url):
      [
        TrackingProperty("identifier", .text(identifier)), TrackingProperty("reason", .text(reason)),
        TrackingProperty("type", .text(type)), TrackingProperty("url", .text(url)),
      ]
    case .eventsDropped(let count):
      [TrackingProperty("count", .number(count))]
    }
  }
}

/// One named value of an event.
public struct TrackingProperty: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let value: Value

  /// The value of a property: a text or a whole number.
  public enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// For a person, much as flow scripts write it: `query="swift"`, `page=1`.
  public var description: String {
    switch value {
    case .text(let text): "\(name)=\"\(text)\""
    case .number(let number): "\(name)=\(number)"
    }
  }
}
