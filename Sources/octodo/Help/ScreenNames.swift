import AllFeatures
import Domain
import Screens
import Scripting
import Terminal
import Tracking

/// The names of the program for scripts: pages with their parts, events and scenes. The parts of the pages are a table
/// that a test compares with the screens (`Scripts/update names-doc`); all else comes from the code.
struct ScreenNames {
  struct PageNames {
    let name: String
    let parts: PartNames
  }

  /// In the order of the scenes.
  let pages: [PageNames]
  /// The names on the placeholder for the screen of another feature.
  let otherFeature: PartNames

  /// The program's own, so that no screen is opened to check the names in a script.
  static var program: ScreenNames {
    var pages = table.split(separator: "\n").map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      func names(_ index: Int) -> Set<String> {
        Set((cells.indices.contains(index) ? cells[index] : "").split(separator: " ").map(String.init))
      }
      return PageNames(name: cells.first ?? "", parts: PartNames(panes: names(1), focuses: names(2)))
    }
    let otherFeature = pages.popLast()?.parts ?? PartNames()
    return ScreenNames(pages: pages, otherFeature: otherFeature)
  }

  var parts: ScriptNames.Parts {
    let all = pages.reduce(into: otherFeature) { $0.formUnion($1.parts) }
    return ScriptNames.Parts(panes: all.panes.sorted(), focuses: all.focuses.sorted())
  }

  /// What every page has.
  private var common: PartNames {
    guard let first = pages.first else { return PartNames() }
    var common = pages.reduce(into: first.parts) { common, page in
      common.panes.formIntersection(page.parts.panes)
      common.focuses.formIntersection(page.parts.focuses)
    }
    // The question before the program ends can be on each of them.
    common.panes.insert("dialog")
    common.focuses.insert("dialog")
    return common
  }

  struct Row {
    let title: String
    /// The title is what `page-view` calls the page.
    let isPage: Bool
    let panes: [String]
    let focuses: [String]
  }

  /// The names that all pages have, then the further names of each page.
  var rows: [Row] {
    let common = common
    func row(_ title: String, isPage: Bool, _ names: PartNames) -> Row {
      Row(
        title: title, isPage: isPage, panes: names.panes.subtracting(common.panes).sorted(),
        focuses: names.focuses.subtracting(common.focuses).sorted())
    }
    return [
      Row(title: "all pages", isPage: false, panes: common.panes.sorted(), focuses: common.focuses.sorted())
    ] + pages.map { row($0.name, isPage: true, $0.parts) } + [
      row("another feature *", isPage: false, otherFeature)
    ]
  }

  // MARK: The text of `octodo help names`

  var text: String {
    var text = "Pages, and their panes: in pane NAME\n"
    for row in rows { text += TwoColumns.row(row.title, row.panes.joined(separator: " ")) }
    text += "\nPages, and what can have the focus on them: focused NAME\n"
    for row in rows where !row.focuses.isEmpty {
      text += TwoColumns.row(row.title, row.focuses.joined(separator: " "))
    }
    text += "\nEvents, and their properties: event NAME PROPERTY=VALUE\n"
    for name in TrackingEvent.Name.allCases {
      text += TwoColumns.row(name.rawValue, name.documentation.map(\.name).joined(separator: " "))
    }
    text += "\nScenes, and their states: launch scene NAME state NAME\n"
    for scene in Features.scenes {
      text += TwoColumns.row(scene.name, scene.states.map(\.name).joined(separator: " "))
    }
    text += "\nProperties of launch, and their values: launch NAME=VALUE\n"
    for option in ScriptLaunchOptions.all { text += TwoColumns.row(option.name, option.values) }
    return text + "\nMenus, questions and the help are panes while they are open.\n"
      + "* A scene shows it instead of the screens of other features."
  }

  // MARK: The table of Docs/script-language.md

  var markdown: String {
    func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    var text = "| page | panes | focus |\n|---|---|---|\n"
    for row in rows {
      text += "| \(row.isPage ? "`\(row.title)`" : row.title) | \(list(row.panes)) | \(list(row.focuses)) |\n"
    }
    text += "\n| event | properties |\n|---|---|\n"
    for name in TrackingEvent.Name.allCases {
      text += "| `\(name.rawValue)` | \(list(name.documentation.map(\.name))) |\n"
    }
    text += "\n| scene | states |\n|---|---|\n"
    for scene in Features.scenes { text += "| `\(scene.name)` | \(list(scene.states.map(\.name))) |\n" }
    text += "\n| property of `launch` | values |\n|---|---|\n"
    for option in ScriptLaunchOptions.all { text += "| `\(option.name)` | \(option.values) |\n" }
    return text
  }
}

extension ScriptNames {
  /// The program's own.
  /// - Parameter parts: nil to skip the check of parts.
  static func program(parts: Parts?) -> ScriptNames {
    ScriptNames(
      scenes: Features.scenes.map { scene in
        SceneNames(name: scene.name, page: scene.route.page.name, states: scene.states.map(\.name))
      },
      pages: ScreenNames.program.pages.map(\.name),
      launchOptions: ScriptLaunchOptions.all.map { option in
        ScriptNames.LaunchOption(name: option.name, values: option.values, choices: option.choices) { text in
          var configuration = Configuration()
          return option.apply(text, &configuration)
        }
      }, parts: parts)
  }
}

/// The names that the screens of one page give to their parts.
struct PartNames: Hashable, Sendable {
  /// What `in pane NAME` finds.
  var panes: Set<String> = []
  /// What `focused NAME` finds.
  var focuses: Set<String> = []

  mutating func formUnion(_ other: PartNames) {
    panes.formUnion(other.panes)
    focuses.formUnion(other.focuses)
  }
}

/// Lines in two columns of at most 80 characters together; the right one is wrapped.
enum TwoColumns {
  private static let leftColumns = 22

  static func row(_ left: String, _ right: String) -> String {
    let left = DisplayText(left)
    let lines = DisplayText(right).wrapped(to: 80 - leftColumns - 3)
    let first = lines.first ?? .empty
    guard first.width > 0 else { return "  \(left)\n" }
    let blank = DisplayText(repeating: " ", count: leftColumns)
    let start =
      left.width <= leftColumns
      ? "  \(left.padded(to: leftColumns)) \(first)\n" : "  \(left)\n  \(blank) \(first)\n"
    return lines.dropFirst().reduce(start) { $0 + "  \(blank) \($1)\n" }
  }
}
