import Domain
public import EventLoop
public import FoundationEssentials
public import GitHub
import Terminal
public import Texts
import UseCases

/// A preview that needs a response of GitHub. It shows a saved response immediately, and a new one when it is loaded.
@LoopActor
public final class LoadedPreview<Value: Sendable>: Preview {
  private let name: String
  private let named: (Value) -> String?
  private let environment: Environment
  private let around: @LoopActor @Sendable () async -> Bool
  private let saved: @LoopActor @Sendable () async -> (value: Value, date: Date)?
  private let fetch: @LoopActor @Sendable () async throws -> Fetched<Value>
  private let offer: @LoopActor (PreviewTexts) -> String
  private let content: Content
  private let signal = ChangeSignal()
  private let loading: Load
  private let loadStatus: LoadStatus
  /// Nil until a response is there.
  private var value: Value? { didSet { signal.raise() } }
  /// The date of the saved response that is shown; nil if it is a new one.
  public private(set) var savedDate: Date?
  private var opening: Task<Void, Never>?

  /// Creates the content from a value. Without a value, `missing` says why there is none.
  public typealias Content =
    @LoopActor (_ value: Value?, _ missing: DocumentSection, _ context: RowContext) -> DocumentContent

  /// - Parameters:
  ///   - name: the title until a value is there.
  ///   - named: the title that a value has; nil for the same.
  ///   - offer: the text that says which key loads it.
  ///   - around: reads what else the content shows; returns whether it found something.
  ///   - saved: reads the saved response without a request; nil if there is none.
  ///   - load: sends the request.
  public init(
    _ name: String, _ environment: Environment, named: @escaping (Value) -> String? = { _ in nil },
    offer: @escaping @LoopActor (PreviewTexts) -> String,
    around: @escaping @LoopActor @Sendable () async -> Bool = { false },
    saved: @escaping @LoopActor @Sendable () async -> (value: Value, date: Date)?,
    load: @escaping @LoopActor @Sendable () async throws -> Fetched<Value>, content: @escaping Content
  ) {
    (self.name, self.named, self.environment, self.offer) = (name, named, environment, offer)
    (self.around, self.saved, self.fetch, self.content) = (around, saved, load, content)
    loading = Load(environment)
    loadStatus = LoadStatus(of: loading, environment) { [signal] in signal.raise() }
  }

  public var title: String { value.flatMap(named) ?? name }

  public func open() {
    opening = environment.loop.spawn { [weak self, around, saved] in
      let hasFound = await around()
      let saved = await saved()
      guard !Task.isCancelled, let self, value == nil else { return }
      guard let saved else { return hasFound ? signal.raise() : () }
      (savedDate, value) = (saved.date, saved.value)
    }
  }

  public var hasContent: Bool { value != nil }
  public var isWhole: Bool { hasContent }
  public var canLoad: Bool { value == nil && !loading.phase.isRunning }
  public var hasFailed: Bool { value == nil && loading.phase.error != nil }
  public var canReload: Bool { (value != nil || hasFailed) && !loading.phase.isRunning }

  public func load() {
    loading.start { [weak self, fetch, loading] in
      let fetched = try await loading.response(fetch)
      guard let self else { return }
      (savedDate, value) = (fetched.saved?.date, fetched.value)
    }
  }

  public func close() {
    opening?.cancel()
    loading.stop()
  }

  public var remark: String {
    guard let savedDate else { return "" }
    return environment.texts.age(ofCopyFrom: savedDate, now: environment.now())
  }

  public var version: Int { signal.observe() }
  public var rowContext: RowContext { RowContext(environment) }

  public func content(_ context: RowContext) -> DocumentContent {
    content(value, missing(context.texts), context)
  }

  private func missing(_ texts: Texts) -> DocumentSection {
    let message = loading.phase == .resting ? nil : loadStatus.message(with: .nothing)
    return DocumentSection([message.map { .message($0) } ?? .words(offer(texts.preview), .faint)])
  }
}

/// The fields of an item, and below them the preview of the page that it links to, if any.
@LoopActor
public final class LinkedPreview: Preview {
  private let linked: (any Preview)?
  private let environment: Environment
  private let known: @LoopActor (_ context: RowContext, _ isLinkShown: Bool) -> [DocumentSection]
  private let isKnownWhole: Bool
  private let ending: [DocumentPart]
  public let title: String
  public let changeDate: Date?

  /// - Parameters:
  ///   - title: the kind of the item.
  ///   - linked: the preview of the linked page; nil if there is none.
  ///   - isWhole: false if the list has only the beginning of its text.
  ///   - date: when the linked page changed last; nil if the list does not know.
  ///   - ending: stands below the linked page while that is shown.
  ///   - known: the fields of the item. `isLinkShown` if the linked page is shown below them.
  public init(
    _ title: String, _ environment: Environment, linked: (any Preview)? = nil, isWhole: Bool = true,
    changedAt date: Date? = nil, ending: [DocumentPart] = [],
    known: @escaping @LoopActor (_ context: RowContext, _ isLinkShown: Bool) -> [DocumentSection]
  ) {
    (self.title, self.environment, self.linked, self.known) = (title, environment, linked, known)
    (isKnownWhole, changeDate, self.ending) = (isWhole, date, ending)
  }

  public var isWhole: Bool { isKnownWhole && linked?.isWhole ?? true }
  public func open() { linked?.open() }
  public var canLoad: Bool { linked?.canLoad ?? false }
  public func load() { linked?.load() }
  public var canReload: Bool { linked?.canReload ?? false }
  public var hasFailed: Bool { linked?.hasFailed ?? false }
  public var savedDate: Date? { linked?.savedDate }
  public func close() { linked?.close() }

  public var remark: String { linked?.remark ?? "" }

  // `known` never changes, because a changed item gets a new preview.
  public var version: Int { linked?.version ?? 0 }
  public var rowContext: RowContext { RowContext(environment) }

  public func content(_ context: RowContext) -> DocumentContent {
    let isLinkShown = linked?.hasContent == true
    let sections = known(context, isLinkShown)
    guard let linked else { return DocumentContent(sections: sections) }
    let content = linked.content(context).below(sections + [DocumentSection([.rule])])
    guard isLinkShown, !ending.isEmpty else { return content }
    return content.above([DocumentSection([.rule] + ending)])
  }
}
