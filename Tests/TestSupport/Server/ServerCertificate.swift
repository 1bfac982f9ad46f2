import Foundation

/// A key and a self-signed certificate, created by the `openssl` program.
public struct ServerCertificate {
  static let program = URL(filePath: "/usr/bin/openssl")

  let key: URL
  /// In PEM format.
  let certificate: URL

  /// The period in which a certificate is valid, as 20260131235959Z.
  public struct Validity: Sendable {
    let start: String
    let end: String

    /// Until 2090, because a test may run long after it was written.
    public static let now = Validity(start: "20200101000000Z", end: "20900101000000Z")
    public static let past = Validity(start: "20200101000000Z", end: "20210203040506Z")
    public static let future = Validity(start: "20800102030405Z", end: "20900101000000Z")
  }

  /// - Parameters:
  ///   - folder: for the key and the certificate.
  ///   - name: the host name of the certificate, which is also its issuer.
  ///   - hosts: the entries of subjectAltName, such as `DNS:example.com`; none for a certificate without it.
  /// - Throws: if `openssl` cannot be started, or creates no certificate.
  init(
    in folder: URL, name: String = "localhost", hosts: [String] = [], validity: Validity = .now
  ) throws {
    certificate = folder.appending(component: "certificate.pem")
    key = folder.appending(component: "key.pem")
    let (request, settings) = (
      folder.appending(component: "request.pem"), folder.appending(component: "ca.cnf")
    )
    try Data().write(to: folder.appending(component: "index.txt"))
    // openssl 3.0 can set a start date other than today only as a certificate authority.
    let text = """
      [ca]
      default_ca = own
      [own]
      database = \(folder.path)/index.txt
      new_certs_dir = \(folder.path)
      serial = \(folder.path)/serial
      default_md = sha256
      policy = any
      \(hosts.isEmpty ? "" : "x509_extensions = names")
      [any]
      commonName = supplied
      [names]
      \(hosts.isEmpty ? "" : "subjectAltName = \(hosts.joined(separator: ","))")
      """
    try Data((text + "\n").utf8).write(to: settings)
    try Self.run(
      "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj",
      "/CN=\(name)",
      "-keyout", key.path, "-out", request.path)
    try Self.run(
      "ca", "-config", settings.path, "-batch", "-notext", "-create_serial", "-selfsign", "-keyfile",
      key.path,
      "-in", request.path, "-out", certificate.path, "-startdate", validity.start, "-enddate", validity.end)
  }

  private static func run(_ arguments: String...) throws {
    let maker = Process.quiet(program)
    maker.arguments = arguments
    try maker.run()
    maker.waitUntilExit()
    guard maker.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}

extension Process {
  /// A process without input, whose output is discarded.
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
