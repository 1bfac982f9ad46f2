public import EventLoop
public import Screens
import Terminal
import Texts

/// About octodo: its version, the libraries in use, its files and what it is built with.
@LoopActor
public enum AboutScreen {
  /// The screen of `Route.about`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    let about = AboutPresenter(environment: environment, router: router)
    return ListPane(
      "about", about.list, columns: { width, _ in columns(about.labels, width: width) },
      title: \.label, subject: { about.subject(of: $0) }, actions: actions(about))
  }

  private static func actions(_ about: AboutPresenter) -> [Action] {
    var words: AboutTexts { about.environment.texts.about }
    let isLicense = { @LoopActor in if case .license = about.list.selectedItem?.kind { true } else { false } }
    return [
      Action("open", [Key(.enter)], words.open, effect: .works, hint: words.openHint, when: isLicense) {
        about.openSelected()
      },
      Action("open-all", [.char("L")], words.openAll, effect: .works, hint: words.openAllHint) {
        about.openAll()
      },
      .openInBrowser(words.openInBrowser, hint: words.browserHint) { about.openInBrowser() },
      Action("copy", [.char("Y")], words.copy, effect: .works, hint: words.copyHint) { about.copy() },
    ]
  }

  /// Label and value side by side if there is room, otherwise one below the other.
  /// - Parameter width: the whole width in cells, including the selection mark.
  private static func columns(_ labels: [String], width: Int) -> Table<AboutRow> {
    let isWide = width >= leastForTwoColumns
    // In a narrow terminal a long label has a line of its own, so that it takes no room from other values.
    let widths = labels.map { DisplayText($0).width }.filter { isWide || $0 <= width / 3 }
    let labelColumns = (widths.max() ?? 0) + 1
    let beside = SelectionMark.columns + labelColumns + 1
    let room = max(2, min(width - beside, widestValue))
    let isBeside = { (row: AboutRow) in
      isWide || DisplayText(row.label).width < labelColumns && DisplayText(row.value).width <= room
    }
    let below = isWide ? beside : SelectionMark.columns + 2
    return Table(
      width: width, [TableColumn("", .fixed(labelColumns), role: .name), TableColumn("", .rest)],
      painted: [(0, { StyledText(DisplayText($0.label), role: .secondary) })],
      more: (
        below,
        { row in
          let lines = DisplayText(row.value).wrapped(to: max(2, min(width - below, widestValue)))
          return Array(lines.dropFirst(isBeside(row) ? 1 : 0))
        }
      )
    ) { row in
      [row.label, isBeside(row) ? DisplayText(row.value).wrapped(to: room).first.map { "\($0)" } : nil]
    }
  }

  /// The minimum width at which all values are beside their labels.
  private static let leastForTwoColumns = 60
  private static let widestValue = 76
}
