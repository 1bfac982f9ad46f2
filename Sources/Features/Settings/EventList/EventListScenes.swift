import Domain
public import Screens
import Tracking

/// The important states of the list of events.
public enum EventListScenes {
  public static let all = [list]

  private static let list = Scene("events", of: "EventList", route: .events) {
    SceneState("start")
    SceneState("some") { Events(some) }
    SceneState("selected") {
      Events(some)
      Keys("Up*2")
    }
    SceneState("thousand") { Events((1...1500).map { .search(query: "cup \($0)", page: 1) }) }
    SceneState("long") { Events(long) }
    SceneState("opened") {
      Events(some)
      Keys("Up*3", "Enter")
    }.styled
    SceneState("opened-long") {
      Events(long)
      Keys("Home", "Enter")
    }
    SceneState("copied") {
      Events(some)
      Keys("Y")
    }
    SceneState("copy-menu") {
      Events(some)
      Keys("y")
    }
    SceneState("off") { Choices(.set(.tracking, .off)) }
    SceneState("do-not-track") { Overrides(tracking: "DO_NOT_TRACK") }
  }

  private static let some: [TrackingEvent] = [
    .launch, .pageView(.repoSearch), .search(query: "kettle language:swift", page: 1),
    .search(query: "kettle language:swift", page: 2),
    .pageView(.repoDetail(url: "https://github.com/octo/kettle")), .pageView(.repoSearch),
    .pageView(.todoList), .background,
  ]

  private static let long: [TrackingEvent] = [
    .search(query: String(repeating: "a query that goes on ", count: 12), page: 1),
    .search(query: "牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る", page: 34),
    .search(query: "tea 🍵 \"the good one\"", page: 1),
    .pageView(
      .repoDetail(url: "https://github.com/a-company/" + String(repeating: "a-long-name-", count: 6))),
  ]
}
