import Foundation
import Testing

@testable import HTTP

struct CurlCertificatesTests {
  private func certificates(inFolderWith names: [String]) throws -> (CurlCertificates, folder: String) {
    let folder = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names { try Data().write(to: folder.appending(component: name)) }
    return (.ofSystem(folder: folder.path), folder.path)
  }

  @Test func `a folder with hashed names is used`() throws {
    let (certificates, folder) = try certificates(inFolderWith: ["ca.pem", "5ed36f99.0"])
    #expect(certificates == .folder(folder))
  }

  @Test(arguments: [[], ["ca-certificates.crt"], ["backup.0", "5ed36f9.0", "5ed36f99.1", "zzzzzzzz.0"]])
  func `a folder without hashed names is not used`(names: [String]) throws {
    let source = try certificates(inFolderWith: names).0
    #expect(source == .builtIn)
  }

  @Test(arguments: [
    (
      ["CURL_CA_BUNDLE": "a", "SSL_CERT_FILE": "b", "SSL_CERT_DIR": "c"],
      CurlCertificates.chosen(file: "a", folder: nil)
    ),
    (["SSL_CERT_FILE": "b", "SSL_CERT_DIR": "c"], .chosen(file: "b", folder: "c")),
    (["SSL_CERT_FILE": "b", "CURL_CA_BUNDLE": ""], .chosen(file: "b", folder: nil)),
    (["SSL_CERT_DIR": "c"], .chosen(file: nil, folder: "c")),
    (["SSL_CERT_DIR": ""], .ofSystem()), ([:], .ofSystem()),
  ])
  func `the environment overrides the system`(environment: [String: String], chosen: CurlCertificates) {
    let certificates = CurlCertificates(environment: environment)
    #expect(certificates == chosen)
    #expect(!certificates.mayLackSome || certificates == .ofSystem())
  }

  @Test func `a missing folder is not used`() {
    #expect(CurlCertificates.ofSystem(folder: "/nowhere/\(UUID())") == .builtIn)
  }
}
