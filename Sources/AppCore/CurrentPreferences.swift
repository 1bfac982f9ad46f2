public import EventLoop
public import Observation
public import Texts

/// The preferences as they are now. All screens share them, and what draws them is drawn anew when they change.
@LoopActor
@Observable
@dynamicMemberLookup
public final class CurrentPreferences {
  public var values: Preferences {
    didSet { texts = Texts(values.language) }
  }

  /// What screens say in the language of `values`. Nothing observes it by itself, for a frame asks for it
  /// with each line, and observes `values` as a whole (`App`).
  @ObservationIgnored public private(set) var texts: Texts

  public init(_ values: Preferences) {
    self.values = values
    texts = Texts(values.language)
  }

  public subscript<Value>(dynamicMember path: KeyPath<Preferences, Value>) -> Value {
    values[keyPath: path]
  }
}
