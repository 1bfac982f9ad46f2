import Domain
import EventLoop
import Observation
import Screens
import Texts

/// What octodo is, what it runs on, and what it is built with.
@LoopActor
@Observable
final class AboutPresenter: RowListPresenter, RowListOutput {
  var selection = RowSelection.first
  @ObservationIgnored let environment: Environment
  @ObservationIgnored private let router: Router
  @ObservationIgnored private let libraries: [LibraryFact]
  @ObservationIgnored private let dependencies: [Dependency]

  init(environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    libraries = environment.program.libraries()
    dependencies = environment.program.dependencies()
  }

  private var words: AboutTexts { environment.texts.about }

  // MARK: Selecting

  var numbers: Range<Int> { rows.indices }
  var selectedRow: AboutRow { rows[selectedPlace] }

  /// The indices of the rows that are not headings.
  private var selectable: [Int] {
    let rows = rows
    return rows.indices.filter { rows[$0].kind != .heading }
  }

  /// Headings are skipped.
  func moveSelection(by count: Int) {
    let places = selectable
    guard let place = places.firstIndex(of: selectedPlace) else { return }
    selectRow(places[max(0, min(place + count, places.count - 1))])
  }

  /// Selects the nearest row below if the row is a heading.
  func select(_ place: Int) {
    let places = selectable
    if let nearest = places.first(where: { $0 >= place }) ?? places.last { selectRow(nearest) }
  }

  var status: [String] {
    let places = selectable
    guard let place = places.firstIndex(of: selectedPlace) else { return [] }
    return [environment.texts.list.place(place: "\(place + 1)", total: "\(places.count)")]
  }

  // MARK: Doing

  /// Shows the licence of the selected row.
  func openSelected() {
    if case .license(let name) = selectedRow.kind { router.show(.licenses(of: name)) }
  }

  /// Shows the licences of all dependencies.
  func openAll() {
    router.show(.licenses(of: nil))
  }

  func openInBrowser() {
    guard let address = dependency(of: selectedRow)?.address else {
      return environment.notices.say(words.noAddress)
    }
    environment.openInBrowser(address)
  }

  /// Copies the web address of the selected dependency; on other rows the versions, for a report.
  func copy() {
    guard let address = dependency(of: selectedRow)?.address else {
      return environment.copy(versions, named: words.versionsForReport)
    }
    environment.copyAddress(address)
  }

  /// The versions for each row, plus name and address of a dependency.
  func subject(of row: AboutRow) -> Subject {
    let dependency = dependency(of: row)
    return Subject(
      url: dependency?.address,
      copies: (dependency.map { [.init(.name, $0.name)] } ?? []) + [.init(.versions, versions)])
  }

  private func dependency(of row: AboutRow) -> Dependency? {
    guard case .license(let name?) = row.kind else { return nil }
    return dependencies.first { $0.name == name }
  }

  /// The versions for a report, one line each.
  private var versions: String {
    let known = libraries.compactMap { library in
      if case .number(let version) = library.version { "\(library.name) \(version)" } else { nil }
    }
    let program = environment.program
    return (["octodo \(program.version)", "Swift \(program.swiftVersion)"] + known).joined(separator: "\n")
  }

  // MARK: Rows

  var rows: [AboutRow] {
    programRows + [AboutRow(.heading, words.libraries)] + libraryRows + [AboutRow(.heading, words.files)]
      + fileRows + [AboutRow(.heading, words.dependencies)] + dependencyRows
  }

  private var programRows: [AboutRow] {
    let program = environment.program
    return [
      AboutRow(.fact, words.version, "octodo \(program.version)"),
      AboutRow(.fact, words.swift, words.swiftValue(version: program.swiftVersion)),
      AboutRow(.license(of: "octodo"), words.license, words.licenseValue),
      AboutRow(
        .fact, words.problems,
        environment.program.homepage.map { words.problemsAt(url: $0) } ?? words.problemsValue),
    ]
  }

  private var libraryRows: [AboutRow] {
    libraries.map { library in
      let version =
        switch library.version {
        case .number(let version): version
        case .missing: words.missing
        case .hidden: words.notShownInScripts
        }
      return AboutRow(.fact, library.name, version)
    }
  }

  private var fileRows: [AboutRow] {
    environment.program.files.map { file in
      let label =
        switch file.kind {
        case .settings: words.settingsFile
        case .todos: words.todosFile
        case .events: words.eventsFile
        case .identity: words.identityFile
        }
      return AboutRow(.fact, label, file.path)
    }
  }

  /// octodo itself has its own row above, and its licence is among all licences.
  private var dependencyRows: [AboutRow] {
    let all = AboutRow(
      .license(of: nil), words.allLicenses, words.allLicensesValue(count: dependencies.count))
    return [all]
      + dependencies.filter { $0.address != nil }.map { dependency in
        let parts = [dependency.version, dependency.address].compactMap(\.self)
        return AboutRow(.license(of: dependency.name), dependency.name, parts.joined(separator: " · "))
      }
  }
}

/// A row of About.
struct AboutRow {
  let kind: Kind
  let label: String
  let value: String

  enum Kind: Hashable {
    case heading
    case fact
    /// Opens the licence of a dependency, or of all if its name is nil.
    case license(of: String?)
  }

  init(_ kind: Kind, _ label: String, _ value: String = "") {
    self.kind = kind
    self.label = label
    self.value = value
  }
}
