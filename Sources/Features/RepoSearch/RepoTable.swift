import AppCore
import Domain
import Terminal
import Texts
import Widgets

/// The columns of the result list, by the room that there is: what matters least goes first.
struct RepoTable {
  private let row: TableRow
  private let head: [DisplayText]
  private let layout: Layout
  private static let starColumns = 5
  private static let nameColumns = 40

  /// What a table is made for.
  struct Layout: Hashable {
    /// The whole width, the selection mark included.
    let columns: Int
    /// The columns of the longest name; on a wide terminal it gets more room than usual.
    let longestName: Int
    let sort: RepoSort
    let order: SortOrder
    let texts: Texts
  }

  init(_ layout: Layout) {
    self.layout = layout
    let (texts, words) = (layout.texts, layout.texts.repoSearch)
    let room = layout.columns - SelectionMark.columns
    // The age is that of the last push, which the head says where it has the room.
    let pushed = DisplayText(room >= 60 ? words.pushed : words.age)
    let age = max(pushed.width, AgeText.columns(in: texts.language))
    let starHead = DisplayText(words.stars)
    let stars = max(Self.starColumns, starHead.width)
    let fixed = stars + age + 2
    let language = room >= 60 ? 12 : 0
    let rest = room - fixed - (language > 0 ? language + 1 : 0)
    let name = rest >= 45 ? min(max(24, rest * 2 / 5), max(Self.nameColumns, layout.longestName)) : rest
    let description = rest - name - 1
    row = TableRow([
      .init(name), .init(stars, isRightAligned: true), .init(language),
      .init(age, isRightAligned: true), .init(description),
    ])
    let mark = layout.sort == .bestMatch ? "" : layout.order == .descending ? " v" : " ^"
    head = [
      DisplayText(words.repository(sort: Self.title(of: layout.sort, words) + mark)), starHead,
      DisplayText(words.languageColumn), pushed, DisplayText(words.description),
    ]
  }

  /// Whether another one for this would be the same.
  func isFor(_ layout: Layout) -> Bool { self.layout == layout }

  func drawHeader(_ canvas: Canvas) {
    row.draw(canvas, head, row: 0, column: SelectionMark.columns, style: canvas.theme[.tableHeader])
  }

  /// Takes the row's place and not the row, for a row holds all that is known of a repository, and copying that takes as
  /// long as drawing a column.
  func draw(_ canvas: Canvas, _ rows: [RepoRow], at index: Int, row line: Int, style: Style) {
    let texts = [
      rows[index].name, rows[index].stars, rows[index].language, rows[index].age, rows[index].description,
    ].map { DisplayText($0) }
    row.draw(canvas, texts, row: line, column: SelectionMark.columns, style: style)
  }

  /// Short, for it stands in a column's head.
  private static func title(of sort: RepoSort, _ texts: RepoSearchTexts) -> String {
    switch sort {
    case .bestMatch: texts.bestMatch
    case .stars: texts.sortStars
    case .forks: texts.sortForks
    case .updated: texts.sortUpdated
    }
  }
}
