import Terminal

/// What was typed while the screen in front took no input, in order.
///
/// What finds no room is left out, and so is all that comes after it: half of what somebody typed would do
/// something that nobody asked for.
struct TypeAhead {
  private var events: ArraySlice<InputEvent> = []
  private var size = 0
  private var isFull = false

  /// A key counts as one, a paste as its bytes.
  static let limit = 65_536

  var isEmpty: Bool { events.isEmpty }

  /// Keeps an event. Returns false where there is no room for it.
  mutating func append(_ event: InputEvent) -> Bool {
    let added = Self.size(of: event)
    isFull = isFull || size + added > Self.limit
    guard !isFull else { return false }
    events.append(event)
    size += added
    return true
  }

  /// Takes the event that waits longest; nil where none waits.
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
