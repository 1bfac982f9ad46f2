import EventLoop
import Stubs

/// The files of a recording: the script, its cassette and its stored screens. They are written while the recording
/// goes on, so that a program that is killed leaves a script that plays; only its last lines can be missing.
@LoopActor
final class RecordedFiles {
  let script: String
  private let cassette: String
  /// The number of requests in the cassette on disk.
  private var exchangeCount = 0
  /// Those that could not be written yet, for instance because the disk was full.
  private var waiting: [CassetteExchange] = []
  private var screenCount = 0
  /// What is on disk, in the order in which it was written.
  private var written: [String] = []
  private let limits: RecordingLimits
  private var cassetteBytes = 0
  /// Nothing more is written, so that what is on disk plays.
  private var isFull = false

  /// - Parameter script: the script's path. The other files are beside it.
  init(script: String, limits: RecordingLimits = RecordingLimits()) {
    self.script = script
    self.limits = limits
    cassette = Self.cassette(of: script)
  }

  static func cassette(of script: String) -> String {
    (script.hasSuffix(".steps") ? String(script.dropLast(6)) : script) + ".cassette"
  }

  /// Writes what is new. The script comes last, because it names the others.
  /// - Throws: `FileProblem`, also once when the recording has reached its limits. After that nothing is written.
  func keep(
    _ draft: ScriptDraft, _ exchanges: [CassetteExchange], _ screens: [RecordedScreen]
  ) throws(FileProblem) {
    guard !isFull else { return }
    waiting += exchanges
    let start = exchangeCount == 0 ? Cassette().text : ""
    let responses = waiting.isEmpty ? "" : start + waiting.map(\.text).joined()
    try requireRoom(
      for: draft, exchanges: exchangeCount + waiting.count, bytes: cassetteBytes + responses.utf8.count)
    if !waiting.isEmpty {
      try append(responses, to: cassette)
      exchangeCount += waiting.count
      cassetteBytes += responses.utf8.count
      waiting = []
    }
    try write(screens)
    try write(draft)
  }

  /// Writes the whole recording, its requests in their order.
  /// - Throws: `FileProblem`.
  func finish(
    _ draft: ScriptDraft, _ recording: CassetteRecording, _ screens: [RecordedScreen]
  ) throws(FileProblem) {
    guard !isFull else { throw full }
    let responses = Cassette(recordings: [recording]).text
    try requireRoom(for: draft, exchanges: recording.exchanges.count, bytes: responses.utf8.count)
    exchangeCount = recording.exchanges.count
    if exchangeCount > 0 { try write(responses, to: cassette) }
    try write(screens)
    try write(draft)
  }

  /// Whether a script is on disk, although it may lack its last lines.
  var hasScript: Bool { written.contains(script) }

  /// Deletes what was written.
  /// - Throws: `FileProblem`.
  func remove() throws(FileProblem) {
    let folder = script.dropLast(Self.name(of: script).count)
    for path in written {
      let name = String(path.dropFirst(folder.count))
      do throws(FileFault) {
        // A stored screen has two folders of its own.
        let folders = name.split(separator: "/").count - 1
        try RootFolder(ScriptPath.folder(of: script)).delete(name, folders: folders)
      } catch {
        throw FileProblem(path, error, cannotBe: "deleted")
      }
    }
    written = []
  }

  private func write(_ draft: ScriptDraft) throws(FileProblem) {
    try write(text(of: draft, exchanges: exchangeCount), to: script)
  }

  private func text(of draft: ScriptDraft, exchanges: Int) -> String {
    draft.text(name: script, cassette: exchanges > 0 ? Self.name(of: cassette) : nil)
  }

  private func requireRoom(for draft: ScriptDraft, exchanges: Int, bytes: Int) throws(FileProblem) {
    guard exchanges <= limits.exchanges, bytes <= limits.cassetteBytes,
      text(of: draft, exchanges: exchanges).utf8.count <= limits.scriptBytes
    else {
      isFull = true
      throw full
    }
  }

  private var full: FileProblem {
    FileProblem(
      "it has reached the limit of a recording, \(limits.scriptBytes >> 20) MiB of lines or"
        + " \(limits.cassetteBytes >> 20) MiB of responses. It plays up to there; record the rest under another name"
    )
  }

  private func write(_ screens: [RecordedScreen]) throws(FileProblem) {
    let test = ScriptPath.baseName(script)
    for screen in screens.dropFirst(screenCount) {
      try write(screen.text, to: SnapshotPath.file(of: screen.name, test: test, script: script))
      screenCount += 1
    }
  }

  private func write(_ text: String, to path: String) throws(FileProblem) {
    try change(path) { folder, name throws(FileFault) in try folder.write(Array(text.utf8), to: name) }
  }

  private func append(_ text: String, to path: String) throws(FileProblem) {
    try change(path) { folder, name throws(FileFault) in try folder.append(Array(text.utf8), to: name) }
  }

  private func change(
    _ path: String, _ body: (RootFolder, String) throws(FileFault) -> Void
  ) throws(FileProblem) {
    do throws(FileFault) {
      try body(RootFolder.making(ScriptPath.folder(of: path)), Self.name(of: path))
    } catch {
      throw FileProblem(path, error, cannotBe: "written")
    }
    if !written.contains(path) { written.append(path) }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// What is read again when the recording is played.
struct RecordingLimits {
  var scriptBytes = ScriptLimits.longestScript
  var cassetteBytes = CassetteLimits.fileBytes
  var exchanges = CassetteLimits.exchanges
}

/// A screen that the user stored while recording.
struct RecordedScreen: Equatable {
  let name: String
  let text: String
}
