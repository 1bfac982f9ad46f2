public import Domain
public import EventLoop
import FoundationEssentials
import Markdown
public import Screens

/// An issue without its comments, beside a list.
@LoopActor
public final class IssuePreview: Preview {
  public var title: String { "#\(issue.number)" }
  private let issue: GitHubIssue
  private let environment: Environment

  public init(of issue: GitHubIssue, _ environment: Environment) {
    (self.issue, self.environment) = (issue, environment)
  }

  // A changed issue gets another preview.
  public var version: Int { 0 }
  public var rowContext: RowContext { RowContext(environment) }

  public func content(_ context: RowContext) -> DocumentContent {
    let layout = IssueLayout(context, zone: environment.zone())
    let post = IssuePost(
      id: 0, author: issue.author, createdAt: issue.createdAt, text: MarkdownText(issue.text ?? ""))
    return DocumentContent(header: [layout.head(issue, nil)], sections: [layout.body(post)])
  }
}
