/// Collects the states of a scene.
@resultBuilder
public enum SceneStatesBuilder {
  public static func buildBlock(_ states: SceneState...) -> [SceneState] { states }
}

/// Collects the parts of a state.
@resultBuilder
public enum ScenePartsBuilder {
  public static func buildExpression(_ answer: Answer) -> [ScenePart] { [.answer(answer)] }
  public static func buildExpression(_ todos: Todos) -> [ScenePart] { todos.todos.map { .todo($0) } }
  public static func buildExpression(_ queries: Queries) -> [ScenePart] {
    // The first query written is the newest.
    queries.queries.reversed().map { .query($0) }
  }
  public static func buildExpression(_ visits: Visits) -> [ScenePart] { visits.groups.map { .visit($0) } }
  public static func buildExpression(_ events: Events) -> [ScenePart] { events.events.map { .event($0) } }
  public static func buildExpression(_ choices: Choices) -> [ScenePart] {
    choices.changes.map { .choice($0) }
  }
  public static func buildExpression(_ overrides: Overrides) -> [ScenePart] { [.override(overrides)] }
  public static func buildExpression(_ file: ConfigFile) -> [ScenePart] { [.config(file.problem)] }
  public static func buildExpression(_ typing: Typing) -> [ScenePart] { [.typing(typing.text)] }
  public static func buildExpression(_ keys: Keys) -> [ScenePart] { [.keys(keys)] }
  public static func buildBlock(_ parts: [ScenePart]...) -> [ScenePart] { parts.flatMap(\.self) }
  public static func buildArray(_ parts: [[ScenePart]]) -> [ScenePart] { parts.flatMap(\.self) }
}
