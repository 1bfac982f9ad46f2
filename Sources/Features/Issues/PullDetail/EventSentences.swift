import GitHub
import Texts

extension PullTexts {
  /// What happened, in a sentence; an unknown kind by its own name. So is one whose sentence names what GitHub sends as
  /// null because it was deleted.
  func sentence(of event: TimelineEvent, by who: String) -> String {
    switch (event.name, event.subject.flatMap { $0.isEmpty ? nil : $0 }) {
    case ("assigned", let what?): assigned(who: who, what: what)
    case ("unassigned", let what?): unassigned(who: who, what: what)
    case ("labeled", let what?): labeled(who: who, what: what)
    case ("unlabeled", let what?): unlabeled(who: who, what: what)
    case ("milestoned", let what?): milestoned(who: who, what: what)
    case ("demilestoned", let what?): demilestoned(who: who, what: what)
    case ("renamed", let what?):
      event.old?.isEmpty == false
        ? renamed(who: who, old: event.old ?? "", what: what) : renamedTo(who: who, what: what)
    case ("closed", "not_planned"?): closedAsNotPlanned(who: who)
    case ("closed", "duplicate"?): closedAsDuplicate(who: who)
    case ("closed", let what?): closedBy(who: who, what: what)
    case ("closed", nil): closed(who: who)
    case ("reopened", _): reopened(who: who)
    case ("merged", let what?): mergedAs(who: who, what: what)
    case ("merged", nil): merged(who: who)
    case ("committed", let what?): committed(who: who, what: what)
    case ("referenced", let what?): referenced(who: who, what: what)
    case ("cross-referenced", let what?): crossReferenced(who: who, what: what)
    case ("locked", let what?): lockedFor(who: who, what: lockReason(what))
    case ("locked", nil): locked(who: who)
    case ("unlocked", _): unlocked(who: who)
    case ("review_requested", let what?): reviewRequested(who: who, what: what)
    case ("review_request_removed", let what?): reviewRequestRemoved(who: who, what: what)
    case ("review_dismissed", _): reviewDismissed(who: who)
    case ("ready_for_review", _): readyForReview(who: who)
    case ("convert_to_draft", _): madeDraft(who: who)
    case ("head_ref_deleted", _): headDeleted(who: who)
    case ("head_ref_restored", _): headRestored(who: who)
    case ("head_ref_force_pushed", _): headForcePushed(who: who)
    case ("base_ref_deleted", _): baseDeleted(who: who)
    case ("base_ref_changed", _): baseChanged(who: who)
    case ("base_ref_force_pushed", _): baseForcePushed(who: who)
    case ("line-commented", let what?):
      event.isOutdated ? lineCommentedBefore(who: who, what: what) : lineCommentedOn(who: who, what: what)
    case ("line-commented", nil): lineCommented(who: who)
    case ("commit-commented", let what?): commitCommentedOn(who: who, what: what)
    case ("commit-commented", nil): commitCommented(who: who)
    case ("pinned", _): pinned(who: who)
    case ("unpinned", _): unpinned(who: who)
    case ("marked_as_duplicate", _): markedAsDuplicate(who: who)
    case ("transferred", _): transferred(who: who)
    case ("auto_merge_enabled", _): autoMergeEnabled(who: who)
    case ("auto_merge_disabled", _): autoMergeDisabled(who: who)
    default: rareSentence(of: event.name, by: who) ?? otherEvent(who: who, name: event.name)
    }
  }

  /// Nil for a kind that GitHub does not document.
  /// Source: docs.github.com/rest/using-the-rest-api/issue-event-types.
  private func rareSentence(of name: String, by who: String) -> String? {
    switch name {
    case "sub_issue_added": subIssueAdded(who: who)
    case "sub_issue_removed": subIssueRemoved(who: who)
    case "parent_issue_added": parentAdded(who: who)
    case "parent_issue_removed": parentRemoved(who: who)
    case "blocked_by_added": blockedByAdded(who: who)
    case "blocked_by_removed": blockedByRemoved(who: who)
    case "blocking_added": blockingAdded(who: who)
    case "blocking_removed": blockingRemoved(who: who)
    case "issue_type_added": typeAdded(who: who)
    case "issue_type_changed": typeChanged(who: who)
    case "issue_type_removed": typeRemoved(who: who)
    case "added_to_merge_queue": queued(who: who)
    case "removed_from_merge_queue": unqueued(who: who)
    case "auto_squash_enabled": autoSquashEnabled(who: who)
    case "auto_rebase_enabled": autoRebaseEnabled(who: who)
    case "automatic_base_change_succeeded": baseChangedByItself
    case "automatic_base_change_failed": baseNotChanged
    case "deployed": deployed(who: who)
    case "deployment_environment_changed": deployedElsewhere(who: who)
    case "connected": linked(who: who)
    case "disconnected": notLinked(who: who)
    case "converted_to_discussion": madeDiscussion(who: who)
    case "converted_note_to_issue": madeIssue(who: who)
    case "comment_deleted": commentDeleted(who: who)
    case "added_to_project", "added_to_project_v2": projectAdded(who: who)
    case "removed_from_project", "removed_from_project_v2": projectRemoved(who: who)
    case "moved_columns_in_project", "project_v2_item_status_changed": projectMoved(who: who)
    case "unmarked_as_duplicate": unmarkedAsDuplicate(who: who)
    case "user_blocked": userBlocked(who: who)
    default: nil
    }
  }

  /// Source: docs.github.com/rest/issues/issues, "Lock an issue".
  private func lockReason(_ reason: String) -> String {
    switch reason {
    case "off-topic": lockedOffTopic
    case "too heated": lockedTooHeated
    case "resolved": lockedResolved
    case "spam": lockedSpam
    default: reason
    }
  }
}
