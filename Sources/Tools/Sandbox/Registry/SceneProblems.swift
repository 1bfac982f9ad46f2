public import Screens

/// An error in one declaration.
public struct SceneProblem: Hashable, Sendable, CustomStringConvertible {
  public let place: ScenePlace
  /// A sentence that says what to do next.
  public let sentence: String

  public var description: String { "\(place): \(sentence)" }
}

/// Scenes that cannot run, with all their errors.
public struct SceneProblems: Error, Hashable, Sendable, CustomStringConvertible {
  public let all: [SceneProblem]

  public var description: String { all.map(\.description).joined(separator: "\n") }
}

/// A scene or state that does not exist.
public struct UnknownScene: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that suggests similar names.
  public let description: String
}
