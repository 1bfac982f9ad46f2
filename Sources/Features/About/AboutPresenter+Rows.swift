import AppCore
import Domain
import Texts

extension AboutPresenter {
  public var rows: [AboutRow] {
    return programRows + [AboutRow(.heading, texts.about.libraries)] + libraryRows
      + [AboutRow(.heading, texts.about.files)] + fileRows + [AboutRow(.heading, texts.about.dependencies)]
      + dependencyRows
  }

  /// The versions as a report wants them, a line each.
  var versions: String {
    let known = libraries.compactMap { library in
      if case .number(let version) = library.version { "\(library.name) \(version)" } else { nil }
    }
    let program = environment.program
    return (["octodo \(program.version)", "Swift \(program.swiftVersion)"] + known).joined(separator: "\n")
  }

  private var programRows: [AboutRow] {
    let program = environment.program
    return [
      AboutRow(.fact, texts.about.version, "octodo \(program.version)"),
      AboutRow(.fact, texts.about.swift, texts.about.swiftValue(version: program.swiftVersion)),
      AboutRow(.license(of: "octodo"), texts.about.license, texts.about.licenseValue),
      AboutRow(.fact, texts.about.problems, texts.about.problemsValue),
    ]
  }

  private var libraryRows: [AboutRow] {
    libraries.map { library in
      let version =
        switch library.version {
        case .number(let version): version
        case .missing: texts.about.missing
        case .untold: texts.about.untold
        }
      return AboutRow(.fact, library.name, version)
    }
  }

  private var fileRows: [AboutRow] {
    return environment.program.files.map { file in
      let label =
        switch file.kind {
        case .settings: texts.about.settingsFile
        case .todos: texts.about.todosFile
        case .events: texts.about.eventsFile
        case .identity: texts.about.identityFile
        }
      return AboutRow(.fact, label, file.path)
    }
  }

  /// octodo itself has its row above, and its text among all.
  private var dependencyRows: [AboutRow] {
    let all = AboutRow(
      .license(of: nil), texts.about.allLicenses, texts.about.allLicensesValue(count: dependencies.count))
    return [all]
      + dependencies.filter { $0.address != nil }.map { dependency in
        let parts = [dependency.version, dependency.address].compactMap(\.self)
        return AboutRow(.license(of: dependency.name), dependency.name, parts.joined(separator: " · "))
      }
  }
}
