public import Console
public import EventLoop
import FoundationEssentials
import Glibc
public import Screens
import Terminal
import Texts

/// Runs the sandbox with some scenes in a terminal until the user quits.
@LoopActor
public struct SandboxRun {
  private let scenes: [Scene]
  private let options: SandboxOptions
  private let environment: [String: String]
  private let loop: EventLoop
  private let output: StandardOutput
  private let gallery: GalleryWriter?

  /// Runs the sandbox as the program's only task and returns the exit status: 2 with a line on standard error
  /// for an unknown scene, or without a terminal.
  /// - Parameters:
  ///   - output: for lists; the caller reports its failure.
  ///   - gallery: writes `--gallery`; nil if the program has no gallery.
  public nonisolated static func status(
    of scenes: [Scene], options: SandboxOptions, environment: [String: String], output: StandardOutput,
    gallery: GalleryWriter? = nil
  ) -> Int32 {
    let loop = EventLoop.process
    LoopSignals.block(TerminalSignal.numbers)
    do {
      return try loop.run {
        await SandboxRun(
          scenes: scenes, options: options, environment: environment, loop: loop, output: output,
          gallery: gallery)()
      }
    } catch {
      StandardError.print("octodo stopped: \(error).")
      return ProcessEnd.faultStatus
    }
  }

  private func callAsFunction() async -> Int32 {
    do {
      let registry = try SceneRegistry(scenes, fixtures: .builtIn())
      if options.onlyLists { return list(registry) }
      if let folder = options.gallery { return try await writeGallery(of: registry, to: folder) }
      let bookmark = options.bookmark.map { SceneBookmark(path: $0) }
      let choice =
        if let bookmark { try bookmark.choice(in: registry, first: asked(in: registry)) } else {
          try asked(in: registry)
        }
      let terminal = try CursesTerminal(environment: environment, loop: loop)
      return await run(registry, choice, on: terminal, bookmark: bookmark)
    } catch let unknown as UnknownScene {
      StandardError.print("\(unknown)\nRun `\(options.program) --list` to see all scenes.")
    } catch let error as TerminalError {
      StandardError.print(error.message)
    } catch {
      StandardError.print("\(error)")
      return ProcessEnd.faultStatus
    }
    return ProcessEnd.usageStatus
  }

  /// The scene and state named on the command line.
  /// - Throws: `UnknownScene`.
  private func asked(in registry: SceneRegistry) throws -> (LoadedScene, LoadedState)? {
    try options.scene.map { try registry.find($0, state: options.state) }
  }

  private func list(_ registry: SceneRegistry) -> Int32 {
    let lines = registry.scenes.map { scene in
      "\(scene.name)  \(scene.feature)  \(scene.states.map(\.name).joined(separator: ", "))\n"
    }
    output.print(lines.joined())
    return 0
  }

  private func writeGallery(of registry: SceneRegistry, to folder: String) async throws -> Int32 {
    guard let gallery else {
      StandardError.print("Pictures are taken of all scenes at once: octodo sandbox --gallery \(folder).")
      return ProcessEnd.usageStatus
    }
    let files = try makeFolder()
    do {
      let count = try await gallery(registry, folder, files.path)
      try files.remove()
      output.printLine("\(count) pictures: \(folder)/index.html")
      return 0
    } catch {
      try files.remove()
      throw error
    }
  }

  private func run(
    _ registry: SceneRegistry, _ choice: (LoadedScene, LoadedState)?, on terminal: CursesTerminal,
    bookmark: SceneBookmark?
  ) async -> Int32 {
    let (statuses, ended) = AsyncStream.makeStream(of: Int32.self)
    let folder: RunFolder
    do {
      folder = try makeFolder()
    } catch {
      terminal.leave()
      StandardError.print("The scenes have no folder: \(error).")
      return ProcessEnd.faultStatus
    }
    let memory = SceneMemory(folders: Folders(environment: environment))
    let settings = SandboxSettings(
      size: options.size, language: options.language ?? Language(environment: environment),
      jobControl: jobControl(of: terminal), folder: folder.path,
      // Only the list of scenes needs it.
      lastScene: choice == nil ? memory.read() : nil, remember: { memory.write($0) },
      onShow: { bookmark?.keep($0) })
    let program = SandboxProgram(registry, terminal: terminal, settings: settings, loop: loop) {
      ended.yield($0)
    }
    if let (scene, state) = choice { program.start(scene, state) } else { program.start() }
    let input = TerminalInput(
      descriptor: STDIN_FILENO, loop: loop, escapeDelay: TerminalInput.escapeDelay(in: environment),
      onEvents: { program.receive($0) },
      onClose: { program.receive(.end(SIGHUP)) })
    input.start()
    let signals = loop.watchSignals(TerminalSignal.numbers) { number in
      guard let signal = TerminalSignal(number) else { return }
      if signal == .resize { terminal.updateSize() }
      program.receive(signal)
    }
    var iterator = statuses.makeAsyncIterator()
    let status = await iterator.next() ?? 0
    input.stop()
    loop.unwatch(signals)
    terminal.leave()
    await end(folder, problems: program.problems + memory.problems + (bookmark?.problems ?? []))
    return status
  }

  private func end(_ folder: RunFolder, problems: [String]) async {
    for problem in problems { StandardError.print(problem) }
    do {
      // Finish the scene's writes before its folder is deleted.
      try await loop.waitUntilIdle(watchdog: .seconds(6))
      try folder.remove()
    } catch {
      StandardError.print("\(folder.path) is left behind: \(error).")
    }
  }

  private func jobControl(of terminal: CursesTerminal) -> JobControl {
    JobControl(
      canSuspend: { terminal.canSuspend }, suspend: { _ = terminal.suspend() }, resume: { terminal.resume() })
  }

  private func makeFolder() throws -> RunFolder {
    try RunFolder(in: Folders.temporary(environment), name: "sandbox")
  }
}

/// Writes a page with screenshots of all scenes to a folder, using another folder for the scenes' own files.
/// Returns the number of screenshots.
public typealias GalleryWriter =
  @LoopActor @Sendable (_ registry: SceneRegistry, _ folder: String, _ temporaryFolder: String) async throws
  -> Int

/// The sandbox as a program of its own.
public enum StandaloneSandbox {
  /// Parses the command line, runs the sandbox, and exits the process.
  public static func run(_ scenes: [Scene]) -> Never {
    let output = ProcessStart.prepare()
    let path = CommandLine.arguments.first ?? SandboxCommand.name
    let program = path.split(separator: "/").last.map(String.init) ?? path
    switch SandboxOptions.read(Array(CommandLine.arguments.dropFirst()), program: program) {
    case .exit(let text, let status):
      if status == 0 { output.print(text + "\n", as: .file) } else { StandardError.print(text) }
      ProcessEnd.exit(with: output.finish(status))
    case .options(let options):
      let environment = ProcessEnvironment.read()
      let status = SandboxRun.status(
        of: scenes, options: options, environment: environment, output: output)
      ProcessEnd.exit(with: output.finish(status))
    }
  }
}
