public import AppCore
public import EventLoop
import FoundationEssentials
public import Terminal
import Texts
import Tracking
import Widgets

/// The tracking events of this run, and one of them as it is sent.
@LoopActor
public final class EventListScreen: Screen {
  private let events: EventListPresenter
  private let list: ListPane<EventLog.Entry>
  private let event = ScrolledDocument<TextDocument>()
  /// The number of the event in `event`.
  private var eventNumber: Int?
  private var eventActions: [Action] = []

  /// The screen of `Route.events`.
  public static func make(_ environment: Environment) -> any Screen {
    EventListScreen(EventListPresenter(environment: environment))
  }

  private init(_ events: EventListPresenter) {
    self.events = events
    list = ListPane(
      "events", input: events, output: events,
      columns: { Self.columns(width: $0, $1, events.environment.zone()) },
      title: \.event.name, actions: Self.listActions(events)
    ) { events.open() }
    eventActions = Self.actions(events, event)
  }

  public var actions: [Action] { events.opened == nil ? list.actions : eventActions }
  public var hintedActions: [Action] { events.opened == nil ? list.hintedActions : eventActions }
  public var status: [String] { events.status }
  public var shortStatus: [String] { events.shortStatus }

  public func draw(_ canvas: Canvas) {
    guard let opened = events.opened else { return list.draw(canvas) }
    let pane = canvas.pane("event", Rect(canvas.size))
    canvas.reportFocus("event")
    let columns = pane.size.columns - 2
    let isNew = eventNumber != opened.number
    if isNew || event.content?.columns != columns {
      let line = TextDocument.Line(opened.wireForm[...], isWrapped: false)
      event.show(TextDocument([line], columns: columns), isNew: isNew)
      eventNumber = opened.number
    }
    event.content?.draw(pane, column: 1, scroll: &event.scroll)
  }

  public func handle(_ input: InputEvent) -> Bool {
    events.opened == nil ? list.handle(input) : event.handle(input)
  }

  private static func listActions(_ events: EventListPresenter) -> [Action] {
    var words: EventsTexts { events.environment.texts.events }
    let isListed = { @LoopActor in !events.numbers.isEmpty }
    return [
      Action("open", [Key(.enter)], words.helpOpen, hint: words.hintOpen, when: isListed) { events.open() },
      Action("copy", [.char("Y")], words.helpCopy, hint: words.hintCopy, when: isListed) { events.copy() },
      Action("last", [.char("G"), Key(.end)], words.helpLast, when: isListed) { events.select(.max) },
    ]
  }

  /// The actions while one event is open.
  private static func actions(
    _ events: EventListPresenter, _ document: ScrolledDocument<TextDocument>
  ) -> [Action] {
    var texts: Texts { events.environment.texts }
    var words: EventsTexts { texts.events }
    var bindings: [KeyBinding] { document.keys(texts, except: [Key(.enter)]) }
    let moves = bindings.enumerated().map { place, binding in
      Action("scroll-\(place)", binding.keys, bindings[place].help, run: binding.action)
    }
    return [
      Action("back", [Key(.escape), .char("q"), Key(.enter)], words.helpBack, hint: words.hintBack) {
        events.closeEvent()
      },
      Action("copy", [.char("Y")], words.helpCopy, hint: words.hintCopy) { events.copy() },
    ] + moves
  }

  /// The longest name of an event is `background`.
  private static let nameColumns = 10

  private static func columns(width: Int, _ context: RowContext, _ zone: TimeZone) -> Table<EventLog.Entry> {
    let words = context.texts.events
    return Table(
      width: width,
      [
        TableColumn(words.time, .fixed(8)), TableColumn(words.name, .fixed(nameColumns)),
        TableColumn(words.properties, .rest),
      ]
    ) { entry in
      [
        ClockText.seconds(entry.time, in: zone), entry.event.name,
        entry.event.properties.map(text).joined(separator: " "),
      ]
    }
  }

  /// A property as flow scripts write it: `query="swift"`, `page=1`.
  private static func text(of property: TrackingProperty) -> String {
    switch property.value {
    case .text(let text): "\(property.name)=\"\(text)\""
    case .number(let number): "\(property.name)=\(number)"
    }
  }
}
