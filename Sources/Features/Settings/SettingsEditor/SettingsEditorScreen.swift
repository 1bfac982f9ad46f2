import Domain
public import EventLoop
public import Screens
import Terminal
import Texts

/// The settings: one per row; the last rows open other screens.
@LoopActor
public enum SettingsEditorScreen {
  /// The screen of `Route.settings`.
  public static func make(_ environment: Environment, _ router: Router) -> any Screen {
    let links = [
      SettingsLink(.events, note: { $0.settings.eventsLinkNote }) { $0.settings.eventsLink },
      SettingsLink(.about, note: { $0.settings.aboutLinkNote }) { $0.settings.aboutLink },
    ]
    return pane(SettingsEditorPresenter(environment: environment, router: router, links: links))
  }

  /// The settings for the palette, without the rows that open other screens: it has those screens itself.
  public static func rowDestinations(_ environment: Environment) -> [RowDestination] {
    SettingsRow.all(environment, links: []).enumerated().map { index, row in
      RowDestination(.settings, row: index, title: row.label)
    }
  }

  static func pane(_ settings: SettingsEditorPresenter) -> NotedList<SettingsRow> {
    let pane = ListPane(
      "settings", settings.list, columns: { width, _ in columns(settings, width: width) }, title: \.label,
      subject: { _ in settings.subject }, actions: actions(settings))
    return NotedList(
      pane, of: settings.list, title: { $0.tabs.settings }, name: \.label,
      message: { settings.problem.map { PaneMessage(problem: $0) } },
      note: { note(about: $0, width: $1, settings) })
  }

  /// The status line shows the actions of the selected row.
  private static func actions(_ settings: SettingsEditorPresenter) -> [Action] {
    var words: SettingsTexts { settings.environment.texts.settings }
    let isNumber = { @LoopActor in settings.selectedRow?.isNumber == true }
    let isChange = { @LoopActor in settings.selectedRow?.canChange == true }
    let isLink = { @LoopActor in settings.selectedRow?.opens == true }
    let keys = [Key(.enter), .char(" "), Key(.right), .char("l")]
    return [
      Action("more", [.char("+")], words.more, effect: .works, when: isNumber) {
        settings.changePageSize(by: 1)
      },
      Action("fewer", [.char("-")], words.fewer, effect: .works, when: isNumber) {
        settings.changePageSize(by: -1)
      },
      Action("change", keys, words.change, effect: .works, hint: words.changeHint, when: isChange) {
        settings.change(.next)
      },
      Action("change-back", [Key(.left), .char("h")], words.changeBack, effect: .works, when: isChange) {
        settings.change(.previous)
      },
      Action("open", keys, words.open, effect: .works, hint: words.openHint, when: isLink) {
        settings.change(.next)
      },
    ]
  }

  /// Labels and values in columns, cut at the edge; the note shows the whole value if it was cut.
  private static func columns(_ settings: SettingsEditorPresenter, width: Int) -> Table<SettingsRow> {
    let widths = widths(settings, in: width)
    let selected = settings.selectedRow
    let text = { @LoopActor (row: SettingsRow) in value(of: row, isSelected: row === selected) }
    return Table(
      width: width,
      [TableColumn("", .fixed(widths.label)), TableColumn("", .fixed(widths.value), role: .name)],
      painted: [(1, { StyledText(text($0), role: $0.canChange ? .name : .faint) })]
    ) { [$0.label, "\(text($0))"] }
  }

  /// The widths of labels and values, in cells.
  private static func widths(
    _ settings: SettingsEditorPresenter, in width: Int
  ) -> (label: Int, value: Int) {
    let longest = settings.rows.map { DisplayText($0.label).width }.max() ?? 0
    let label = min(longest + 1, width / 2)
    return (label, max(0, width - SelectionMark.columns - label - 2))
  }

  private static func note(about row: SettingsRow, width: Int, _ settings: SettingsEditorPresenter) -> RowNote
  {
    let signs = settings.environment.preferences.look.signs
    let isCut = value(of: row, isSelected: true).width > widths(settings, in: width).value
    let paragraphs = ((isCut ? [row.value] : []) + [row.note]).map { DisplayText($0) }.filter { $0.width > 0 }
    return RowNote(
      paragraphs,
      choices: row.choices.map { choice in
        RowNote.Choice(
          DisplayText(choice.isChosen ? "\(signs[.done]) \(choice.name)" : "  \(choice.name)"),
          DisplayText(choice.about))
      }, facts: row.facts.map { DisplayText($0) })
  }

  /// The selected value between the keys that change it.
  private static func value(of row: SettingsRow, isSelected: Bool) -> DisplayText {
    DisplayText(isSelected && row.canChange ? "< \(row.value) >" : "  \(row.value)")
  }
}

/// A row at the end of the settings that opens another screen.
struct SettingsLink: Sendable {
  let route: Route
  /// The title in a language, and a sentence about the screen.
  let title: @Sendable (Texts) -> String
  let note: @Sendable (Texts) -> String

  init(
    _ route: Route, note: @escaping @Sendable (Texts) -> String = { _ in "" },
    title: @escaping @Sendable (Texts) -> String
  ) {
    (self.route, self.title, self.note) = (route, title, note)
  }
}
