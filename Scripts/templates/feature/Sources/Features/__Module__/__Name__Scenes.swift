import Domain
public import Screens

/// The important states of the screen.
public enum __Name__Scenes {
  public static let all = [counting]

  private static let counting = Scene("__word__", of: "__Name__", route: .__name__) {
    SceneState("start")
    SceneState("some") { Keys("+", "+", "+", "-") }
    SceneState("most") { Keys(Array(repeating: "+", count: __Name__Presenter.range.upperBound)) }
    SceneState("no-less") { Keys("-") }
  }
}
