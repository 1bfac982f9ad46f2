public import EventLoop
public import Observation

/// The preferences as they are now. All screens share them, and what draws them is drawn anew when they change.
@LoopActor
@Observable
@dynamicMemberLookup
public final class CurrentPreferences {
  public var values: Preferences

  public init(_ values: Preferences) {
    self.values = values
  }

  public subscript<Value>(dynamicMember path: KeyPath<Preferences, Value>) -> Value {
    values[keyPath: path]
  }
}
