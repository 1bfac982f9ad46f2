import Domain
import Tracking

/// The program's own names. A script that uses an unknown name is rejected before it runs.
public struct ScriptNames: Sendable {
  /// A scene with its page and its states.
  public struct SceneNames: Sendable {
    public let name: String
    public let page: String
    public let states: [String]

    public init(name: String, page: String, states: [String]) {
      (self.name, self.page, self.states) = (name, page, states)
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

  /// One `name=value` that `launch` takes.
  public struct LaunchOption: Sendable {
    public let name: String
    /// What the value must be, in words: "true or false".
    public let values: String
    /// All values, if there are few.
    public let choices: [String]
    let accepts: @Sendable (String) -> Bool

    public init(
      name: String, values: String, choices: [String], accepts: @escaping @Sendable (String) -> Bool
    ) {
      (self.name, self.values, self.choices, self.accepts) = (name, values, choices, accepts)
    }
  }

  /// Made when a script names one, because all scenes take longer than a short script.
  let scenes: @Sendable () -> [SceneNames]
  /// The pages that are known without the scenes.
  public let pages: [String]
  /// Empty to skip the check of `launch`.
  public let launchOptions: [LaunchOption]
  /// Nil to skip the check of parts.
  public let parts: Parts?

  public init(
    scenes: @autoclosure @escaping @Sendable () -> [SceneNames], pages: [String],
    launchOptions: [LaunchOption] = [], parts: Parts? = nil
  ) {
    self.scenes = scenes
    self.pages = pages
    self.launchOptions = launchOptions
    self.parts = parts
  }
}

extension Parser {
  /// - Throws: a fault at `position` if the program has no such name.
  private func require(
    _ name: String, _ what: String, among known: [String], nearest: String? = nil, at position: Int
  ) throws(SyntaxFault) {
    guard !known.contains(name) else { return }
    let isShort = known.count <= Self.maxListed
    let hint = isShort ? "there are \(known.joined(separator: ", "))" : "octodo help names lists them"
    throw fault(
      "there is no \(what) \"\(name)\"; \(hint)",
      suggestion: Spelling.nearest(to: name, among: known) ?? nearest, at: position)
  }

  private static var maxListed: Int { 20 }

  func requireScene(_ name: String, at position: Int) throws(SyntaxFault) {
    guard let names else { return }
    let scenes = names.scenes().map(\.name)
    // A scene is named after its page, and people name the tab: "todos" for todo-list.
    let word = name.hasSuffix("s") ? String(name.dropLast()) : name
    let nearest = scenes.first { scene in
      word.count >= 3 && scene.split(separator: "-").contains { $0 == word || $0 == name }
    }
    try require(name, "scene", among: scenes, nearest: nearest, at: position)
  }

  /// Checks a property of `launch`.
  /// - Parameter offsets: the offsets of the name and of the value.
  func requireLaunchOption(_ property: Property, at offsets: (name: Int, value: Int)) throws(SyntaxFault) {
    guard let options = names?.launchOptions, !options.isEmpty else { return }
    try require(property.name, "property of launch", among: options.map(\.name), at: offsets.name)
    guard let option = options.first(where: { $0.name == property.name }),
      case .equals(let value) = property.condition, let text = value.literal, !option.accepts(text)
    else { return }
    throw fault(
      "\(option.name) needs \(option.values), not \(text)",
      suggestion: Spelling.nearest(to: text, among: option.choices), at: offsets.value)
  }

  /// Checks that a stub above holds its response under the name of a `release`.
  func requireHold(_ name: String, at position: Int) throws(SyntaxFault) {
    // A line with an error may have had the name; a scene has stubs of its own.
    guard names != nil, !isRehearsing, report.errors.isEmpty, !section.hasScene else { return }
    guard !section.holds.contains(name) else { return }
    let known = section.holds.sorted()
    let hint =
      known.isEmpty ? "write `hold \(name)` at its stub" : "there are \(known.joined(separator: ", "))"
    throw fault(
      "no stub above has a hold \"\(name)\"; \(hint)", suggestion: Spelling.nearest(to: name, among: known),
      at: position)
  }

  func requireState(_ state: String, of scene: String, at position: Int) throws(SyntaxFault) {
    guard let known = names?.scenes().first(where: { $0.name == scene }) else { return }
    try require(state, "state of \(scene)", among: known.states, at: position)
  }

  func requirePane(_ name: String, at position: Int) throws(SyntaxFault) {
    guard let parts = names?.parts else { return }
    try require(name, "pane", among: parts.panes, at: position)
  }

  func requireFocus(_ name: String, at position: Int) throws(SyntaxFault) {
    guard let parts = names?.parts else { return }
    try require(name, "focus", among: parts.focuses, at: position)
  }

  func requireEvent(_ name: String, at position: Int) throws(SyntaxFault) {
    guard names != nil else { return }
    try require(name, "event", among: TrackingEvent.Name.allCases.map(\.rawValue), at: position)
  }

  /// Checks the name of an event's property, and the page if it names one.
  /// - Parameter offsets: the offsets of the name and of the value.
  func require(
    _ property: Property, of event: String, at offsets: (name: Int, value: Int)
  ) throws(SyntaxFault) {
    guard let names, let event = TrackingEvent.Name(rawValue: event) else { return }
    let known = event.documentation.map(\.name) + FiredEvent.envelopeNames
    try require(property.name, "property of \(event.rawValue)", among: known, at: offsets.name)
    // A value captured while the script runs is unknown here.
    guard event == .pageView, property.name == "page",
      case .equals(.string(let template)) = property.condition,
      let page = template.literal, !names.pages.contains(page)
    else { return }
    // A screen that was just written is not in the table yet.
    var pages = names.pages
    for page in names.scenes().map(\.page) where !pages.contains(page) { pages.append(page) }
    try require(page, "page", among: pages, at: offsets.value)
  }
}
