import Domain
public import Screens

/// The important states of the list.
public enum __Name__Scenes {
  public static let all = RepoName("octo/kettle").map { [list(of: $0)] } ?? []

  private static let address = "/repos/octo/kettle/__word__"
  private static let token = Account.token(source: "GH_TOKEN")

  private static func list(of repo: RepoName) -> Scene {
    let requests = SceneRequests(
      "\(address)?state=open&per_page=30", "\(address)?state=closed&per_page=30", account: token)
    return Scene("__word__", of: "__Name__", route: .__name__(repo)) {
      requests.state("some", open, closed)
      requests.state("empty", .json("[]"), .json("[]"))
      requests.state("one-failed", .serverError, closed)
      requests.state("folded", open, closed, then: "z")
      change("written", .json("{}"))
      change("refused-write", .json(#"{"message":"No"}"#, status: 403))
      requests.usual(open, closed)
    }
  }

  /// The first row is closed, if GitHub does it.
  private static func change(_ name: String, _ reply: SceneReply) -> SceneState {
    SceneState(name, account: token) {
      SceneStub(to: "\(address)?state=open&per_page=30", open, then: [.json("[\(row(2))]")])
      SceneStub(
        to: "\(address)?state=closed&per_page=30", closed, then: [.json("[\(row(1, "closed")),\(row(3, "closed"))]")])
      SceneStub(.patch, to: "\(address)/1", reply)
      Keys("c")
    }
  }

  private static let open = SceneReply.json("[\(row(1)),\(row(2))]")
  private static let closed = SceneReply.json("[\(row(3, "closed"))]")

  private static func row(_ number: Int, _ state: String = "open") -> String {
    #"{"number":\#(number),"title":"Kettle \#(number)","state":"\#(state)","created_at":"2025-12-31T22:00:00Z"}"#
  }
}
