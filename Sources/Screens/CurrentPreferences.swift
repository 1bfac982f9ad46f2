public import EventLoop
public import Observation
public import Texts

/// The current preferences, shared by all screens. A change redraws the screens that use them.
@LoopActor
@Observable
@dynamicMemberLookup
public final class CurrentPreferences {
  public var values: Preferences {
    didSet { texts = Texts(values.language) }
  }

  /// The texts in the language of `values`. Not observed on their own, because a frame reads them for each
  /// line; `App` observes `values` as a whole.
  @ObservationIgnored public private(set) var texts: Texts

  public init(_ values: Preferences) {
    self.values = values
    texts = Texts(values.language)
  }

  public subscript<Value>(dynamicMember path: KeyPath<Preferences, Value>) -> Value {
    values[keyPath: path]
  }
}
