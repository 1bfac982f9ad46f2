public import Scenes

/// What is wrong with one declaration.
public struct SceneProblem: Hashable, Sendable, CustomStringConvertible {
  public let place: ScenePlace
  /// A sentence that says what to do next.
  public let sentence: String

  public var description: String { "\(place): \(sentence)" }
}

/// Scenes that cannot be run, and everything that is wrong with them.
public struct SceneProblems: Error, Hashable, Sendable, CustomStringConvertible {
  public let all: [SceneProblem]

  public var description: String { all.map(\.description).joined(separator: "\n") }
}

/// A scene or a state that there is not.
public struct UnknownScene: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that offers the nearest names.
  public let description: String
}
