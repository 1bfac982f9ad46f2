import Domain
import EventLoop
import Screens
import Texts

/// What octodo is, what it runs on, and what it is built with.
@LoopActor
final class AboutPresenter {
  private(set) lazy var list = FixedList(
    { [unowned self] in sections }, context: { [environment] in RowContext(environment) },
    text: { "\($0.label) \($0.value)" })
  let environment: Environment
  private let router: Router
  private let libraries: [LibraryFact]
  private let dependencies: [Dependency]

  init(environment: Environment, router: Router) {
    self.environment = environment
    self.router = router
    libraries = environment.program.libraries()
    dependencies = environment.program.dependencies()
  }

  private var words: AboutTexts { environment.texts.about }

  // MARK: Doing

  /// Shows the licence of the selected row.
  func openSelected() {
    if case .license(let name) = list.selectedItem?.kind { router.show(.licenses(of: name)) }
  }

  /// Shows the licences of all dependencies.
  func openAll() {
    router.show(.licenses(of: nil))
  }

  func openInBrowser() {
    guard let address = selectedDependency?.address else {
      return environment.notices.say(words.noAddress)
    }
    environment.openInBrowser(address)
  }

  /// Copies the web address of the selected dependency; on other rows the versions, for a report.
  func copy() {
    guard let address = selectedDependency?.address else {
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

  private var selectedDependency: Dependency? { list.selectedItem.flatMap(dependency) }

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

  private var sections: [FixedSection<AboutRow>] {
    [
      FixedSection(programRows), FixedSection(libraryRows, under: words.libraries),
      FixedSection(fileRows, under: words.files), FixedSection(dependencyRows, under: words.dependencies),
    ]
  }

  /// The labels of all rows, which are as wide as their column.
  var labels: [String] { sections.flatMap(\.rows).map(\.label) }

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
    case fact
    /// Opens the licence of a dependency, or of all if its name is nil.
    case license(of: String?)
  }

  init(_ kind: Kind, _ label: String, _ value: String) {
    self.kind = kind
    self.label = label
    self.value = value
  }
}
