import Domain
import EventLoop
import Foundation
import HTTPTypes
import TestSupport
import Testing

@testable import HTTP

@Suite(.enabled(if: TLSServer.isAvailable)) struct CurlClientTLSTests {
  /// Sends a request to a server with such a certificate under the name localhost; returns the outcome.
  private func outcome(
    name: String = "localhost", hosts: [String] = [], validity: ServerCertificate.Validity = .now,
    trusting certificates: @escaping @Sendable (_ file: String) -> CurlCertificates
  ) throws -> Result<Int, AppError> {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try TLSServer(in: folder, name: name, hosts: hosts, validity: validity)
    defer { server.stop() }
    let trusted = certificates(server.certificate.path)
    let port = server.port
    return try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test", certificates: trusted, limits: .quick)
      let request = HTTPRequest(method: .get, scheme: "https", authority: "localhost:\(port)", path: "/")
      do {
        return .success(try await client.send(request, body: []).head.status.code)
      } catch let failure as AppError {
        return .failure(failure)
      }
    }
  }

  @Test func `a trusted certificate is accepted`() throws {
    let outcome = try outcome { .chosen(file: $0, folder: nil) }
    #expect(outcome == .success(200))
  }

  @Test func `a certificate of an unknown issuer is refused`() throws {
    let outcome = try outcome { _ in .ofSystem() }
    #expect(outcome == .failure(.unknownIssuer(host: "localhost", name: "localhost")))
  }

  @Test func `libcurl's default certificates do not make it trusted`() throws {
    let outcome = try outcome { _ in .builtIn }
    #expect(outcome == .failure(.unknownIssuer(host: "localhost", name: "localhost")))
  }

  @Test func `a trusted certificate for another name is refused`() throws {
    let outcome = try outcome(name: "example.com") { .chosen(file: $0, folder: nil) }
    #expect(outcome == .failure(.wrongHost(host: "localhost", names: nil)))
  }

  @Test(arguments: [
    (["DNS:a.example", "DNS:*.b.example", "IP:192.0.2.1"], "a.example, *.b.example, 192.0.2.1"),
    (["email:me@example.com", "IP:2001:db8::1"], "2001:db8::1"),
  ])
  func `the names of a certificate are those that count for a host, not its subject`(
    hosts: [String], names: String
  ) throws {
    let outcome = try outcome(name: "localhost", hosts: hosts) { .chosen(file: $0, folder: nil) }
    #expect(outcome == .failure(.wrongHost(host: "localhost", names: names)))
  }

  @Test func `many names of a certificate are cut after a whole one`() throws {
    let hosts = (1...40).map { "DNS:host-\($0).example" }
    let outcome = try outcome(name: "localhost", hosts: hosts) { .chosen(file: $0, folder: nil) }
    guard case .failure(.wrongHost(_, let names?)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(names.hasPrefix("host-1.example, host-2.example") && names.hasSuffix(".example, …"))
    #expect(names.utf8.count < 256)
  }

  @Test func `a trusted certificate that has expired is refused`() throws {
    let outcome = try outcome(validity: .past) { .chosen(file: $0, folder: nil) }
    #expect(outcome == .failure(.certificateExpired(host: "localhost", day: "2021-02-03")))
  }

  @Test func `a trusted certificate that is not valid yet is refused`() throws {
    let outcome = try outcome(validity: .future) { .chosen(file: $0, folder: nil) }
    #expect(outcome == .failure(.certificateNotYetValid(host: "localhost", day: "2080-01-02")))
  }

  @Test func `a missing bundle is reported as such`() throws {
    let outcome = try outcome { .chosen(file: $0 + ".missing", folder: nil) }
    #expect(outcome == .failure(.noCertificates))
  }

  @Test(arguments: [
    (["SSL_CERT_FILE": "FILE"], true), (["CURL_CA_BUNDLE": "FILE"], true), (["SSL_CERT_DIR": "FOLDER"], true),
    (["CURL_CA_BUNDLE": "FILE", "SSL_CERT_FILE": "/dev/null"], true),
    (["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": "FILE"], true), ([:], false), (["SSL_CERT_FILE": ""], false),
    (["SSL_CERT_FILE": "FILE", "SSL_CERT_DIR": "/nowhere"], true),
  ])
  func `the variables of the curl command are used`(variables: [String: String], isTrusted: Bool) throws {
    let outcome = try outcome { file in
      let folder = (file as NSString).deletingLastPathComponent
      // `openssl rehash` creates the hashed names that OpenSSL looks for.
      Self.rehash(folder)
      return CurlCertificates(
        environment: variables.mapValues { $0 == "FILE" ? file : $0 == "FOLDER" ? folder : $0 })
    }
    if isTrusted {
      #expect(outcome == .success(200))
    } else {
      #expect(outcome == .failure(.unknownIssuer(host: "localhost", name: "localhost")))
    }
  }

  private static func rehash(_ folder: String) {
    let program = Process()
    program.executableURL = URL(filePath: "/usr/bin/openssl")
    program.arguments = ["rehash", folder]
    program.standardOutput = FileHandle.nullDevice
    program.standardError = FileHandle.nullDevice
    do { try program.run() } catch { Issue.record(error) }
    program.waitUntilExit()
  }

  @Test func `concurrent certificate failures keep their own reasons`() throws {
    let folders = (0..<3).map { _ in
      FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    }
    for folder in folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder) } }
    let names = ["one.example", "two.example", "three.example"]
    let servers = try zip(folders, names).map { try TLSServer(in: $0, name: $1) }
    defer { for server in servers { server.stop() } }
    let ports = servers.map(\.port)
    let failures = try onRealLoop { loop in
      let client = CurlClient(loop: loop, userAgent: "octodo-test", certificates: .builtIn, limits: .quick)
      var found: [AppError?] = [nil, nil, nil]
      await withTaskGroup(of: (Int, AppError?).self) { group in
        for (index, port) in ports.enumerated() {
          group.addTask {
            let request = HTTPRequest(
              method: .get, scheme: "https", authority: "localhost:\(port)", path: "/")
            do {
              _ = try await client.send(request, body: [])
              return (index, nil)
            } catch { return (index, error as? AppError) }
          }
        }
        for await (index, failure) in group { found[index] = failure }
      }
      return found
    }
    #expect(failures == names.map { .unknownIssuer(host: "localhost", name: $0) })
  }
}
