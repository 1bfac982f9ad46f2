import Domain
import EventLoop
import Screens
import Synchronization
import Terminal
import Texts
import TodoFormats

/// Shows what the import of a file would do, and does it.
@LoopActor
final class TodoImportPresenter {
  private enum State {
    case reading
    case read(TodoImportPreview)
    case failed(any Error)
  }

  let environment: Environment
  private let path: String
  private let router: Router
  private let tab: Int
  private let signal = ChangeSignal()
  private let thread = HelperThread()
  private var state = State.reading { didSet { signal.raise() } }
  private var reading: Task<Void, Never>?
  private var storing: Task<Void, Never>?
  /// How many todos are written, and of how many; nil unless it imports.
  private var progress: (written: WrittenCount, total: Int)? { didSet { signal.raise() } }
  /// Whether the screen is the one in front.
  private var isShown = false

  /// In bytes, as for the command.
  private nonisolated static let longestFile = 268_435_456

  init(_ path: String, _ environment: Environment, _ router: Router) {
    (self.path, self.environment, self.router) = (path, environment, router)
    tab = router.currentTab
  }

  var words: TodoImportTexts { environment.texts.todoImport }

  /// What the file would change; nil until it was read.
  var preview: TodoImportPreview? {
    signal.observe()
    guard case .read(let preview) = state else { return nil }
    return preview
  }

  var isStoring: Bool {
    signal.observe()
    return storing != nil
  }

  var canImport: Bool { !isStoring && preview?.hasChanges == true }

  /// Why there is nothing to import, in a sentence.
  var whyNot: String {
    switch state {
    case .reading: environment.texts.list.stillLoading
    case .failed(let error): sentence(for: error)
    case .read: words.nothing
    }
  }

  private func sentence(for error: any Error) -> String {
    error is UnknownFormat ? words.unknownFormat(path: path) : environment.texts.sentence(for: error)
  }

  // MARK: Reading

  func appear() {
    isShown = true
    if reading == nil { read() }
  }

  func disappear() { isShown = false }

  /// Ends all work. Of an import that runs nothing is stored.
  func close() {
    isShown = false
    reading?.cancel()
    storing?.cancel()
  }

  /// Reads the file and the todos, anew if they were read.
  func read() {
    reading?.cancel()
    state = .reading
    reading = environment.loop.spawn { [weak self] in
      do {
        guard let preview = try await self?.readPreview(), !Task.isCancelled else { return }
        self?.state = .read(preview)
      } catch {
        if !Task.isCancelled { self?.state = .failed(error) }
      }
    }
  }

  private struct UnknownFormat: Error {}

  private func readPreview() async throws -> TodoImportPreview {
    let (path, readFile, loop) = (path, environment.readFile, environment.loop)
    let context = FormatContext(
      now: environment.now(), zone: environment.zone(), web: environment.web,
      version: environment.program.version)
    let stop = ReadStop()
    return try await withTaskCancellationHandler {
      let (rules, content) = try await loop.offload("read a file of todos", to: thread) {
        let bytes = try readFile(path, Self.longestFile)
        try stop.check()
        guard let format = TodoFormat(name: path, content: bytes) else { throw UnknownFormat() }
        let rules = format.file(context)
        return (rules, rules.read(bytes))
      }
      try stop.check()
      // Any of them can be one of the file, or related to one.
      let query = TodoQuery(sort: TodoSort(.created))
      let stored = try await environment.todoRepository.list(query, .top, limit: Int(Int32.max)).todos
      return try await loop.offload("compare todos", to: thread) {
        let plan = try ImportPlan(content, into: stored, by: rules, context) { try stop.check() }
        return TodoImportPreview(plan, rules.format)
      }
    } onCancel: {
      stop.stop()
    }
  }

  // MARK: Importing

