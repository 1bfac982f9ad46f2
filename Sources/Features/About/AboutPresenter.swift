public import AppCore
import Domain
public import EventLoop
public import Observation
public import Texts

/// What octodo is, what it runs on, and what it is built with.
@LoopActor
@Observable
public final class AboutPresenter: AboutOutput {
  public internal(set) var selected = 0
  @ObservationIgnored let environment: Environment
  @ObservationIgnored let router: Router
  @ObservationIgnored let libraries: [LibraryFact]
  @ObservationIgnored let dependencies: [Dependency]

  public init(environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    libraries = environment.program.libraries()
    dependencies = environment.program.dependencies()
  }

  public var texts: Texts { environment.texts }

  public var status: [String] {
    let places = selectable
    guard let place = places.firstIndex(of: selected) else { return [] }
    return [texts.about.position(number: "\(place + 1)", total: "\(places.count)")]
  }

  /// The places of the rows that are no headings.
  var selectable: [Int] {
    let rows = rows
    return rows.indices.filter { rows[$0].kind != .heading }
  }

  /// The dependency that the selected row stands for.
  var selectedDependency: Dependency? {
    guard case .license(let name?) = rows[selected].kind else { return nil }
    return dependencies.first { $0.name == name }
  }
}
