import AppCore
import Domain
import Terminal
import Texts
import Widgets

/// The columns of the result list, by the room that there is: what matters least goes first.
struct RepoTable {
  private let row: TableRow
  private let pushed: DisplayText
  private let texts: RepoSearchTexts
  private static let starColumns = 5
  private static let nameColumns = 40

  /// - Parameters:
  ///   - columns: the whole width, the selection mark included.
  ///   - longestName: the columns of the longest name; on a wide terminal it gets more room than usual.
  init(columns: Int, longestName: Int, texts: Texts) {
    self.texts = texts.repoSearch
    let room = columns - SelectionMark.columns
    // The age is that of the last push, which the head says where it has the room.
    pushed = DisplayText(room >= 60 ? texts.repoSearch.pushed : texts.repoSearch.age)
    let age = max(pushed.width, AgeText.columns(in: texts.language))
    let stars = max(Self.starColumns, DisplayText(texts.repoSearch.stars).width)
    let fixed = stars + age + 2
    let language = room >= 60 ? 12 : 0
    let rest = room - fixed - (language > 0 ? language + 1 : 0)
    let name = rest >= 45 ? min(max(24, rest * 2 / 5), max(Self.nameColumns, longestName)) : rest
    let description = rest - name - 1
    row = TableRow([
      .init(name), .init(stars, isRightAligned: true), .init(language),
      .init(age, isRightAligned: true), .init(description),
    ])
  }

  func drawHeader(_ canvas: Canvas, sort: RepoSort, order: SortOrder) {
    let mark = sort == .bestMatch ? "" : order == .descending ? " v" : " ^"
    let texts: [DisplayText] = [
      DisplayText(texts.repository(sort: title(of: sort) + mark)), DisplayText(texts.stars),
      DisplayText(texts.languageColumn), pushed, DisplayText(texts.description),
    ]
    row.draw(canvas, texts, row: 0, column: SelectionMark.columns, style: canvas.theme[.tableHeader])
  }

  func draw(_ canvas: Canvas, _ repo: RepoRow, row line: Int, style: Style) {
    let texts = [repo.name, repo.stars, repo.language, repo.age, repo.description].map { DisplayText($0) }
    row.draw(canvas, texts, row: line, column: SelectionMark.columns, style: style)
  }

  /// Short, for it stands in a column's head.
  private func title(of sort: RepoSort) -> String {
    switch sort {
    case .bestMatch: texts.bestMatch
    case .stars: texts.sortStars
    case .forks: texts.sortForks
    case .updated: texts.sortUpdated
    }
  }
}
