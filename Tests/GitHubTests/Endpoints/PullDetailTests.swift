import Domain
import FoundationEssentials
import HTTPTypes
import Testing

@testable import GitHub

struct PullDetailEndpointTests {
  @Test func `a pull request has its branches, sums and reviewers`() throws {
    let (pull, request) = try response(
      """
      {"id": 9, "number": 7, "title": "Quiet", "state": "open", "draft": false, "body": "Softer.",
       "assignees": [{"login": "cup"}], "milestone": {"title": "1.2"},
       "head": {"ref": "quiet", "sha": "4f9c1de9", "repo": {"full_name": "cup/r"}},
       "base": {"ref": "main", "sha": "0123456789", "repo": {"full_name": "o/r"}},
       "commits": 3, "additions": 120, "deletions": 30, "changed_files": 5, "mergeable": true,
       "mergeable_state": "clean", "requested_reviewers": [{"login": "pot"}, null],
       "requested_teams": [{"name": "Brewers", "slug": "brewers"}]}
      """
    ) { .pull(7, of: $0) }
    #expect(request.path == "/repos/o/r/pulls/7")
    #expect(pull.detail.issue.pull == .open && pull.detail.issue.htmlURL == "https://github.com/o/r/pull/7")
    #expect(
      pull.detail.body == "Softer." && pull.detail.assignees == ["cup"] && pull.detail.milestone == "1.2")
    #expect(pull.head == PullBranch(name: "quiet", repo: RepoName("cup/r"), sha: "4f9c1de9"))
    #expect(pull.base == PullBranch(name: "main", repo: RepoName("o/r"), sha: "0123456789"))
    #expect([pull.commits, pull.additions, pull.deletions, pull.changedFiles] == [3, 120, 30, 5])
    #expect(pull.isMergeable == true && pull.mergeState == "clean" && !pull.isComputingMerge)
    #expect(pull.reviewers == ["pot", "Brewers"])
  }

  @Test(arguments: [
    (#""state": "closed", "merged": true"#, PullRequestState.merged),
    (#""state": "closed", "merged_at": "2026-01-01T00:00:00Z""#, .merged),
    (#""state": "closed", "merged_at": null, "draft": true"#, .closed),
    (#""state": "open", "draft": true"#, .draft),
    (#""state": "open", "user": null, "head": null, "mergeable": null"#, .open),
  ])
  func `a pull request has its state, whatever is missing`(fields: String, state: PullRequestState) throws {
    let (pull, _) = try response("{\"id\": 9, \"number\": 7, \(fields)}") { .pull(7, of: $0) }
    #expect(pull.detail.issue.pull == state)
    #expect(pull.isComputingMerge == (state == .open || state == .draft))
  }

  @Test(arguments: ["../../evil", "xyz", "12", "", String(repeating: "a", count: 65)])
  func `a name of a commit that is not hexadecimal is left out`(sha: String) throws {
    let (pull, _) = try response(#"{"id": 9, "number": 7, "head": {"ref": "x", "sha": "\#(sha)"}}"#) {
      .pull(7, of: $0)
    }
    #expect(pull.head.sha == nil)
    let (page, _) = try response(#"[{"sha": "\#(sha)"}, {"sha": "1234567"}]"#) { .commits(ofPull: 7, of: $0) }
    #expect(page.items.map(\.sha) == ["1234567"] && page.unreadable == 1)
  }

  @Test func `a commit has its message, its author and its page`() throws {
    let (page, request) = try response(
      """
      [{"sha": "1234567890", "author": {"login": "cup"},
        "commit": {"message": "Measure\\n\\nTwice.",
                   "author": {"name": "Cup", "date": "2026-01-31T12:00:00Z"},
                   "committer": {"name": "Pot", "date": "2026-02-01T12:00:00Z"}}},
       {"sha": "abcdef0123", "author": null, "commit": {"message": null, "author": {"name": "Somebody"}}}]
      """
    ) { .commits(ofPull: 7, of: $0) }
    #expect(request.path == "/repos/o/r/pulls/7/commits?per_page=100")
    #expect(page.items.map(\.subject) == ["Measure", ""] && page.items.map(\.author) == ["cup", "Somebody"])
    #expect(page.items[0].shortSHA == "1234567")
    #expect(page.items[0].createdAt == Date(timeIntervalSince1970: 1_769_860_800))
    #expect(page.items[0].htmlURL == "https://github.com/o/r/commit/1234567890")
  }

  @Test func `a file has its status, its lines and its address on the page`() throws {
    let (page, request) = try response(
      """
      [{"filename": "b.c", "previous_filename": "a.c", "status": "renamed", "additions": 3, "deletions": 1},
       {"filename": "c.c", "status": "polished"}, {"filename": ""}, {}]
      """
    ) { .files(ofPull: 7, of: $0) }
    #expect(request.path == "/repos/o/r/pulls/7/files?per_page=100")
    #expect(
      page.items.map(\.status) == ["renamed", "polished"] && page.items.map(\.oldPath) == ["a.c", nil])
    #expect(page.items.map(\.additions) == [3, nil] && page.items.map(\.deletions) == [1, nil])
    #expect(page.unreadable == 2)
    let digest = SHA256.hexDigest(of: "b.c")
    #expect(page.items[0].htmlURL == "https://github.com/o/r/pull/7/files#diff-\(digest)")
  }
}

struct TimelineTests {
  @Test func `each kind of entry has its author, its time and what it is about`() throws {
    let (page, request) = try response(
      """
      [{"event": "commented", "id": 1, "user": {"login": "a"}, "actor": {"login": "b"}, "body": "Hi"},
       {"event": "reviewed", "id": 1, "user": {"login": "c"}, "state": "CHANGES_REQUESTED", "body": null,
        "submitted_at": "2026-01-31T12:00:00Z"},
       {"event": "committed", "sha": "1234567890", "message": "One\\nTwo", "author": {"name": "D"}},
       {"event": "labeled", "id": 1, "actor": null, "label": {"name": "bug"}},
       {"event": "assigned", "id": 2, "assignee": null},
       {"event": "renamed", "id": 3, "rename": {"from": "x", "to": "y"}},
       {"event": "cross-referenced", "source": {"issue": {"id": 5, "number": 42, "title": "T",
        "repository": {"full_name": "o/other"}}}},
       {"event": "closed", "id": 4, "commit_id": "abcdef0123"},
       {"event": "teapot_polished", "id": 5}]
      """
    ) { .timeline(of: 7, in: $0) }
    #expect(request.path == "/repos/o/r/issues/7/timeline?per_page=100")
    #expect(page.items.map(\.author) == ["a", "c", "D", nil, nil, nil, nil, nil, nil])
    #expect(
      page.items.map(\.kind) == [
        .comment(body: "Hi"), .review(state: "changes_requested", body: ""),
        .event(TimelineEvent("committed", about: "1234567 One", commit: TimelineCommit("1234567890"))),
        .event(TimelineEvent("labeled", about: "bug")), .event(TimelineEvent("assigned", about: "ghost")),
        .event(TimelineEvent("renamed", about: "y", instead: "x")),
        .event(TimelineEvent("cross-referenced", about: "o/other#42 T")),
        .event(TimelineEvent("closed", about: "abcdef0", commit: TimelineCommit("abcdef0123"))),
        .event(TimelineEvent("teapot_polished")),
      ])
    #expect(Set(page.items.map(\.id)).count == page.items.count)
    #expect(page.items.allSatisfy { $0.id > 0 })
  }

  @Test func `a commit of another repository has its name`() throws {
    let url = "https://ghe.example/api/v3/repos"
    let (page, _) = try response(
      """
      [{"event": "referenced", "commit_id": "abcdef0123", "commit_url": "\(url)/o/other/commits/abcdef0123"},
       {"event": "closed", "commit_id": "abcdef0123", "commit_url": "\(url)/o/other/commits/abcdef0123"},
       {"event": "referenced", "commit_id": "abcdef0123", "commit_url": "\(url)/O/r/commits/abcdef0123"},
       {"event": "referenced", "commit_id": "abcdef0123", "commit_url": "\(url)/o/other/../commits/abcdef0123"},
       {"event": "referenced", "commit_id": "abcdef0123", "commit_url": 7}]
      """
    ) { .timeline(of: 7, in: $0) }
    let events = page.items.compactMap { item -> TimelineEvent? in
      if case .event(let event) = item.kind { event } else { nil }
    }
    #expect(events.map(\.commit?.destination).first == RepoName("o/other").map { .commit($0, "abcdef0123") })
    #expect(events.map(\.subject) == ["o/other@abcdef0", "o/other@abcdef0", "abcdef0", "abcdef0", "abcdef0"])
  }

  @Test func `each comment on a line or a commit has its own author, time and text`() throws {
    let (page, _) = try response(
      """
      [{"event": "line-commented", "node_id": "x", "comments": [
        {"id": 6, "path": "a.c", "line": 12, "original_line": 9, "user": {"login": "ann"}, "body": "Why?",
         "created_at": "2026-01-31T12:00:00Z"},
        {"id": 7, "path": "a.c", "line": null, "original_line": 9, "user": null, "body": "Because.",
         "commit_id": "abcdef0123"}]},
       {"event": "commit-commented", "comments": [
        {"id": 6, "commit_id": "abcdef0123", "path": null, "user": {"login": "bob"}, "body": "Good"}]},
       {"event": "line-commented", "comments": []}]
      """
    ) { .timeline(of: 7, in: $0) }
    let line = TimelineEvent("line-commented", about: "a.c:12")
    let outdated = TimelineEvent("line-commented", about: "a.c:9", isOutdated: true)
    #expect(
      page.items.map(\.kind) == [
        .remark(line, body: "Why?"), .remark(outdated, body: "Because."),
        .remark(TimelineEvent("commit-commented", about: "abcdef0"), body: "Good"),
        .event(TimelineEvent("line-commented")),
      ])
    #expect(page.items.map(\.author) == ["ann", nil, "bob", nil])
    #expect(page.items[0].createdAt == Date(timeIntervalSince1970: 1_769_860_800))
    #expect(
      page.items.map(\.anchors) == [["discussion_r6"], ["discussion_r7"], ["commitcomment-6"], []])
    #expect(Set(page.items.map(\.id)).count == 4)
  }

  @Test func `who subscribed and who was mentioned is left out, what cannot be read is counted`() throws {
    let (page, _) = try response(
      #"[{"event": "subscribed", "id": 1}, {"event": "mentioned", "id": 2}, {"event": "unsubscribed"}, {"event": 7}, null, {}]"#
    ) { .timeline(of: 7, in: $0) }
    #expect(page.items.isEmpty && page.unreadable == 3)
  }

  @Test func `a merged pull request does not say that it was closed, too`() throws {
    let (page, _) = try response(
      #"[{"event": "closed"}, {"event": "reopened"}, {"event": "merged"}, {"event": "closed"}, {"event": "locked"}]"#
    ) { .timeline(of: 7, in: $0) }
    let names = ["closed", "reopened", "merged", "locked"]
    #expect(page.items.map(\.kind) == names.map { .event(TimelineEvent($0)) })
  }

  @Test func `an entry without a number has the same id each time`() throws {
    let json = #"[{"event": "committed", "sha": "1234567"}, {"event": "committed", "sha": "7654321"}]"#
    let ids = try (1...2).map { _ in try response(json) { .timeline(of: 7, in: $0) }.0.items.map(\.id) }
    #expect(ids[0] == ids[1] && ids[0][0] != ids[0][1])
  }
}

struct ChecksTests {
  @Test func `a check run has its app, its result and its page`() throws {
    let (page, request) = try response(
      """
      {"total_count": 3, "check_runs": [
       {"id": 5, "name": "test", "status": "completed", "conclusion": "failure", "started_at": "2026-01-31T12:00:00Z",
        "details_url": "https://ci.example/5", "app": {"id": 1, "name": "CI"},
        "output": {"title": "2 failed", "annotations_count": 2}},
       {"id": 6, "name": "lint", "status": "in_progress", "conclusion": null, "app": null,
        "details_url": "javascript:alert(1)"},
       {"id": 7, "name": "docs", "status": "queued"}, {"name": "no id"}]}
      """
    ) { .checkRuns(of: "4f9c1de", in: $0) }
    #expect(request.path == "/repos/o/r/commits/4f9c1de/check-runs?per_page=100")
    #expect(
      page.items == [
        CommitCheck(
          .run(5, app: 1), name: "test", app: "CI", conclusion: "failure", summary: "2 failed",
          startedAt: Date(timeIntervalSince1970: 1_769_860_800), detailsURL: "https://ci.example/5",
          annotations: 2),
        CommitCheck(.run(6, app: 0), name: "lint", conclusion: nil, progress: "in_progress"),
        CommitCheck(.run(7, app: 0), name: "docs", conclusion: nil, progress: "queued"),
      ])
    #expect(page.unreadable == 1)
  }

  @Test func `a status that is missing or new hides no result`() throws {
    let (page, _) = try response(
      """
      {"check_runs": [
       {"id": 1, "name": "a", "status": null, "conclusion": "success"},
       {"id": 2, "name": "b", "status": "dozing", "conclusion": "failure"},
       {"id": 3, "name": "c", "status": "dozing", "conclusion": null},
       {"id": 4, "name": "d", "status": "queued", "conclusion": "success"}, {"id": 5, "name": "e"}]}
      """
    ) { .checkRuns(of: "4f9c1de", in: $0) }
    #expect(page.items.map(\.conclusion) == ["success", "failure", nil, nil, nil])
    #expect(page.items.map(\.progress) == [nil, nil, "dozing", "queued", nil])
  }

  @Test func `a status is a check without an app`() throws {
    let (page, request) = try response(
      """
      {"state": "failure", "statuses": [
       {"context": "deploy", "state": "error", "description": "No water", "target_url": "https://ci.example/1"},
       {"context": "taste", "state": "pending"}, {"context": "no state"}]}
      """
    ) { .statuses(of: "4f9c1de", in: $0) }
    #expect(request.path == "/repos/o/r/commits/4f9c1de/status?per_page=100")
    #expect(page.items.map(\.conclusion) == ["error", nil] && page.items.map(\.runID) == [nil, nil])
    #expect(page.items[0].summary == "No water" && page.items[0].detailsURL == "https://ci.example/1")
    #expect(page.unreadable == 1)
  }

  @Test func `an annotation names its line`() throws {
    let (page, request) = try response(
      """
      [{"path": "a.c", "start_line": 3, "annotation_level": "failure", "title": "T", "message": "no"},
       {"path": ".github", "start_line": 0, "annotation_level": "warning", "message": "old"},
       {"path": null, "message": "x"}, {"path": null}]
      """
    ) { .annotations(ofRun: 5, in: $0) }
    #expect(request.path == "/repos/o/r/check-runs/5/annotations?per_page=100")
    #expect(
      page.items == [
        CheckAnnotation(path: "a.c", line: 3, level: "failure", title: "T", message: "no"),
        CheckAnnotation(path: ".github", line: nil, level: "warning", title: nil, message: "old"),
        CheckAnnotation(path: nil, line: nil, level: "", title: nil, message: "x"),
      ])
    #expect(page.unreadable == 1)
  }
}
