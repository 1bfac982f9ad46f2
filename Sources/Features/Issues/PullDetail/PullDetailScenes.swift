import Domain
import FoundationEssentials
public import Screens

/// The important states of a pull request, one scene for each tab.
public enum PullDetailScenes {
  public static let all =
    RepoName("octo/kettle").map { [conversation($0), commits($0), checks($0), files($0)] } ?? []

  private static let path = "/repos/octo/kettle/pulls/7"
  private static let head = "4f9c1de9a05b46a1b5c2a0f3d7e8916bb1c2d3e4"

  private static func scene(
    _ name: String, _ tab: PullTab, of repo: RepoName, @SceneStatesBuilder _ states: () -> [SceneState]
  ) -> Scene {
    Scene(name, of: "PullDetail", route: .pullDetail(repo, number: 7, tab: tab, known: nil), states: states)
  }

  /// GitHub has neither a pull request nor an issue with the number.
  /// - Parameter content: the request of the tab.
  private static func missing(_ content: String) -> SceneState {
    SceneRequests(path, content, "/repos/octo/kettle/issues/7").state(
      "not-found", .notFound, .never, .notFound)
  }

  private static func conversation(_ repo: RepoName) -> Scene {
    let requests = SceneRequests(path, "/repos/octo/kettle/issues/7/timeline?per_page=100")
    return scene("pull-detail", .conversation, of: repo) {
      requests.state("loaded", .json(pull()), .json(timeline))
      requests.state("end", .json(pull()), .json(timeline), then: "G").styled
      requests.state("next", .json(pull()), .json(timeline), then: "} }")
      requests.state("merged", .json(pull(merged)), .json(timeline)).styled
      requests.state("closed", .json(pull(#""state":"closed","merged":false"#)), .json("[]"))
      requests.state("draft", .json(pull(#""draft":true,"mergeable_state":"draft""#)), .json("[]"))
      requests.state("fork-gone", .json(pull(forkGone)), .json("[]"))
      requests.state("computing", .json(pull(#""mergeable":null"#)), .json("[]"))
      requests.state("conflicts", .json(pull(#""mergeable":false,"mergeable_state":"dirty""#)), .json("[]"))
      requests.state("unknown-events", .json(pull()), .json(unknown))
      requests.state("timeline-loading", .json(pull()), .never)
      requests.state("timeline-error", .json(pull()), .serverError)
      requests.state("long", .json(pull(long)), .json(timeline)).wide
      missing("/repos/octo/kettle/issues/7/timeline?per_page=100")
      requests.usual(.json(pull()), .json(timeline))
    }
  }

  private static func commits(_ repo: RepoName) -> Scene {
    let requests = SceneRequests(path, path + "/commits?per_page=100")
    return scene("pull-commits", .commits, of: repo) {
      requests.state("some", .json(pull()), .json(commits)).wide
      requests.state("empty", .json(pull()), .json("[]"))
      requests.state("todo-made", .json(pull()), .json(commits), then: "t")
      requests.state("copy-menu", .json(pull()), .json(commits), then: "y")
      requests.state("commits-error", .json(pull()), .serverError)
      missing(path + "/commits?per_page=100")
      requests.usual(.json(pull()), .json(commits))
    }
  }

  private static func checks(_ repo: RepoName) -> Scene {
    let commit = "/repos/octo/kettle/commits/\(head)"
    let requests = SceneRequests(path, commit + "/check-runs?per_page=100", commit + "/status?per_page=100")
    return scene("pull-checks", .checks, of: repo) {
      requests.state("some", .json(pull()), .json(runs), .json(statuses)).styled.wide
      requests.state("empty", .json(pull()), .json(#"{"check_runs":[]}"#), .json(#"{"statuses":[]}"#))
      requests.state("no-page", .json(pull()), .json(runs), .json(statuses), then: "j Enter")
      requests.state("statuses-error", .json(pull()), .json(runs), .serverError)
      requests.usual(.json(pull()), .json(runs), .json(statuses))
    }
  }

  private static func files(_ repo: RepoName) -> Scene {
    let requests = SceneRequests(path, path + "/files?per_page=100")
    return scene("pull-files", .files, of: repo) {
      requests.state("some", .json(pull()), .json(files)).styled
      requests.state("empty", .json(pull(#""changed_files":0,"additions":0,"deletions":0"#)), .json("[]"))
      requests.state("found", .json(pull()), .json(files), then: "/ s p o Enter")
      requests.state("files-error", .json(pull()), .serverError)
      requests.usual(.json(pull()), .json(files))
    }
  }

  private static let merged = #""state":"closed","merged":true,"mergeable":null"#
  private static let forkGone = #""head":{"ref":"quiet-spout","sha":"\#(head)","repo":null}"#
  private static let long = """
    "title":"\(String(repeating: "A title that goes on and on ", count: 8))",
    "head":{"ref":"\(String(repeating: "a-very-long-branch-", count: 6))","sha":"\(head)","repo":{"full_name":"somebody-else/kettle"}},
    "requested_reviewers":[\((1...9).map { "{\"login\":\"somebody-else-\($0)\"}" }.joined(separator: ","))],
    "additions":123456,"deletions":98765,"changed_files":2999
    """

  /// - Parameter fields: replace fields of the usual pull request, because json-c takes the last one of a name.
  private static func pull(_ fields: String = #""locked":false"#) -> String {
    """
    {"id":70,"number":7,"title":"Quiet the spout","state":"open","user":{"login":"cup"},"comments":2,"draft":false,
     "labels":[{"name":"sound","color":"1d76db"}],"assignees":[{"login":"teapot"}],"milestone":{"title":"Spring 2026"},
     "requested_reviewers":[{"login":"octo"}],"requested_teams":[{"name":"Brewers"}],
     "html_url":"https://github.com/octo/kettle/pull/7","created_at":"2025-12-31T20:00:00Z",
     "body":"A softer gasket. Closes #42.\\r\\n\\r\\n- [x] measured\\r\\n- [ ] heard",
     "head":{"ref":"quiet-spout","sha":"\(head)","repo":{"full_name":"cup/kettle"}},
     "base":{"ref":"main","sha":"0123456789abcdef0123456789abcdef01234567","repo":{"full_name":"octo/kettle"}},
     "commits":3,"additions":120,"deletions":30,"changed_files":5,"mergeable":true,"mergeable_state":"clean",\(fields)}
    """
  }

  private static let timeline = """
    [{"event":"committed","sha":"1111111aaaaaaa","message":"Measure the noise\\n\\nWith a spoon.","author":{"name":"Cup","date":"2025-12-31T19:00:00Z"}},
     {"event":"committed","sha":"\(head)","message":"Soften the gasket","author":{"name":"Cup","date":"2025-12-31T19:30:00Z"}},
     {"event":"labeled","id":1,"actor":{"login":"cup"},"label":{"name":"sound"},"created_at":"2025-12-31T20:01:00Z"},
     {"event":"assigned","id":2,"actor":{"login":"octo"},"assignee":{"login":"teapot"},"created_at":"2025-12-31T20:02:00Z"},
     {"event":"subscribed","id":3,"actor":{"login":"octo"}},{"event":"mentioned","id":4,"actor":{"login":"octo"}},
     {"event":"renamed","id":5,"actor":{"login":"cup"},"rename":{"from":"Spout","to":"Quiet the spout"},"created_at":"2025-12-31T20:03:00Z"},
     {"event":"commented","id":6,"user":{"login":"tea-6"},"body":"It was **loud** indeed.","created_at":"2025-12-31T21:00:00Z"},
     {"event":"cross-referenced","actor":{"login":"tea-6"},"created_at":"2025-12-31T21:10:00Z","source":{"issue":{"id":9,"number":42,"title":"Steam escapes"}}},
     {"event":"head_ref_force_pushed","id":7,"actor":{"login":"cup"},"created_at":"2025-12-31T21:20:00Z"},
     {"event":"reviewed","id":8,"user":{"login":"octo"},"state":"CHANGES_REQUESTED","body":"Please *measure* it with the lid on.","submitted_at":"2025-12-31T22:00:00Z"},
     {"event":"line-commented","comments":[{"id":3,"path":"src/spout.c","user":{"login":"tea-6"},"body":"Is `0.5` enough?","created_at":"2025-12-31T22:05:00Z"},
      {"id":4,"path":"src/spout.c","user":{"login":"cup"},"body":"For **this** kettle.","created_at":"2025-12-31T22:06:00Z"}]},
     {"event":"reviewed","id":9,"user":{"login":"teapot"},"state":"approved","body":null,"submitted_at":"2025-12-31T23:00:00Z"},
     {"event":"commented","id":10,"user":null,"body":"Thank you!","created_at":"2025-12-31T23:10:00Z"},
     {"event":"merged","id":11,"actor":{"login":"octo"},"commit_id":"2222222bbbbbbb","created_at":"2025-12-31T23:20:00Z"},
     {"event":"closed","id":12,"actor":null,"created_at":"2025-12-31T23:20:00Z"}]
    """

  private static let unknown = """
    [{"event":"teapot_polished","id":1,"actor":{"login":"cup"},"created_at":"2025-12-31T20:01:00Z"},
     {"event":"reviewed","id":2,"user":{"login":"octo"},"state":"HUMMED","body":""},
     {"event":"assigned"},{"event":"labeled","label":null},{"event":7},{},null,
     {"event":"Steering \\u001b[31mred","id":3,"actor":null}]
    """

  private static let commits = """
    [{"sha":"1111111aaaaaaa1111111aaaaaaa1111111aaaaa","author":{"login":"cup"},
      "commit":{"message":"Measure the noise\\n\\nWith a spoon, at three places:\\n\\n  - lid\\n  - spout","author":{"name":"Cup","date":"2025-12-31T19:00:00Z"}}},
     {"sha":"3333333ccccccc3333333ccccccc3333333ccccc","author":null,
      "commit":{"message":"牛乳を買って、郵便局に寄り、それから図書館へ本を返しに行って、帰りに花を見る","author":{"name":"A person without an account","date":"2025-12-30T19:00:00Z"}}},
     {"sha":"\(head)","commit":{"message":""}},{"sha":"../../etc"}]
    """

  private static let runs = """
    {"total_count":7,"check_runs":[
     {"id":1,"name":"build","status":"completed","conclusion":"success","started_at":"2025-12-31T20:00:00Z","details_url":"https://ci.example/1","app":{"id":1,"name":"Kettle CI"},"output":{}},
     {"id":2,"name":"test","status":"completed","conclusion":"success","started_at":"2025-12-31T20:00:00Z","app":{"id":1,"name":"Kettle CI"},"output":{}},
     {"id":5,"name":"test","status":"completed","conclusion":"failure","started_at":"2025-12-31T21:00:00Z","details_url":"https://ci.example/5","app":{"id":1,"name":"Kettle CI"},"output":{"title":"2 of 96 tests failed","annotations_count":2}},
     {"id":6,"name":"test","status":"completed","conclusion":"success","started_at":"2025-12-31T21:00:00Z","details_url":"https://other.example/6","app":{"id":2,"name":"Other CI"},"output":{}},
     {"id":7,"name":"lint","status":"in_progress","conclusion":null,"started_at":"2025-12-31T23:00:00Z","app":null},
     {"id":8,"name":"docs","status":"completed","conclusion":"skipped","app":{"id":1,"name":"Kettle CI"}},
     {"id":9,"name":"taste","status":"completed","conclusion":"lukewarm","app":{"id":1,"name":"Kettle CI"}}]}
    """

  private static let statuses = """
    {"state":"success","statuses":[
     {"context":"test","state":"success","description":"All fine","target_url":"https://old.example/1","created_at":"2025-12-31T20:30:00Z"},
     {"context":"deploy","state":"error","description":"No water","target_url":null,"created_at":"2025-12-31T20:30:00Z"}]}
    """

  private static let files = """
    [{"filename":"src/spout.c","status":"modified","additions":100,"deletions":20},
     {"filename":"src/gasket.c","status":"added","additions":18,"deletions":0},
     {"filename":"src/whistle.c","status":"removed","additions":0,"deletions":10},
     {"filename":"docs/spout.md","status":"renamed","previous_filename":"docs/nozzle.md","additions":2,"deletions":0},
     {"filename":"日本語/説明書.md","status":"polished","additions":200000,"deletions":123456},{"status":"added"}]
    """
}
