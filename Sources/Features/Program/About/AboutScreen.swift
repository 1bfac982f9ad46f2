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
    return RowPane(
      "about", input: about, output: about,
      layout: { rows, _, width in AboutLayout(rows, width: width).layout },
      title: \.label, subject: { about.subject(of: $0) }, actions: actions(about))
  }

  private static func actions(_ about: AboutPresenter) -> [Action] {
    var words: AboutTexts { about.environment.texts.about }
    let isLicense = { @LoopActor in if case .license = about.selectedRow.kind { true } else { false } }
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
}

/// The rows of About in lines of a given width: label and value side by side if there is room, otherwise one below
/// the other.
private struct AboutLayout {
  private var lines: [RowLayout.Line] = []
  private let width: Int
  /// The width of all labels in a wide terminal, or of those under one heading in a narrow one.
  private var labelColumns = 0

  /// The minimum width at which values are drawn next to their labels.
  private static let leastForTwoColumns = 60
  private static let widestValue = 76

  /// - Parameter width: the whole width in cells, including the selection mark.
  init(_ rows: [AboutRow], width: Int) {
    self.width = width
    let isWide = width >= Self.leastForTwoColumns
    labelColumns = Self.labelColumns(isWide ? rows.filter { $0.kind != .heading } : Self.group(rows[...]))
    for (place, row) in rows.enumerated() {
      switch row.kind {
      case .heading:
        for label in [DisplayText.empty, DisplayText(row.label)] {
          lines.append(.init(of: place, [.init(label, column: 0)], isHeading: true))
        }
        if !isWide { labelColumns = Self.labelColumns(Self.group(rows[(place + 1)...])) }
      case .fact, .license: add(row, place)
      }
    }
  }

  var layout: RowLayout { RowLayout(lines) }

  /// The rows up to the next heading.
  private static func group(_ rows: ArraySlice<AboutRow>) -> [AboutRow] {
    Array(rows.prefix { $0.kind != .heading })
  }

  private static func labelColumns(_ rows: [AboutRow]) -> Int {
    rows.map { DisplayText($0.label).width }.max() ?? 0
  }

  private mutating func add(_ row: AboutRow, _ place: Int) {
    let (label, value) = (DisplayText(row.label), DisplayText(row.value))
    let start = SelectionMark.columns
    let beside = start + labelColumns + 2
    if width >= Self.leastForTwoColumns || beside + value.width <= width {
      add(label, value, place, valueColumn: beside)
    } else {
      add(label, .empty, place, valueColumn: start)
      add(.empty, value, place, valueColumn: start + 2)
    }
  }

  private mutating func add(_ label: DisplayText, _ value: DisplayText, _ place: Int, valueColumn: Int) {
    let room = max(2, min(width - valueColumn, Self.widestValue))
    for (number, part) in value.wrapped(to: room).enumerated() {
      let label = number == 0 ? label : .empty
      lines.append(
        .init(
          of: place,
          [.init(label, column: SelectionMark.columns, role: .secondary), .init(part, column: valueColumn)]))
    }
  }
}
