public import AppCore
public import Domain
public import Tracking

/// One thing that a state is made of.
public enum ScenePart: Hashable, Sendable {
  case answer(Answer)
  case todo(Todo)
  case query(String)
  case visit(VisitGroup)
  case event(TrackingEvent)
  case choice(SettingChange)
  case override(Overrides)
  case config(SettingsProblem)
  case typing(String)
  case keys(Keys)
}

/// Todos that are there already, as they are, with their ids.
public struct Todos: Sendable {
  let todos: [Todo]

  public init(_ todos: Todo...) {
    self.todos = todos
  }

  public init(_ todos: [Todo]) {
    self.todos = todos
  }
}

/// Queries that were searched for before, the newest first.
public struct Queries: Sendable {
  let queries: [String]

  public init(_ queries: String...) {
    self.queries = queries
  }
}

/// What was opened before, the last visit first. Each group has an id of its own.
public struct Visits: Sendable {
  let groups: [VisitGroup]

  public init(_ groups: VisitGroup...) {
    self.groups = groups
  }

  public init(_ groups: [VisitGroup]) {
    self.groups = groups
  }
}

/// Events that this run has sent already, one second after the other, the newest last.
public struct Events: Sendable {
  let events: [TrackingEvent]

  public init(_ events: TrackingEvent...) {
    self.events = events
  }

  public init(_ events: [TrackingEvent]) {
    self.events = events
  }
}

/// Text that is typed once the screen is at rest, a key for each of its characters.
public struct Typing: Sendable {
  let text: String

  public init(_ text: String) {
    self.text = text
  }
}

/// Keys that are pressed once the screen is at rest, one after the other.
public struct Keys: Hashable, Sendable {
  /// As the help names them: `Enter`, `Ctrl+R`, `x`.
  public let names: [String]
  public let place: ScenePlace

  public init(_ names: String..., file: String = #fileID, line: Int = #line) {
    self.init(names, file: file, line: line)
  }

  public init(_ names: [String], file: String = #fileID, line: Int = #line) {
    self.names = names
    place = ScenePlace(file: file, line: line)
  }
}
