import FoundationEssentials
import GitHub
import Testing
import Texts

@testable import Issues

struct CheckListTests {
  @Test func `of the runs with one name and one app the newest counts`() {
    let list = CheckList(
      runs: [
        run(1, "test", "failure", at: 1), run(3, "test", "success", at: 3), run(2, "test", "failure", at: 2),
      ], statuses: [])
    #expect(list.checks.map(\.runID) == [3])
  }

  @Test(arguments: [
    // The ids decide between runs of the same second.
    (run(5, "test", "success", at: 1), run(4, "test", "failure", at: 1)),
    // A server can have moved an old run, with a new id.
    (run(4, "test", "success", at: 2), run(5, "test", "failure", at: 1)),
    // A queued run is newer than one that has started.
    (run(6, "test", nil, at: nil), run(5, "test", "failure", at: 9)),
    (run(4, "test", nil, at: nil), run(5, "test", "failure", at: 9)),
    // One that ended without a start is judged by its id.
    (run(6, "test", "success", at: nil), run(5, "test", "failure", at: 9)),
    (run(6, "test", "success", at: nil), run(5, "test", "failure", at: nil)),
  ])
  func `the newer of two runs counts, in whichever order they come`(new: CommitCheck, old: CommitCheck) {
    #expect(CheckList(runs: [new, old], statuses: []).checks == [new])
    #expect(CheckList(runs: [old, new], statuses: []).checks == [new])
  }

  @Test func `runs of two apps with one name both count`() {
    let list = CheckList(
      runs: [run(1, "test", "failure", app: 1), run(2, "test", "success", app: 2)], statuses: [])
    #expect(list.checks.map(\.runID) == [1, 2])
  }

  @Test func `a good status does not hide a failed run of its name`() {
    let list = CheckList(
      runs: [run(1, "test", "failure")],
      statuses: [CommitCheck(.status("test"), name: "test", conclusion: "success")])
    #expect(list.checks.map(\.outcome) == [.failed, .passed])
  }

  @Test func `the failed ones come first, then those that run, and the passed ones last`() {
    let results = ["success", "skipped", nil, "failure", "lukewarm", "timed_out"]
    let runs = results.enumerated().map { run($0 + 1, "check \($0)", $1) }
    #expect(
      CheckList(runs: runs, statuses: []).checks.map(\.conclusion)
        == ["failure", "timed_out", nil, "skipped", "lukewarm", "success"])
  }

  @Test(arguments: [
    ("notice", "notice", "情報"), ("warning", "warning", "警告"), ("failure", "failure", "エラー"),
    ("shrug", "shrug", "shrug"),
  ])
  func `the level of an annotation is a word of the user's language, a newer one GitHub's`(
    level: String, english: String, japanese: String
  ) {
    #expect(Texts(.en).pull.word(forLevel: level) == english)
    #expect(Texts(.ja).pull.word(forLevel: level) == japanese)
  }

  @Test func `the reason of a lock is in the user's language`() {
    let event = TimelineEvent("locked", about: "too heated")
    #expect(Texts(.en).pull.sentence(of: event, by: "octo") == "octo locked the conversation: too heated")
    #expect(Texts(.ja).pull.sentence(of: event, by: "octo").hasSuffix("議論の過熱"))
  }

  /// Source: docs.github.com/rest/using-the-rest-api/issue-event-types.
  @Test(arguments: [
    "added_to_merge_queue", "added_to_project", "added_to_project_v2", "auto_rebase_enabled",
    "auto_squash_enabled", "automatic_base_change_failed", "automatic_base_change_succeeded",
    "blocked_by_added", "blocked_by_removed", "blocking_added", "blocking_removed", "comment_deleted",
    "connected", "converted_note_to_issue", "converted_to_discussion", "deployed",
    "deployment_environment_changed", "disconnected", "issue_type_added", "issue_type_changed",
    "issue_type_removed", "moved_columns_in_project", "parent_issue_added", "parent_issue_removed",
    "project_v2_item_status_changed", "removed_from_merge_queue", "removed_from_project",
    "removed_from_project_v2", "sub_issue_added", "sub_issue_removed", "unmarked_as_duplicate",
    "user_blocked",
  ])
  func `a kind of event that GitHub documents is a sentence`(name: String) {
    for language in [Language.en, .ja] {
      #expect(Texts(language).pull.sentence(of: TimelineEvent(name), by: "octo") != "octo: \(name)")
    }
  }

  @Test func `why it was closed is said`() {
    let endings = ["not_planned": "as not planned", "duplicate": "as a duplicate", "1111111": "with 1111111"]
    for (subject, ending) in endings {
      let event = TimelineEvent("closed", about: subject)
      #expect(Texts(.en).pull.sentence(of: event, by: "octo").hasSuffix(ending))
    }
  }

  @Test func `300 runs of 41 names are 41 checks`() {
    let runs = (1...300).map { run($0, "check \($0 % 41)", $0 > 259 ? "success" : "failure", at: $0) }
    let list = CheckList(runs: runs.shuffled(), statuses: [])
    #expect(list.checks.count == 41)
    #expect(list.checks.allSatisfy { $0.outcome == .passed })
  }

  @Test func `the verdict counts each outcome, and leaves out what there is none of`() {
    let checks = ["failure", "error", "success", nil, "neutral"].enumerated().map { run($0, "\($0)", $1) }
    #expect(Texts(.en).pull.verdict(on: checks) == "2 failed, 1 passed, 1 waiting, 1 other")
    #expect(Texts(.en).pull.verdict(on: checks, isShort: true) == "2 failed, 1 passed, 1 waiting")
    #expect(Texts(.en).pull.verdict(on: [checks[2]]) == "1 passed")
    #expect(Texts(.en).pull.verdict(on: []).isEmpty)
  }

  @Test func `a result that octodo does not know is shown as it is`() {
    #expect(Texts(.en).pull.result(of: run(1, "taste", "lukewarm")) == "lukewarm")
    #expect(Texts(.en).pull.result(of: run(1, "test", "timed_out")) == "timed out")
    #expect(Texts(.en).pull.result(of: run(1, "test", nil)) == "waiting")
    let dozing = CommitCheck(.run(1, app: 0), name: "test", conclusion: nil, progress: "dozing")
    #expect(Texts(.en).pull.result(of: dozing) == "dozing")
  }
}

/// - Parameter second: when it started.
private func run(
  _ id: Int, _ name: String, _ conclusion: String?, at second: Int? = 0, app: Int = 1
) -> CommitCheck {
  CommitCheck(
    .run(id, app: app), name: name, conclusion: conclusion,
    startedAt: second.map { Date(timeIntervalSince1970: Double($0)) })
}
