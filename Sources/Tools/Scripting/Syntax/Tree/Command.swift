public import Stubs
public import Terminal

/// One command of a script. `let`, `include`, `macro`, `run`, `repeat` and `for` are not here, because the
/// parser replaces them by their lines.
public indirect enum Command: Sendable, Equatable {
  case set(Setting)
  case note(Template)
  case pause
  case dump

  case launch(Launch)
  case relaunch
  /// Copies `source`, relative to the script, to `destination` in the data folder.
  case fixture(source: String, destination: String)
  /// The program has ended with this status.
  case exit(status: Int)

  case key([KeyPress])
  case type(Template)
  case paste(Template)
  case resize(Size)
  /// The terminal window gains or loses the focus.
  case focus(isIn: Bool)
  case signal(Signal)
  case mouse(MouseAction)
  /// Input lines that are queued together and settled once.
  case burst([Step])

  case settle
  case advance(Advance)
  case wait(Wait)

  case see(SeeCheck)
  /// The row counts from 1.
  case row(Int, RowCheck)
  case screen(lines: [String], in: Region?)
  case style(StyleCheck)
  case cursor(CursorCheck)
  case focused(String)
  case selected(Pattern, in: Region?)
  case effect(EffectKind, Pattern?)
  /// Stores the match of the first group, or else of the whole pattern.
  case capture(name: String, RegexPattern, in: Region?)

  case event(EventExpectation)
  case events(EventGroup)
  case noEvents
  case ignoreEvents

  case stub(WrittenRequest, StubReply<WrittenResponse>)
  /// Answers the requests after those that the stub above has answered.
  case then(StubReply<WrittenResponse>)
  case forget(WrittenRequest)
  case release(String)
  case cassette(String)
  case request(RequestCheck)
  case noRequests

  case snapshot(Snapshot)
  case shot(Shot)
}
