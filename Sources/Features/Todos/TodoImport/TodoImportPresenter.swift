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

  /// How far the work of another thread is.
  private enum Progress {
    case reading(percent: WorkCount)
    case comparing(WorkCount, of: Int)
    case preparing
    case saving(WorkCount, of: Int)
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
  private var progress: Progress? { didSet { signal.raise() } }
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

  var hasFailed: Bool {
    signal.observe()
    if case .failed = state { return true }
    return false
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
    (state, progress) = (.reading, nil)
    reading = environment.loop.spawn { [weak self] in
      guard let result = await self?.readResult(), !Task.isCancelled else { return }
      self?.progress = nil
      self?.state = result
    }
  }

  private struct UnknownFormat: Error {}

  private func readResult() async -> State {
    let turning = showProgress()
    defer { turning.cancel() }
    do { return .read(try await readPreview()) } catch { return .failed(error) }
  }

  private func readPreview() async throws -> TodoImportPreview {
    let (path, readFile) = (path, environment.readFile)
    let context = FormatContext(
      now: environment.now(), zone: environment.zone(), web: environment.web,
      version: environment.program.version)
    let share = WorkCount()
    progress = .reading(percent: share)
    let (rules, content) = try await offload("read a file of todos") { stop in
      let bytes = try readFile(path, Self.longestFile)
      try stop.check()
      guard let format = TodoFormat(name: path, content: bytes) else { throw UnknownFormat() }
      let rules = format.file(context)
      let content = try rules.read(bytes) {
        try stop.check()
        share.set(Int($0 * 100))
      }
      return (rules, content)
    }
    // Any of them can be one of the file, or related to one.
    let query = TodoQuery(sort: TodoSort(.created))
    let stored = try await environment.todoRepository.list(query, .top, limit: Int(Int32.max)).todos
    try Task.checkCancellation()
    let compared = WorkCount()
    progress = .comparing(compared, of: content.todos.count)
    return try await offload("compare todos") { stop in
      let plan = try ImportPlan(content, into: stored, by: rules, context) {
        try stop.check()
        compared.set($0)
      }
      return TodoImportPreview(plan, rules.format)
    }
  }

  /// Runs `work` on another thread. `work` asks now and then whether the task was cancelled meanwhile.
  private func offload<Value: Sendable>(
    _ name: String, _ work: @escaping @Sendable (_ stop: WorkStop) throws -> Value
  ) async throws -> Value {
    let stop = WorkStop()
    let value = try await withTaskCancellationHandler {
      try await environment.loop.offload(name, to: thread) { try work(stop) }
    } onCancel: {
      stop.stop()
    }
    try stop.check()
    return value
  }

  /// Shows the counts of another thread as they grow.
  private func showProgress() -> Task<Void, Never> {
    environment.loop.every(Spinner.interval) { [weak self] in self?.signal.raise() }
  }

  // MARK: Importing

  /// Imports all of it as one change, and goes back to the list.
  func importAll() {
    guard canImport, let preview else { return }
    let plan = preview.plan
    storing = environment.loop.spawn { [self] in
      let turning = showProgress()
      var left: TodoBatch.Left?
      progress = .preparing
      do {
        let batch = try await offload("prepare an import") { stop in try plan.batch { try stop.check() } }
        let written = WorkCount()
        progress = .saving(written, of: batch.added.count + batch.edits.count)
        left = try await environment.todoRepository.store(batch, label: "import") { written.set($0) }
      } catch is CancellationError {
        environment.notices.say(words.cancelled)
      } catch {
        environment.notices.changeFailed(environment.texts.sentence(for: error))
      }
      turning.cancel()
      (storing, progress) = (nil, nil)
      if let left { finish(preview, left) }
    }
  }

  func stop() { storing?.cancel() }

  /// - Parameter left: what was added or changed here since the file was compared with it.
  private func finish(_ preview: TodoImportPreview, _ left: TodoBatch.Left) {
    // What it would do now is something else, if it stays because another screen lies on it.
    if !(isShown && router.back(inTab: tab)) { read() }
    let counts = [
      words.newCount(number: NumberText.grouped(preview.counts.new - left.added)),
      words.changedCount(number: NumberText.grouped(preview.counts.changed - left.changed)),
    ]
    let sentences = [
      words.imported(counts: environment.texts.list(counts)),
      left.total > 0 ? words.meanwhile(count: left.total) : nil,
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
    case .reading: return PaneMessage(text: progressText ?? environment.texts.list.loading)
    case .failed(let error): return PaneMessage(problem: sentence(for: error))
    case .read: return nil
    }
  }

  var head: [String] {
    guard let preview else { return [] }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let (skipped, unreadable) = (preview.plan.skipped.count, preview.plan.unreadable.count)
    let counts = [
      words.newCount(number: NumberText.grouped(preview.counts.new)),
      words.changedCount(number: NumberText.grouped(preview.counts.changed)),
      words.equalCount(number: NumberText.grouped(preview.counts.equal)),
      skipped > 0 ? words.skippedCount(number: NumberText.grouped(skipped)) : nil,
      unreadable > 0 ? words.unreadableCount(number: NumberText.grouped(unreadable)) : nil,
    ].compactMap(\.self).joined(separator: " · ")
    let summary = words.summary(file: name, format: preview.format.title, counts: counts)
    return [summary] + (preview.hasChanges ? [] : [words.nothing]) + [""]
  }

  var status: [String] {
    signal.observe()
    guard storing != nil else { return [] }
    return [progressText ?? environment.texts.list.waiting, environment.texts.list.escStops]
  }

  /// Nil while nothing is done yet.
  private var progressText: String? {
    switch progress {
    case .reading(let percent): percent.count == 0 ? nil : words.reading(percent: "\(percent.count)")
    case .comparing(let done, let total):
      words.comparing(number: NumberText.grouped(done.count), total: NumberText.grouped(total))
    case .preparing: words.preparing
    case .saving(let done, let total):
      words.saving(number: NumberText.grouped(done.count), total: NumberText.grouped(total))
    case nil: nil
    }
  }
}

/// How much another thread is done with.
private final class WorkCount: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .relaxed) }
  func set(_ count: Int) { value.store(count, ordering: .relaxed) }
}

/// Stops what works on another thread.
private final class WorkStop: Sendable {
  private let isStopped = Atomic(false)

  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// - Throws: `CancellationError` once it is stopped.
  func check() throws {
    if isStopped.load(ordering: .relaxed) { throw CancellationError() }
  }
}
