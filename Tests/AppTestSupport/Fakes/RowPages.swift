public import Domain

/// The answers to requests for pages of rows.
public typealias PagedAnswers = ScriptedAnswers<PageCursor?, ItemPage<PagedRow>>

public struct PagedRow: Identifiable, Sendable {
  public let id: Int
}

public func rowPage(
  _ ids: some Sequence<Int>, next: Int? = nil, last: Int? = nil, of total: Int? = nil
) -> ItemPage<PagedRow> {
  ItemPage(
    items: ids.map { PagedRow(id: $0) }, total: total, next: next.map(rowCursor), last: last.map(rowCursor))
}

public func rowCursor(_ page: Int) -> PageCursor {
  PageCursor(url: "https://api.github.com/rows?page=\(page)")
}
