public import Domain

/// A view of the todos that every octodo has.
public struct BuiltInView: Hashable, Sendable {
  /// For the command line and the texts of screens.
  public let id: String
  /// In the filter language.
  public let filter: String
  public let sort: TodoSort

  public static let all = [
    BuiltInView(id: "inbox", filter: "is:open no:project no:due", sort: TodoSort(.created)),
    BuiltInView(
      id: "today", filter: "is:overdue or is:today or is:open scheduled:<=today", sort: TodoSort(.urgency)),
    BuiltInView(id: "week", filter: "is:open due:<=7d", sort: TodoSort(.due)),
    BuiltInView(id: "waiting", filter: "is:waiting", sort: TodoSort(.created)),
    BuiltInView(id: "blocked", filter: "is:blocked", sort: TodoSort(.urgency)),
    BuiltInView(id: "recurring", filter: "is:recurring (is:open or is:waiting)", sort: TodoSort(.due)),
    BuiltInView(id: "github", filter: "is:open has:link", sort: TodoSort(.urgency)),
    BuiltInView(id: "done", filter: "is:done done:>=sow", sort: TodoSort(.changed)),
  ]
}
