import Domain
import FoundationEssentials
import GitHub
import Markdown
import Screens
import Terminal
import Texts

/// What a pull request shows besides what an issue has.
extension IssueLayout {
  private var words: PullTexts { texts.pull }

  /// Title, state, branches and the other fields, with a rule below.
  /// - Parameters:
  ///   - pull: nil until it is loaded.
  ///   - isAsking: whether GitHub is asked again whether it can be merged.
  func head(_ issue: GitHubIssue, _ pull: PullDetail?, isAsking: Bool) -> DocumentSection {
    guard let pull else { return head(issue, nil) }
    let reviewers = pull.reviewers.isEmpty ? nil : pull.reviewers.joined(separator: ", ")
    return head(
      issue, pull.detail,
      facts: [branches(pull)] + [changes(of: pull), merge(pull, isAsking: isAsking)].compactMap(\.self),
      people: reviewers.map { words.reviewers(names: $0) })
  }

  /// Where it is merged into, and what is merged.
  private func branches(_ pull: PullDetail) -> DocumentPart {
    let fork = pull.head.repo.map { $0 == pull.base.repo ? "" : "\($0.owner):" } ?? ""
    let name = fork + pull.head.name
    let head =
      name.isEmpty ? words.branchGone : pull.head.repo == nil ? words.forkGone(branch: name) : name
    let base = pull.base.name.isEmpty ? words.branchGone : pull.base.name
    return .styled(
      StyledText(DisplayText(base + " ")).with(StyledText(signs[.from], role: .faint))
        .with(StyledText(DisplayText(" " + head))))
  }

  private func changes(of pull: PullDetail) -> DocumentPart? {
    texts.changes(of: pull).map { .words($0, .faint) }
  }

  /// Whether an open one can be merged.
  private func merge(_ pull: PullDetail, isAsking: Bool) -> DocumentPart? {
    guard pull.detail.issue.isOpen else { return nil }
    if pull.isComputingMerge { return .words(isAsking ? words.mergeComputing : words.mergeUnknown, .faint) }
    return switch pull.mergeState {
    case "clean", "has_hooks": .words(words.mergeClean, .good)
    case "dirty": .words(words.mergeConflicts, .problem)
    case "blocked": .words(words.mergeBlocked, .warning)
    case "behind": .words(words.mergeBehind, .warning)
    case "unstable": .words(words.mergeUnstable, .warning)
    case "draft": .words(words.mergeDraft, .faint)
    case nil, "unknown": .words(pull.isMergeable == true ? words.mergeClean : words.mergeConflicts, .faint)
    case let state?: .words(words.mergeOther(state: state), .faint)
    }
  }

  // MARK: Timeline

  /// A review: with its text like a comment, or as one line.
  func review(_ state: String, _ post: IssuePost) -> DocumentSection {
    let who = post.author ?? "ghost"
    let (sign, role): (Sign, Role) =
      switch state {
      case "approved": (.done, .good)
      case "changes_requested": (.failed, .problem)
      default: (.event, .faint)
      }
    guard !post.text.parts.isEmpty else {
      return line(sign, role, words.review(state, by: who), of: post)
    }
    var author = StyledText()
    author.append(shown(sign) + " ", role: role)
    author.append(DisplayText(words.review(state, by: who)), attributes: .bold)
    return comment(post, author)
  }

  /// Something that happened, in one dim line.
  func line(of event: TimelineEvent, _ post: IssuePost) -> DocumentSection {
    let sign: (Sign, Role) =
      switch event.name {
      case "merged": (.merged, .merged)
      case "closed": (.notPlanned, .done)
      case "reopened", "ready_for_review": (.openPull, .good)
      default: (.event, .faint)
      }
    return line(sign.0, sign.1, words.sentence(of: event, by: post.author ?? "ghost"), of: post)
  }

  private func line(_ sign: Sign, _ role: Role, _ sentence: String, of post: IssuePost) -> DocumentSection {
    var line = StyledText(shown(sign) + " ", role: role)
    line.append(DisplayText(sentence), role: .faint)
    return DocumentSection(id: post.id, [.styled(line.with(date(of: post)))], count: 0) { _, _ in [] }
  }

