public import EventLoop
import Terminal
public import Texts

/// A preview that needs a response of GitHub. It shows a saved response immediately, and a new one when it is loaded.
@LoopActor
public final class LoadedPreview<Value: Sendable>: Preview {
  public let title: String
  private let environment: Environment
  private let saved: @LoopActor @Sendable () async -> Value?
  private let fetch: @LoopActor @Sendable () async throws -> Value
  private let offer: @LoopActor (PreviewTexts) -> String
  private let content: Content
  private let signal = ChangeSignal()
  private let loader: Loader
  /// Nil until a response is there.
  private var value: Value? { didSet { signal.raise() } }
  private var opening: Task<Void, Never>?

  /// Creates the content from a value. Without a value, `missing` says why there is none.
  public typealias Content =
    @LoopActor (_ value: Value?, _ missing: DocumentSection, _ context: RowContext) -> DocumentContent

  /// - Parameters:
  ///   - offer: the text that says which key loads it.
  ///   - saved: reads the saved response without a request; nil if there is none.
  ///   - load: sends the request.
  public init(
    _ title: String, _ environment: Environment, offer: @escaping @LoopActor (PreviewTexts) -> String,
    saved: @escaping @LoopActor @Sendable () async -> Value?,
    load: @escaping @LoopActor @Sendable () async throws -> Value, content: @escaping Content
  ) {
    (self.title, self.environment, self.offer) = (title, environment, offer)
    (self.saved, self.fetch, self.content) = (saved, load, content)
    loader = Loader(environment)
    loader.onChange = { [signal] in signal.raise() }
  }

  public func open() {
    opening = environment.loop.spawn { [weak self, saved] in
      guard let value = await saved(), !Task.isCancelled, let self, self.value == nil else { return }
      self.value = value
    }
  }

  public var canLoad: Bool { value == nil && !loader.phase.isRunning }

  public func load() {
    loader.start { [weak self, fetch, loader] in self?.value = try await loader.answer(fetch) }
  }

  public func close() {
    opening?.cancel()
    loader.stop()
  }

  public var version: Int { signal.observe() }
  public var rowContext: RowContext { RowContext(environment) }

  public func content(_ context: RowContext) -> DocumentContent {
    content(value, missing(context.texts), context)
  }

  private func missing(_ texts: Texts) -> DocumentSection {
    let message = loader.phase == .resting ? nil : loader.message(with: .nothing)
    return DocumentSection([message.map { .message($0) } ?? .words(offer(texts.preview), .faint)])
  }
}
