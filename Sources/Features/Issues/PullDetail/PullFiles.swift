import Domain
import EventLoop
import GitHub
import Screens
import Terminal
import Texts
import UseCases

/// The files that a pull request changes, in GitHub's order.
@LoopActor
struct PullFiles {
  private let parts: PullParts
  private let files: PagedListPresenter<PullFile>

  init(_ parts: PullParts) {
    self.parts = parts
    files = PullPages<PullFile>(parts) { .files(ofPull: $0, of: $1) }
      .list(
        limit: 3_000, total: { $0.changedFiles },
        part: { $0.someFiles(limit: $1, total: $2, number: "\(parts.pull.number)") }
      ) {
        $0.noFiles(name: $1)
      }
  }

  /// The sums of all files, for the status line; nothing in a narrow one that says how loading goes.
  func status(isShort: Bool) -> [String] {
    guard !isShort || files.pages.load.phase == .resting else { return [] }
    return [parts.pull.detail.flatMap { parts.environment.texts.changes(of: $0) } ?? ""]
  }

  func screen() -> any Screen {
    let (files, parts) = (files, parts)
    let subject = { @LoopActor (file: PullFile) in
      Subject(repo: parts.pull.item.repo, url: file.htmlURL, copies: [.init(.name, file.path)])
    }
    return ListPane(
      "files", files,
      columns: { width, context in
        let words = context.texts.pull
        let hasWord = width >= 60
        let stateColumns = ([words.status] + words.fileStates).map { DisplayText($0).width }.max() ?? 0
        let counts = 2 * (TableColumn.signedCountColumns + 1)
        let room = width - SelectionMark.columns - (hasWord ? stateColumns : 1) - 1 - counts
        return Table(
          width: width,
          [
            TableColumn(
              hasWord ? words.status : "",
              hasWord ? .fitting([words.status] + words.fileStates) : .fixed(1), role: .good),
            .signedCount("+"), .signedCount("-"), TableColumn(words.file, .rest, role: .name).keepingName,
          ], sign: { $0.role }
        ) { file in
          [
            hasWord ? words.state(of: file) : file.letter,
            file.additions.map { "+\(NumberText.short($0))" },
            file.deletions.map { "-\(NumberText.short($0))" },
            words.paths(of: file, columns: room),
          ]
        }
      }, title: \.path,
      subject: subject,
      actions: parts.open(\.openFile, in: files, subject: subject) + parts.todos + files.actions)
  }
}

extension PullFile {
  fileprivate var role: Role {
    switch status {
    case "added", "copied": .good
    case "removed": .problem
    case "unchanged": .done
    default: .warning
    }
  }

  /// As git shows it, which calls a removed file deleted and a changed one modified.
  fileprivate var letter: String {
    switch status {
    case "removed": "D"
    case "changed": "M"
    default: status.first.map { $0.uppercased() } ?? "?"
    }
  }
}

extension PullTexts {
  /// The words that `state(of:)` knows.
  fileprivate var fileStates: [String] { [added, removed, modified, renamedFile, copied, unchanged] }

  /// The path, and the old one where both fit.
  fileprivate func paths(of file: PullFile, columns: Int) -> String {
    guard let old = file.oldPath else { return file.path }
    let both = renamedFrom(path: file.path, old: old)
    return DisplayText(both).width <= columns ? both : file.path
  }

  /// What happened to a file; a newer word as GitHub says it.
  fileprivate func state(of file: PullFile) -> String {
    switch file.status {
    case "added": added
    case "removed": removed
    case "modified", "changed": modified
    case "renamed": renamedFile
    case "copied": copied
    case "unchanged": unchanged
    default: file.status
    }
  }
}
