public import EventLoop
import FoundationEssentials
public import Screens
import Terminal
import Texts
import Tracking

/// The tracking events of this run, and one of them as it is sent. A screen of its own, because the opened event covers
/// the list without being a page of its own.
@LoopActor
public final class EventListScreen: ContainerScreen {
  private let events: EventListPresenter
  private let list: ListPane<EventLog.Entry>
  /// The opened event, or the last one; each document starts at its top. Nothing was opened before the first.
  private var document: (of: OpenedEvent?, pane: DocumentPane)

  /// The screen of `Route.events`.
  public static func make(_ environment: Environment) -> any Screen {
    EventListScreen(EventListPresenter(environment: environment))
  }

  private init(_ events: EventListPresenter) {
    self.events = events
    document = (nil, EventDocument(events).pane)
    list = ListPane(
      "events", events,
      columns: { Self.columns(width: $0, $1, events.environment.zone()) },
      title: \.event.name, subject: { events.subject(of: $0) }, actions: Self.listActions(events))
  }

  /// The list, or the opened event.
  public var content: any Screen {
    guard let opened = events.opened else { return list }
    if document.of != opened { document = (opened, EventDocument(events).pane) }
    return document.pane
  }

  public var actionGroups: [[Action]] { list.actionGroups + document.pane.actionGroups }

  private static func listActions(_ events: EventListPresenter) -> [Action] {
    var words: EventsTexts { events.environment.texts.events }
    let isListed = { @LoopActor in !events.numbers.isEmpty }
    return [
      Action("open", [Key(.enter)], words.open, effect: .works, hint: words.openHint, when: isListed) {
        events.open()
      },
      Action("copy", [.char("Y")], words.copy, effect: .works, hint: words.copyHint, when: isListed) {
        events.copy()
      },
      Action("last", [.char("G"), Key(.end)], words.last, effect: .works, when: isListed) {
        events.select(.max)
      },
    ]
  }

  /// The longest name of an event is `background`.
  private static let nameColumns = 10

  private static func columns(width: Int, _ context: RowContext, _ zone: TimeZone) -> Table<EventLog.Entry> {
    let words = context.texts.events
    return Table(
      width: width,
      [
        TableColumn(words.time, .fixed(8), role: .secondary),
        TableColumn(words.name, .fixed(nameColumns), role: .name),
        TableColumn(words.properties, .rest),
      ]
    ) { entry in
      [
        ClockText.seconds(entry.time, in: zone), entry.event.name,
        entry.event.properties.map(\.description).joined(separator: " "),
      ]
    }
  }
}

/// One event as it is in the local file, over several lines.
@LoopActor
private final class EventDocument: DocumentInput, DocumentOutput {
  private let events: EventListPresenter

  init(_ events: EventListPresenter) {
    self.events = events
  }

  var pane: DocumentPane {
    let (events, environment) = (events, events.environment)
    var words: EventsTexts { environment.texts.events }
    return DocumentPane(
      "event", on: environment.loop, input: self, output: self, subject: { events.subjectOfOpened },
      actions: [
        Action(
          "back", [Key(.escape), .char("q"), Key(.enter)], words.back, effect: .works, hint: words.backHint
        ) {
          events.closeEvent()
        },
        Action("copy", [.char("Y")], words.copy, effect: .works, hint: words.copyHint) { events.copy() },
      ])
  }

  /// An event does not change.
  var version: Int { 0 }
  var message: PaneMessage? { nil }
  var rowContext: RowContext { events.rowContext }

  func content(_ context: RowContext) -> DocumentContent {
    let lines = IndentedJSON(events.opened?.wireForm ?? "").lines
    return DocumentContent(sections: [DocumentSection(lines.map { .code($0[...]) })])
  }

  func status(percent: Int, isShort: Bool) -> [String] {
    isShort ? events.shortStatus : events.status
  }
}
