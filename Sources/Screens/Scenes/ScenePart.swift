public import Domain
public import Tracking

/// One part of a state.
public enum ScenePart: Hashable, Sendable {
  case stub(SceneStub)
  case todo(Todo)
  case query(String)
  case file(TextFileOfScene)
  case visit(VisitGroup)
  case event(TrackingEvent)
  case choice(SettingChange)
  case override(Overrides)
  case config(SettingsProblem)
  case typing(String)
  case keys(Keys)
}

/// Existing todos with their ids.
public struct Todos: Sendable {
  let todos: [Todo]

  public init(_ todos: Todo...) {
    self.todos = todos
  }

  public init(_ todos: [Todo]) {
    self.todos = todos
  }
}

/// A file that the user can name, with its content.
public struct TextFileOfScene: Hashable, Sendable {
  public let path: String
  public let content: String

  public init(_ path: String, _ content: String) {
    (self.path, self.content) = (path, content)
  }
}

/// Earlier search queries, newest first.
public struct Queries: Sendable {
  let queries: [String]

  public init(_ queries: String...) {
    self.queries = queries
  }
}

/// Earlier visits, newest first. Each group has its own id.
public struct Visits: Sendable {
  let groups: [VisitGroup]

  public init(_ groups: VisitGroup...) {
    self.groups = groups
  }

  public init(_ groups: [VisitGroup]) {
    self.groups = groups
  }
}

/// Events that this run has already sent, one second apart, newest last.
public struct Events: Sendable {
  let events: [TrackingEvent]

  public init(_ events: TrackingEvent...) {
    self.events = events
  }

  public init(_ events: [TrackingEvent]) {
    self.events = events
  }
}

/// Text that is typed when the screen is idle, one key per character.
public struct Typing: Sendable {
  let text: String

  public init(_ text: String) {
    self.text = text
  }
}

/// Keys that are pressed when the screen is idle, in order.
public struct Keys: Hashable, Sendable {
  /// Named as in the help: `Enter`, `Ctrl+R`, `x`.
  public let names: [String]
  public let location: SceneLocation

  public init(_ names: String..., file: String = #fileID, line: Int = #line) {
    self.init(names, file: file, line: line)
  }

  public init(_ names: [String], file: String = #fileID, line: Int = #line) {
    self.names = names
    location = SceneLocation(file: file, line: line)
  }
}
