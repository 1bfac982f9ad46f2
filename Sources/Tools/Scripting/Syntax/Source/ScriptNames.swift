import Domain
import Tracking

/// The program's own names. A script that uses an unknown name is rejected before it runs.
public struct ScriptNames: Sendable {
  /// A scene and its states.
  public struct SceneNames: Sendable {
    public let name: String
    public let states: [String]

    public init(name: String, states: [String]) {
      self.name = name
      self.states = states
    }
  }

  /// The parts of all screens.
  public struct Parts: Sendable, Equatable {
    public let panes: [String]
    public let focuses: [String]

    public init(panes: [String], focuses: [String]) {
      self.panes = panes
      self.focuses = focuses
    }
  }

  public let scenes: [SceneNames]
  public let pages: [String]
  /// Called when a script first names a part, because it visits all screens. Nil to skip the check of parts.
  public let parts: @Sendable () -> Parts?

  public init(scenes: [SceneNames], pages: [String], parts: @escaping @Sendable () -> Parts? = { nil }) {
    self.scenes = scenes
    self.pages = pages
    self.parts = parts
  }
}

extension Parser {
  /// - Throws: a fault at `place` if the program has no such name.
  private func require(
    _ name: String, _ what: String, among known: [String], at place: Int
  ) throws(SyntaxFault) {
    guard !known.contains(name) else { return }
    let isShort = known.count <= Self.mostListed
    let hint = isShort ? "there are \(known.joined(separator: ", "))" : "octodo help names lists them"
    throw fault(
      "there is no \(what) \"\(name)\"; \(hint)", suggestion: Spelling.nearest(to: name, among: known),
      at: place)
  }

  private static var mostListed: Int { 12 }

  func requireScene(_ name: String, at place: Int) throws(SyntaxFault) {
    guard let names else { return }
    try require(name, "scene", among: names.scenes.map(\.name), at: place)
  }

  func requireState(_ state: String, of scene: String, at place: Int) throws(SyntaxFault) {
    guard let known = names?.scenes.first(where: { $0.name == scene }) else { return }
    try require(state, "state of \(scene)", among: known.states, at: place)
  }

  func requirePane(_ name: String, at place: Int) throws(SyntaxFault) {
    guard let parts = names?.parts() else { return }
    try require(name, "pane", among: parts.panes, at: place)
  }

  func requireFocus(_ name: String, at place: Int) throws(SyntaxFault) {
    guard let parts = names?.parts() else { return }
    try require(name, "focus", among: parts.focuses, at: place)
  }

  func requireEvent(_ name: String, at place: Int) throws(SyntaxFault) {
    guard names != nil else { return }
    try require(name, "event", among: TrackingEvent.Name.allCases.map(\.rawValue), at: place)
  }

  /// Checks the name of an event's property, and the page if it names one.
  /// - Parameter places: the offsets of the name and of the value.
  func require(
    _ property: Property, of event: String, at places: (name: Int, value: Int)
  ) throws(SyntaxFault) {
    guard let names, let event = TrackingEvent.Name(rawValue: event) else { return }
    let known = event.documentation.map(\.name) + FiredEvent.envelopeNames
    try require(property.name, "property of \(event.rawValue)", among: known, at: places.name)
    // A value captured while the script runs is unknown here.
    guard event == .pageView, property.name == "page",
      case .equals(.string(let template)) = property.condition,
      let page = template.literal
    else { return }
    try require(page, "page", among: names.pages, at: places.value)
  }
}
