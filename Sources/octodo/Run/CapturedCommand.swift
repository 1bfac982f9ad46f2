import EventLoop
import Glibc
import Screens

/// One of the user's commands that runs in the background. Keeps the end of its output, at most `maxBytes`.
@LoopActor
final class CapturedCommand {
  private let output: Int32
  private let loop: EventLoop
  private var bytes: [UInt8] = []
  private var isOpen = true

  private static let maxBytes = 65_536

  /// - Parameters:
  ///   - secrets: names of environment variables that it does not inherit.
  ///   - onEnd: called once it has ended.
  static func start(
    _ command: [String], without secrets: Set<String>, loop: EventLoop,
    onEnd: @escaping @LoopActor (CommandEnd) -> Void
  ) throws(ProcessLauncher.LaunchFailure) {
    var pipe: [Int32] = [-1, -1]
    guard Glibc.pipe(&pipe) == 0 else { throw ProcessLauncher.LaunchFailure(errno: errno) }
    defer { close(pipe[1]) }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(pipe[0], F_SETFL, O_NONBLOCK)
    let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    let process: pid_t
    do throws(ProcessLauncher.LaunchFailure) {
      process = try ProcessLauncher.launch(
        command, .descriptors(input: input, output: pipe[1]), without: secrets)
    } catch {
      close(pipe[0])
      throw error
    }
    let running = CapturedCommand(output: pipe[0], loop: loop)
    loop.watch(pipe[0], for: .readable) { _ in running.read() }
    loop.watchEnd(of: process) { status in
      running.read()
      let end = running.bytes.suffix(Self.maxBytes)
      onEnd(CommandEnd(status: status, output: String(decoding: end, as: UTF8.self)))
    }
  }

  private init(output: Int32, loop: EventLoop) {
    (self.output, self.loop) = (output, loop)
  }

  /// Reads the available output. A program that the command left behind may keep printing after the command's end.
  private func read() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while isOpen {
      let count = Glibc.read(output, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(count)
        // Not after each read, because that would copy everything each time.
        if bytes.count > 2 * Self.maxBytes { bytes.removeFirst(bytes.count - Self.maxBytes) }
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        return
      } else {
        isOpen = false
        loop.unwatch(output)
        close(output)
      }
    }
  }
}
