public import Foundation
import Glibc

/// A TLS server with a self-signed certificate: the `openssl` program responds to every request with a page
/// about the connection.
public final class TLSServer {
  /// False if the machine lacks `openssl`.
  public static var isAvailable: Bool {
    FileManager.default.isExecutableFile(atPath: ServerCertificate.program.path)
  }

  public let port: UInt16
  /// The certificate in PEM format.
  public let certificate: URL
  private let server: Process

  /// - Parameters:
  ///   - folder: for the key and the certificate.
  ///   - name: the host name of the certificate.
  ///   - hosts: the entries of subjectAltName, such as `DNS:example.com`; none for a certificate without it.
  ///   - validity: the period in which the certificate is valid.
  ///   - protocols: the protocols offered by ALPN, such as `http/1.1`; nil to offer none.
  /// - Throws: if `openssl` cannot be started.
  public init(
    in folder: URL, name: String = "localhost", hosts: [String] = [],
    validity: ServerCertificate.Validity = .now,
    offering protocols: String? = nil
  ) throws {
    let identity = try ServerCertificate(in: folder, name: name, hosts: hosts, validity: validity)
    certificate = identity.certificate
    server = Process.quiet(
      ServerCertificate.program, "s_server", "-accept", "127.0.0.1:0", "-www", "-key", identity.key.path,
      "-cert", certificate.path)
    if let protocols { server.arguments?.append(contentsOf: ["-alpn", protocols]) }
    let output = Pipe()
    server.standardOutput = output
    try server.run()
    port = try Self.readPort(output.fileHandleForReading)
  }

  public func stop() {
    // Not `terminate()`: Dispatch's threads block SIGTERM, and child processes inherit that.
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
}