  /// The sign of a todo has three columns in ASCII.
  private func shown(_ sign: Sign) -> DisplayText {
    sign == .done && signs.isASCII ? "+" : signs[sign]
  }
}

extension Texts {
  /// How much a pull request changes; nil if that is not known.
  func changes(of pull: PullDetail) -> String? {
    guard let added = pull.additions, let removed = pull.deletions, let files = pull.changedFiles else {
      return nil
    }
    return self.pull.changes(
      added: NumberText.grouped(added), removed: NumberText.grouped(removed), count: files)
  }
}

extension PullTexts {
  /// The events whose sentences say what they are about.
  private static let aboutSomething: Set = [
    "assigned", "unassigned", "labeled", "unlabeled", "milestoned", "demilestoned", "renamed", "committed",
    "referenced", "cross-referenced", "review_requested", "review_request_removed",
  ]

  func review(_ state: String, by who: String) -> String {
    switch state {
    case "approved": approved(who: who)
    case "changes_requested": changesRequested(who: who)
    case "commented", "": reviewed(who: who)
    case "dismissed": reviewOfDismissed(who: who)
    default: reviewedAs(who: who, state: state)
    }
  }

  /// What happened, in a sentence; an unknown kind by its own name.
  func sentence(of event: TimelineEvent, by who: String) -> String {
    let what = event.subject ?? ""
    // GitHub sends null for what was deleted, and a sentence without it would be broken.
    if what.isEmpty, Self.aboutSomething.contains(event.name) {
      return otherEvent(who: who, name: event.name)
    }
    return switch event.name {
    case "assigned": assigned(who: who, what: what)
    case "unassigned": unassigned(who: who, what: what)
    case "labeled": labeled(who: who, what: what)
    case "unlabeled": unlabeled(who: who, what: what)
    case "milestoned": milestoned(who: who, what: what)
    case "demilestoned": demilestoned(who: who, what: what)
    case "renamed" where event.old?.isEmpty != false: renamedTo(who: who, what: what)
    case "renamed": renamed(who: who, old: event.old ?? "", what: what)
    case "closed": what.isEmpty ? closed(who: who) : closedBy(who: who, what: what)
    case "reopened": reopened(who: who)
    case "merged": what.isEmpty ? merged(who: who) : mergedAs(who: who, what: what)
    case "committed": committed(who: who, what: what)
    case "referenced": referenced(who: who, what: what)
    case "cross-referenced": crossReferenced(who: who, what: what)
    case "locked": what.isEmpty ? locked(who: who) : lockedFor(who: who, what: what)
    case "unlocked": unlocked(who: who)
    case "review_requested": reviewRequested(who: who, what: what)
    case "review_request_removed": reviewRequestRemoved(who: who, what: what)
    case "review_dismissed": reviewDismissed(who: who)
    case "ready_for_review": readyForReview(who: who)
    case "convert_to_draft": madeDraft(who: who)
    case "head_ref_deleted": headDeleted(who: who)
    case "head_ref_restored": headRestored(who: who)
    case "head_ref_force_pushed": headForcePushed(who: who)
    case "base_ref_changed": baseChanged(who: who)
    case "base_ref_force_pushed": baseForcePushed(who: who)
    case "line-commented": what.isEmpty ? lineCommented(who: who) : lineCommentedOn(who: who, what: what)
    case "commit-commented":
      what.isEmpty ? commitCommented(who: who) : commitCommentedOn(who: who, what: what)
    case "pinned": pinned(who: who)
    case "unpinned": unpinned(who: who)
    case "marked_as_duplicate": markedAsDuplicate(who: who)
    case "transferred": transferred(who: who)
    case "auto_merge_enabled": autoMergeEnabled(who: who)
    case "auto_merge_disabled": autoMergeDisabled(who: who)
    default: otherEvent(who: who, name: event.name)
    }
  }
}
