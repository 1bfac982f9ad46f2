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

  @Test func `a folder with hashed names is used as such`() throws {
    let (certificates, folder) = try certificates(inFolderWith: ["ca.pem", "5ed36f99.0"])
    #expect(certificates == .folder(folder))
  }

  @Test(arguments: [[], ["ca-certificates.crt"], ["backup.0", "5ed36f9.0", "5ed36f99.1", "zzzzzzzz.0"]])
  func `any other folder is not`(names: [String]) throws {
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
  func `the environment counts more than the system`(environment: [String: String], chosen: CurlCertificates)
  {
    let certificates = CurlCertificates(environment: environment)
    #expect(certificates == chosen)
    #expect(!certificates.mayLackSome || certificates == .ofSystem())
  }

  @Test func `a folder that is missing is not`() {
    #expect(CurlCertificates.ofSystem(folder: "/nowhere/\(UUID())") == .builtIn)
  }
}
