import Terminal

/// The input that arrived while the current screen accepted none, in order.
///
/// If an event exceeds the limit, it and everything after it are discarded, because replaying only part of the user's
/// input could have unintended effects.
struct TypeAhead {
  private var events: ArraySlice<InputEvent> = []
  private var size = 0
  private var isFull = false

  /// A key counts as 1, a paste as its number of bytes.
  static let limit = 65_536

  var isEmpty: Bool { events.isEmpty }

  /// Appends an event. Returns false if it exceeds the limit.
  mutating func append(_ event: InputEvent) -> Bool {
    let added = Self.size(of: event)
    isFull = isFull || size + added > Self.limit
    guard !isFull else { return false }
    events.append(event)
    size += added
    return true
  }

  /// Removes and returns the oldest event; nil if there is none.
  mutating func popFirst() -> InputEvent? {
    guard let event = events.popFirst() else { return nil }
    size -= Self.size(of: event)
    if events.isEmpty { removeAll() }
    return event
  }

  mutating func removeAll() {
    self = TypeAhead()
  }

  private static func size(of event: InputEvent) -> Int {
    if case .paste(let text) = event { text.utf8.count } else { 1 }
  }
}
