public import Foundation
import Glibc

/// A TLS server with a certificate of its own making for the name localhost: the `openssl` program answers
/// every request with a page about the connection.
public final class TLSServer {
  private static let program = URL(filePath: "/usr/bin/openssl")

  /// False where the machine has no `openssl`.
  public static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: program.path) }

  public let port: UInt16
  /// The certificate as PEM.
  public let certificate: URL
  private let server: Process

  /// - Parameter folder: where key and certificate are kept.
  /// - Throws: where `openssl` does not start.
  public init(in folder: URL) throws {
    certificate = folder.appending(component: "certificate.pem")
    let key = folder.appending(component: "key.pem")
    let maker = Self.process(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
      "-subj", "/CN=localhost", "-keyout", key.path, "-out", certificate.path)
    try maker.run()
    maker.waitUntilExit()

    server = Self.process(
      "s_server", "-accept", "127.0.0.1:0", "-www", "-key", key.path, "-cert", certificate.path)
    let output = Pipe()
    server.standardOutput = output
    try server.run()
    port = try Self.readPort(output.fileHandleForReading)
  }

  public func stop() {
    // Not `terminate()`: a child of one of Dispatch's threads has SIGTERM blocked, as they have.
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }

  /// Reads up to the line `ACCEPT 127.0.0.1:PORT`.
  private static func readPort(_ output: FileHandle) throws -> UInt16 {
    var text = ""
    while true {
      let data = output.availableData
      guard !data.isEmpty else { throw CocoaError(.fileReadUnknown) }
      text += String(decoding: data, as: UTF8.self)
      guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("ACCEPT ") }) else { continue }
      let digits = line.split(separator: ":").last?.prefix { $0.isNumber }
      if text.hasSuffix("\n"), let port = digits.flatMap({ UInt16($0) }) { return port }
    }
  }

  private static func process(_ arguments: String...) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
