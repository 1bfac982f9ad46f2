import Foundation

/// A key and a certificate for the name localhost, made by the `openssl` program.
struct ServerCertificate {
  static let program = URL(filePath: "/usr/bin/openssl")

  let key: URL
  /// As PEM.
  let certificate: URL

  /// - Parameter folder: where both are kept.
  /// - Throws: where `openssl` does not start.
  init(in folder: URL) throws {
    certificate = folder.appending(component: "certificate.pem")
    key = folder.appending(component: "key.pem")
    let maker = Process.quiet(
      Self.program, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-days", "2", "-subj", "/CN=localhost", "-keyout", key.path, "-out", certificate.path)
    try maker.run()
    maker.waitUntilExit()
  }
}

extension Process {
  /// A process that reads nothing, and whose output is lost.
  static func quiet(_ program: URL, _ arguments: String...) -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
