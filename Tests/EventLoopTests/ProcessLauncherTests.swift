import EventLoop
import Glibc
import Testing

struct ProcessLauncherTests {
  /// The output of a program and its exit status.
  private func run(
    _ command: [String], environment: [String: String]? = nil
  ) throws -> (output: String, status: Int32) {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    try #require(socketpair(AF_UNIX, type, 0, &ends) == 0)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { for descriptor in [ends[0], nothing] { close(descriptor) } }
    let process: pid_t
    do {
      defer { close(ends[1]) }
      let streams = ProcessLauncher.Streams.descriptors(input: nothing, output: ends[1])
      process = try ProcessLauncher.launch(command, streams, environment: environment)
    }
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 1024))
    while case let count = read(ends[0], &chunk, chunk.count), count > 0 { bytes += chunk[..<count] }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return (String(decoding: bytes, as: UTF8.self), status >> 8)
  }

  @Test func `a program gets its arguments unchanged, and both its outputs are read`() throws {
    let end = try run(["sh", "-c", "printf '%s|' \"$@\"; echo oops >&2; exit 7", "sh", "a b", "$c", ""])
    #expect(end.output == "a b|$c||oops\n")
    #expect(end.status == 7)
  }

  @Test func `a program has the variables that it is given, or inherits ours`() throws {
    var output = try run(["env"], environment: ["A": "b c"]).output
    #expect(output == "A=b c\n")
    let path = try #require(getenv("PATH").map { String(cString: $0) })
    output = try run(["sh", "-c", "echo \"$PATH\""]).output
    #expect(output == path + "\n")
  }

  @Test func `a program leads its own group and neither blocks nor ignores signals`() throws {
    let numbers = try run(["cut", "-d ", "-f1,5", "/proc/self/stat"]).output
      .split(whereSeparator: \.isWhitespace)
    #expect(numbers.count == 2 && numbers.first == numbers.last, "\(numbers)")
    let masks = try run(["grep", "-E", "Sig(Blk|Ign)", "/proc/self/status"]).output.split(separator: "\n")
      .compactMap { $0.split(separator: "\t").last }.compactMap { UInt64($0, radix: 16) }
    // Up to 31; the higher ones are realtime signals, and glibc reserves two of them.
    #expect(masks.map { $0 & 0x7FFF_FFFF } == [0, 0], "\(masks)")
  }

  @Test func `a missing program starts no process`() {
    let failure = #expect(throws: ProcessLauncher.LaunchFailure.self) {
      try ProcessLauncher.launch(["there-is-no-such-program"], .none)
    }
    #expect(failure?.errno == ENOENT)
  }
}
