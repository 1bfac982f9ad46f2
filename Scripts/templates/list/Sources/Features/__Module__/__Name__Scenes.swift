public import Screens
import Domain

/// The important states of the list.
public enum __Name__Scenes {
  public static let all = RepoName("octo/kettle").map { [list(of: $0)] } ?? []

  private static func list(of repo: RepoName) -> Scene {
    let requests = SceneRequests(list: "/repos/octo/kettle/__word__")
    return Scene("__word__", of: "__Name__", route: .__name__(repo)) {
      requests.state("some", .json(some))
      requests.state("empty", .json("[]"))
      requests.usual(.json(some))
      requests.paged(.json(page(1...30)), next: .json(page(31...60)))
    }
  }

  private static let some = """
    [{"id":1,"name":"One kettle","html_url":"https://github.com/octo/kettle/1","created_at":"2025-12-31T22:00:00Z"},
     {"id":2,"name":"Another kettle","html_url":"https://github.com/octo/kettle/2"}]
    """

  private static func page(_ numbers: ClosedRange<Int>) -> String {
    "[\(numbers.map { #"{"id":\#($0),"name":"The kettle number \#($0)"}"# }.joined(separator: ","))]"
  }
}
