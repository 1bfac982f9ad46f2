import Domain
import Testing
import Texts

@testable import Inbox

struct InboxWordsTests {
  /// Source: docs.github.com/rest/activity/notifications, "About notification reasons".
  @Test(arguments: [
    "approval_requested", "assign", "author", "ci_activity", "comment", "invitation", "manual",
    "member_feature_requested", "mention", "review_requested", "security_advisory_credit", "security_alert",
    "state_change", "subscribed", "team_mention",
  ])
  func `each reason of GitHub has a word in each language`(reason: String) {
    #expect(!Texts(.en).inbox.word(forReason: reason).contains("_"))
    #expect(!Texts(.ja).inbox.word(forReason: reason).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    "Issue", "PullRequest", "Commit", "Release", "Discussion", "CheckSuite", "WorkflowRun",
    "RepositoryInvitation", "RepositoryVulnerabilityAlert", "RepositoryDependabotAlertsThread",
    "RepositoryAdvisory",
  ])
  func `each type of GitHub has a word in each language`(type: String) {
    #expect(Texts(.en).word(forType: type).first?.isLowercase == true)
    #expect(!Texts(.ja).word(forType: type).utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a missing scope is added on the host of the token`() {
    let texts = Texts(.en, tokenLocation: TokenLocation(host: "ghe.example", variable: nil))
    let advice = texts.inboxAdvice(for: .missingScope(needed: "repo"))
    #expect(advice?.contains("`gh auth refresh --hostname ghe.example -s notifications`") == true)
    #expect(advice?.contains("github.com") == false)
    #expect(Texts(.en).inboxAdvice(for: .missingScope(needed: "repo")) == Texts(.en).inbox.wrongScope)
  }

  @Test func `what GitHub adds keeps its own word`() {
    #expect(Texts(.ja).inbox.word(forReason: "tea_time") == "tea_time")
    #expect(Texts(.ja).word(forType: "TeaLeaf") == "TeaLeaf")
  }
}
