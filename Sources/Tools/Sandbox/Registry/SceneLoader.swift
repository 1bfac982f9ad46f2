import CResources
import Domain
import FoundationEssentials
import HTTP
import HTTPTypes
import Screens
import Stubs
import Terminal

/// Loads scenes and collects their errors.
struct SceneLoader {
  let fixtures: SceneFixtures
  private(set) var problems: [SceneProblem] = []

  init(fixtures: SceneFixtures) {
    self.fixtures = fixtures
  }

  /// Nil if the scene has no state.
  mutating func load(_ scene: Scene) -> LoadedScene? {
    requireWord(scene.name, at: scene.location)
    requireDistinct(scene.states.map { ($0.name, $0.location) }, "states of \(scene.name)")
    guard !scene.states.isEmpty else {
      say("\(scene.name) has no state. Write one, SceneState(\"start\") for example.", at: scene.location)
      return nil
    }
    return LoadedScene(scene: scene, states: scene.states.map { load($0, of: scene.feature) })
  }

  /// Reports each duplicate name with the location of its first use.
  mutating func requireDistinct(_ names: [(String, SceneLocation)], _ what: String) {
    var known: [String: SceneLocation] = [:]
    for (name, location) in names {
      if let first = known[name] {
        say("Two \(what) are called \(name), the other one at \(first). Rename one of them.", at: location)
      } else {
        known[name] = location
      }
    }
  }

  private mutating func load(_ state: SceneState, of feature: String) -> LoadedState {
    requireWord(state.name, at: state.location)
    var loaded = LoadedState(
      name: state.name, account: state.account, clock: clock(of: state), storage: state.storage,
      isWide: state.isWide, isStyled: state.isStyled)
    for part in state.parts { add(part, to: &loaded, of: feature) }
    requireApart(loaded.stubs, of: state)
    if Set(loaded.todos.map(\.id)).count < loaded.todos.count {
      say("Two todos of \(state.name) have one id. Give each its own.", at: state.location)
    }
    if Set(loaded.visits.map(\.id)).count < loaded.visits.count {
      say("Two visits of \(state.name) have one id. Give each its own.", at: state.location)
    }
    return loaded
  }

  private mutating func add(_ part: ScenePart, to state: inout LoadedState, of feature: String) {
    switch part {
    case .stub(let declared): if let stub = stub(declared, of: feature) { state.stubs.append(stub) }
    case .todo(let todo): state.todos.append(todo)
    case .file(let file): state.files[file.path] = file.content
    case .query(let query): state.queries.append(query)
    case .visit(let group): state.visits.append(group)
    case .event(let event): state.events.append(event)
    case .choice(let change): state.choices.append(change)
    case .override(let overrides): state.overrides = overrides
    case .config(let problem): state.configProblem = problem
    case .typing(let text): state.input += text.unicodeScalars.map { .key(.char($0)) }
    case .keys(let keys): state.input += events(of: keys)
    }
  }

  /// Nil, after a report, if a response is invalid.
  private mutating func stub(_ declared: SceneStub, of feature: String) -> Stub<HTTPClientResponse>? {
    do throws(SceneResponseError) {
      var stub = try declared.map { (response) throws(SceneResponseError) in
        try response.httpResponse(of: feature, fixtures: fixtures)
      }
      stub.replies[0].isOptional = true
      return stub
    } catch {
      // Many states can share one faulty fixture, which is reported once.
      let isFixture = declared.replies.contains { $0.isFixture }
      if isFixture && problems.contains(where: { $0.sentence == error.sentence }) { return nil }
      say(error.sentence, at: declared.line.location)
      return nil
    }
  }

  private mutating func requireApart(_ stubs: [Stub<HTTPClientResponse>], of state: SceneState) {
    for (index, stub) in stubs.enumerated() {
      for other in stubs[(index + 1)...] where stub.match.overlaps(other.match) {
        say(
          "In \(state.name) one request can be meant by both \(stub.line.source) (\(stub.line.location)) and \(other.line.source)"
            + " (\(other.line.location)). Narrow one of them.", at: state.location)
      }
    }
  }

  private mutating func events(of keys: Keys) -> [InputEvent] {
    keys.names.flatMap { name -> [InputEvent] in
      let parts = name.split(separator: "*", maxSplits: 1)
      let count = parts.count == 2 ? Int(parts[1]) : 1
      guard let key = parts.first.flatMap({ Key(name: String($0)) }), let count, count > 0 else {
        say(
          "There is no key \(name). Write it as the help does: Enter, Ctrl+R, x, Down*3.", at: keys.location)
        return []
      }
      return Array(repeating: .key(key), count: count)
    }
  }

  private mutating func clock(of state: SceneState) -> Date {
    do {
      return try Date(state.clock, strategy: .iso8601)
    } catch {
      say("\(state.clock) is not a time. Write it as \(SceneState.usualClock).", at: state.location)
      return Date(timeIntervalSince1970: 0)
    }
  }

  /// The script language accepts only words as names.
  private mutating func requireWord(_ name: String, at location: SceneLocation) {
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_.-]*/) == nil else { return }
    say(
      "\"\(name)\" is not a valid name. Begin with a letter, and use letters, digits, - and _.", at: location)
  }

  private mutating func say(_ sentence: String, at location: some CustomStringConvertible) {
    problems.append(SceneProblem(location: location.description, sentence: sentence))
  }
}

extension StubReply<SceneResponse> {
  fileprivate var isFixture: Bool {
    if case .response(let response) = content, case .fixture = response.body { true } else { false }
  }
}

/// The responses that scenes refer to by name: the files of `Resources/scenes`, embedded in the program.
public struct SceneFixtures: Sendable {
  private let files: [String: [UInt8]]

  /// - Parameter files: the contents, by `FEATURE/NAME`.
  public init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  /// The fixtures embedded in this program.
  public static func builtIn() -> SceneFixtures {
    var count = 0
    let start = octodo_scene_fixtures(&count)
    let table = UnsafeBufferPointer(start: start, count: count)
    return SceneFixtures(
      Dictionary(
        table.map {
          (String(cString: $0.name), Array(UnsafeBufferPointer(start: $0.bytes, count: $0.length)))
        },
        uniquingKeysWith: { first, _ in first }))
  }

  /// `FEATURE/NAME` of each, sorted.
  public var names: [String] { files.keys.sorted() }

  /// Nil if there is no fixture of that name.
  public func bytes(_ name: String) -> [UInt8]? { files[name] }
}
