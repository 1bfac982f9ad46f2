import Foundation
import Terminal
import TestSupport
import Texts

@testable import Scripting

/// The screens of one scene in one language, with all its states in the order of declaration:
/// `Tests/Scenes/SCENE.LANGUAGE.txt`.
struct SceneScreens {
  /// 80x24 shows every state. 40x12 is kept for the first state, and for those where it shows different text.
  static let sizes = [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)]
  /// For the states that have more parts in a wide terminal.
  static let wide = Size(columns: 200, rows: 60)

  /// One screen, in the format of a flow's snapshot, but for blank rows in a row, which are one line.
  struct Stored: Equatable {
    let state: String
    let text: String
  }

  let name: String
  private(set) var screens: [Stored] = []

  init(scene: String, language: Language) {
    name = "\(scene).\(language.rawValue).txt"
  }

  /// Parses a stored file: each screen begins with a line `state NAME` and ends before the next one.
  init(name: String, text: String) {
    self.name = name
    for part in ("\n\n" + text).components(separatedBy: "\n\nstate ") {
      let (state, screen) = part.splitAtFirstLine
      guard !state.isEmpty else { continue }
      screens.append(Stored(state: state, text: screen.hasSuffix("\n") ? screen : screen + "\n"))
    }
  }

  /// Adds the screens of one state.
  /// - Parameters:
  ///   - frames: one for each of ``sizes``.
  ///   - isStyled: stores their styles, too. Those of the first state always are.
  mutating func add(_ state: String, _ frames: [Frame], isStyled: Bool = false) {
    guard let whole = frames.first else { return }
    let isFirst = screens.isEmpty
    for frame in frames where isFirst || frame == whole || frame.shows(otherTextThan: whole) {
      let screen = SnapshotText(frame, in: Rect(frame.size), isPlain: false)
      let styles = isFirst || isStyled ? screen.styles : []
      add(
        state,
        SnapshotText(head: screen.head, rows: screen.rows, styles: styles, columns: screen.columns).text
          .joiningBlankRows)
    }
  }

  mutating func add(_ state: String, _ text: String) {
    screens.append(Stored(state: state, text: text))
  }

  var text: String {
    screens.map { "state \($0.state)\n\($0.text)" }.joined(separator: "\n")
  }

  /// The differences from the stored file, screen by screen; empty if there are none.
  func problems(stored: SceneScreens) throws -> [String] {
    let titles = screens.map(\.title)
    let storedTitles = stored.screens.map(\.title)
    guard titles == storedTitles else {
      let changes = titles.difference(from: storedTitles).map { change in
        switch change {
        case .insert(_, let title, _): "+ \(title)"
        case .remove(_, let title, _): "- \(title)"
        }
      }
      return ["Tests/Scenes/\(name) has other screens (stored -, now +).\n" + changes.joined(separator: "\n")]
    }
    return try zip(stored.screens, screens).filter { $0 != $1 }.map { old, new in
      let lines = try SnapshotText(reading: Array(old.text.withBlankRows.utf8)).differences(
        from: SnapshotText(reading: Array(new.text.withBlankRows.utf8)))
      return (["Tests/Scenes/\(name): \(new.title) (stored -, now +)"] + lines).joined(separator: "\n")
    }
  }
}

extension SceneScreens.Stored {
  /// `results size 80x24`.
  fileprivate var title: String { "\(state) \(text.splitAtFirstLine.0)" }
}

extension Frame {
  /// Whether this smaller frame of the same screen has text that the larger one lacks, except wrapped lines
  /// and cut columns.
  fileprivate func shows(otherTextThan larger: Frame) -> Bool {
    var rest = larger.letters[...]
    return !letters.allSatisfy { letter in
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  private var letters: [Character] {
    SnapshotText(self, in: Rect(size), isPlain: true).rows.joined().filter { !$0.isWhitespace && $0 != "…" }
  }
}

extension String {
  /// The text of a snapshot with `N blank rows` in place of two and more.
  fileprivate var joiningBlankRows: String {
    var (lines, blank): ([Substring], Int) = ([], 0)
    var row: Substring = ""
    func endRun() {
      lines += blank > 1 ? ["\(blank) blank rows"] : Array(repeating: row, count: blank)
      blank = 0
    }
    for line in split(separator: "\n") {
      if line.hasPrefix("|"), line.dropFirst().dropLast().allSatisfy({ $0 == " " }) {
        blank += 1
        row = line
      } else {
        endRun()
        lines.append(line)
      }
    }
    endRun()
    return lines.map { $0 + "\n" }.joined()
  }

  /// The text of a snapshot with all its rows again.
  fileprivate var withBlankRows: String {
    let columns = firstMatch(of: /size ([0-9]+)x/).flatMap { Int($0.1) } ?? 0
    let row = "|\(String(repeating: " ", count: columns))|\n"
    return split(separator: "\n").map { line in
      guard let match = line.wholeMatch(of: /([0-9]+) blank rows/), let count = Int(match.1) else {
        return "\(line)\n"
      }
      return String(repeating: row, count: count)
    }.joined()
  }

  fileprivate var splitAtFirstLine: (String, String) {
    guard let end = firstIndex(of: "\n") else { return (self, "") }
    return (String(self[..<end]), String(self[index(after: end)...]))
  }
}

/// The folder of stored screens, one file per scene and language.
struct SceneFolder {
  private let folder: URL

  init(
    _ folder: URL = Checkout.file("Tests/Scenes")
  ) {
    self.folder = folder
  }

  /// The differences from the stored files; empty if there are none.
  func problems(of files: [SceneScreens]) throws -> [String] {
    let stored = try names()
    let unknown = stored.subtracting(files.map(\.name)).sorted().map {
      "Tests/Scenes/\($0) belongs to no scene. \(Self.advice)"
    }
    return try unknown
      + files.flatMap { file in
        guard stored.contains(file.name) else {
          return ["Tests/Scenes/\(file.name) is missing. \(Self.advice)"]
        }
        let text = try String(contentsOf: folder.appending(path: file.name), encoding: .utf8)
        guard text != file.text else { return [] }
        return try file.problems(stored: SceneScreens(name: file.name, text: text)) + [Self.advice]
      }
  }

  /// Stores these files and deletes all others.
  func write(_ files: [SceneScreens]) throws {
    for name in try names().subtracting(files.map(\.name)) {
      try FileManager.default.removeItem(at: folder.appending(path: name))
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try Data(file.text.utf8).write(to: folder.appending(path: file.name)) }
  }

  private static let advice = "If the new screens are right, run Scripts/update scenes."

  private func names() throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return Set(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") })
  }
}