  /// Imports all of it as one change, and goes back to the list.
  func importAll() {
    guard canImport, let preview else { return }
    let plan = preview.plan
    storing = environment.loop.spawn { [self] in
      let turning = environment.loop.every(Spinner.interval) { [weak self] in self?.signal.raise() }
      var meanwhile: Int?
      do {
        let batch = await environment.loop.offload("prepare an import", to: thread) { plan.batch }
        let written = WrittenCount()
        progress = (written, batch.added.count + batch.edits.count)
        try Task.checkCancellation()
        meanwhile = try await environment.todoRepository.store(batch, label: "import") { written.set($0) }
      } catch is CancellationError {
        environment.notices.say(words.cancelled)
      } catch {
        environment.notices.changeFailed(environment.texts.sentence(for: error))
      }
      turning.cancel()
      (storing, progress) = (nil, nil)
      if let meanwhile { finish(preview, meanwhile) }
    }
  }

  func stop() { storing?.cancel() }

  /// - Parameter meanwhile: how many todos were changed here since the file was compared with them.
  private func finish(_ preview: TodoImportPreview, _ meanwhile: Int) {
    // What it would do now is something else, if it stays because another screen lies on it.
    if !(isShown && router.back(inTab: tab)) { read() }
    let counts = [
      words.newCount(number: NumberText.grouped(preview.counts.new)),
      words.changedCount(number: NumberText.grouped(preview.counts.changed - meanwhile)),
    ]
    let sentences = [
      words.imported(counts: environment.texts.list(counts)),
      meanwhile > 0 ? words.meanwhile(count: meanwhile) : nil,
    ]
    environment.notices.say(sentences.compactMap(\.self).joined(separator: " "))
  }
}

extension TodoImportPresenter: SectionSource {
  var lists: [PagedListPresenter<TodoImportRow>] { [] }
  var version: Int { signal.observe() }

  var sections: [ListSection<TodoImportRow>] {
    (preview?.sections ?? []).map { kind, rows in
      ListSection(id: kind.rawValue, items: rows, isPart: false, isAwaited: false)
    }
  }

  func label(of id: String) -> SectionLabel {
    let section = preview?.sections.first { $0.kind.rawValue == id }
    guard let section else { return SectionLabel(title: "", count: "") }
    return SectionLabel(title: section.kind.title(words), count: NumberText.grouped(section.rows.count))
  }

  func list(of id: String) -> PagedListPresenter<TodoImportRow>? { nil }
  func didSelect(_ index: Int, in id: String) {}

  var message: PaneMessage? {
    signal.observe()
    switch state {
    case .reading: return PaneMessage(text: environment.texts.list.loading)
    case .failed(let error): return PaneMessage(problem: sentence(for: error))
    case .read: return nil
    }
  }

  var head: [String] {
    guard let preview else { return [] }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let counts = [
      words.newCount(number: NumberText.grouped(preview.counts.new)),
      words.changedCount(number: NumberText.grouped(preview.counts.changed)),
      words.equalCount(number: NumberText.grouped(preview.counts.equal)),
    ].joined(separator: " · ")
    let summary = words.summary(file: name, format: preview.format.title, counts: counts)
    return [summary] + (preview.hasChanges ? [] : [words.nothing]) + [""]
  }

  var status: [String] {
    signal.observe()
    guard storing != nil else { return [] }
    let saving = progress.map {
      words.saving(
        number: NumberText.grouped($0.written.count), total: NumberText.grouped($0.total))
    }
    return [saving ?? environment.texts.list.waiting, environment.texts.list.escStops]
  }
}

/// How many todos are written, by another thread.
private final class WrittenCount: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .relaxed) }
  func set(_ count: Int) { value.store(count, ordering: .relaxed) }
}

/// Stops what reads on another thread.
private final class ReadStop: Sendable {
  private let isStopped = Atomic(false)

  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// - Throws: `CancellationError` once it is stopped.
  func check() throws {
    if isStopped.load(ordering: .relaxed) { throw CancellationError() }
  }
}
