public import Screens
import Domain

/// The states of the list that are worth seeing.
public enum __Name__Scenes {
  public static let all = RepoName("octo/kettle").map { [list(of: $0)] } ?? []

  private static func list(of repo: RepoName) -> Scene {
    Scene("__word__", of: "__Name__", route: .__name__(repo)) {
      answered("some", .json(some))
      answered("empty", .json("[]"))
      answered("loading", .never)
      answered("error", .fault(.server))
      answered("offline", .fault(.offline))
      answered("rate-limited", .fault(.limit))
    } screen: { environment, _ in
      __Name__Screen.make(repo, environment)
    }
  }

  private static func answered(_ name: String, _ reply: SceneReply, line: Int = #line) -> SceneState {
    SceneState(name, line: line) {
      Answer(to: "/repos/octo/kettle/__word__", including: ["per_page": "30"], reply, line: line)
    }
  }

  private static let some = """
    [{"id":1,"name":"One kettle","html_url":"https://github.com/octo/kettle/1","created_at":"2025-12-31T22:00:00Z"},
     {"id":2,"name":"Another kettle","html_url":"https://github.com/octo/kettle/2"}]
    """
}
