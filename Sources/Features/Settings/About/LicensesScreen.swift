import Domain
public import EventLoop
import FoundationEssentials
public import Screens
import Terminal
import Texts

/// The licence texts of one dependency or of all, as one document.
@LoopActor
public enum LicensesScreen {
  /// The screen of `Route.licenses`.
  /// - Parameter name: the name of the dependency; nil for all.
  public static func make(_ name: String?, _ environment: Environment) -> any Screen {
    let licenses = Licenses(name, environment)
    var words: LicensesTexts { environment.texts.licenses }
    return DocumentPane(
      "licenses", on: environment.loop, input: licenses, output: licenses, contents: environment.dialogs,
      subject: { Subject(url: licenses.knownAddress) },
      actions: [
        .openInBrowser(words.openInBrowser, hint: words.browserHint) {
          if let address = licenses.address { environment.openInBrowser(address) }
        },
        .copyAddress(words.copy, hint: words.copyHint) {
          if let address = licenses.address { environment.copyAddress(address) }
        },
      ]
    ).besideContents
  }
}

/// The licences shown. They do not change.
@LoopActor
private final class Licenses: DocumentInput, DocumentOutput {
  let version = 0
  let message: PaneMessage? = nil
  private let dependencies: [Dependency]
  private let name: String?
  private let environment: Environment
  /// The index of the licence at the top.
  private var top = 0

  init(_ name: String?, _ environment: Environment) {
    self.name = name
    self.environment = environment
    dependencies = environment.program.dependencies().filter { name == nil || $0.name == name }
  }

  /// The web address of the dependency at the top. Returns nil and shows a notice if it has none.
  var address: String? {
    guard let address = knownAddress else {
      environment.notices.say(environment.texts.licenses.noAddress)
      return nil
    }
    return address
  }

  var knownAddress: String? { dependencies.indices.contains(top) ? dependencies[top].address : nil }

  func didDraw(sections: ClosedRange<Int>) {
    top = sections.lowerBound
  }

  var rowContext: RowContext { RowContext(environment) }

  func content(_ context: RowContext) -> DocumentContent {
    DocumentContent(
      sections: dependencies.enumerated().map { index, dependency in
        section(of: dependency, isLast: index == dependencies.count - 1)
      })
  }

  private func section(of dependency: Dependency, isLast: Bool) -> DocumentSection {
    let title = [dependency.name, dependency.version].compactMap(\.self).joined(separator: " ")
    var parts = [DocumentPart.line(title[...], .bold)]
    if let address = dependency.address { parts.append(.line(address[...], .underline)) }
    parts.append(.blank)
    let text = dependency.license.split(omittingEmptySubsequences: false) { $0.isNewline }
    // A final line end does not start a new line.
    parts += (text.last?.isEmpty == true ? text.dropLast() : text[...]).map { .line($0) }
    return DocumentSection(
      isLast ? parts : parts + [.blank, .blank], entries: [DocumentEntry(part: 0, title)])
  }

  func status(percent: Int, isShort: Bool) -> [String] {
    let words = environment.texts.licenses
    if isShort { return ["\(percent)%"] }
    return [
      name.map { words.statusOne(name: $0, percent: "\(percent)") } ?? words.statusAll(percent: "\(percent)")
    ]
  }
}
