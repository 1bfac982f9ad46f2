import Domain
import GitHub
import Texts

/// The sections of the inbox, by the reason of GitHub's latest event. What asks most of the user comes first.
enum InboxSection: String, CaseIterable {
  /// What the user keeps, whatever its reason.
  case bookmarked
  case reviewRequested, mentioned, assigned, participating, subscribed, ci
  /// Reasons that octodo does not know.
  case other

  /// Source: docs.github.com/rest/activity/notifications, "About notification reasons".
  init(reason: String) {
    self =
      switch reason {
      case "review_requested", "approval_requested": .reviewRequested
      case "mention", "team_mention": .mentioned
      case "assign": .assigned
      case "author", "comment", "manual", "state_change", "invitation", "member_feature_requested",
        "security_alert", "security_advisory_credit":
        .participating
      case "subscribed": .subscribed
      case "ci_activity": .ci
      default: .other
      }
  }

  func title(_ words: InboxTexts) -> String {
    switch self {
    case .bookmarked: words.bookmarked
    case .reviewRequested: words.reviewRequested
    case .mentioned: words.mentioned
    case .assigned: words.assigned
    case .participating: words.participating
    case .subscribed: words.subscribed
    case .ci: words.ci
    case .other: words.other
    }
  }
}

extension InboxTexts {
  /// A reason in a word or two; one that octodo does not know by GitHub's own word.
  func word(forReason reason: String) -> String {
    switch reason {
    case "approval_requested": reasonApproval
    case "assign": reasonAssign
    case "author": reasonAuthor
    case "ci_activity": reasonCI
    case "comment": reasonComment
    case "invitation": reasonInvitation
    case "member_feature_requested": reasonFeature
    case "security_advisory_credit": reasonCredit
    case "manual": reasonManual
    case "mention": reasonMention
    case "review_requested": reasonReview
    case "security_alert": reasonSecurity
    case "state_change": reasonState
    case "subscribed": reasonSubscribed
    case "team_mention": reasonTeam
    default: reason
    }
  }
}

extension Texts {
  /// A type in a word; one that octodo does not know by GitHub's own word.
  func word(forType type: String) -> String {
    if let kind = ItemKind.notified(as: type) { return kinds[kind.id].short }
    return switch type {
    case "CheckSuite", "WorkflowRun": inbox.typeCI
    case "RepositoryInvitation": inbox.typeInvitation
    case "RepositoryVulnerabilityAlert", "RepositoryDependabotAlertsThread", "RepositoryAdvisory":
      inbox.typeSecurity
    default: type
    }
  }
}
