import AppCore
import Domain
import FoundationEssentials
import Texts

/// One row of the history, as text.
public struct HistoryRow: Hashable, Sendable {
  public let title: String
  /// What it is.
  public let kind: String
  /// The same in at most four columns.
  public let shortKind: String
  /// How often it was opened, in at most four columns.
  public let visits: String
  /// Since it was opened last.
  public let age: String

  init(_ group: VisitGroup, now: Date, texts: Texts) {
    title = group.visit.title
    visits = NumberText.short(group.count)
    age = AgeText(texts).short(group.lastAt, now: now)
    (kind, shortKind) =
      switch group.visit.subject {
      case .repo: (texts.history.repo, texts.history.shortRepo)
      case .todo: (texts.history.todo, texts.history.shortTodo)
      }
  }
}
