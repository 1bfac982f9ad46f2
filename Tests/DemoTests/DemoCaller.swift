import Demo
import EventLoop
import Foundation
import HTTP
import HTTPTypes
import TestSupport
import Testing

/// A response of the demo with its body parsed as JSON.
struct DemoAnswer: @unchecked Sendable {
  let status: Int
  let text: String
  let object: NSDictionary
  let next: String?

  var total: Int? { object["total_count"] as? Int }
  var names: [String] {
    (object["items"] as? [[String: Any]] ?? []).compactMap { $0["full_name"] as? String }
  }

  func numbers(_ field: String) -> [Int] {
    (object["items"] as? [[String: Any]] ?? []).compactMap { $0[field] as? Int }
  }
}

/// Sends requests to the demo.
struct DemoCaller {
  private let client = DemoHTTPClient()

  /// Requests a target such as `/search/repositories?q=swift`.
  /// - Throws: what the client throws.
  func ask(_ target: String, method: HTTPRequest.Method = .get) throws -> DemoAnswer {
    let link = try #require(HTTPField.Name("Link"))
    return try onLoop { [client] _ in
      let request = HTTPRequest(method: method, scheme: "https", authority: "api.github.com", path: target)
      let response = try await client.send(request, body: [])
      let object = try? JSONSerialization.jsonObject(with: Data(response.body)) as? NSDictionary
      return DemoAnswer(
        status: response.head.status.code, text: String(decoding: response.body, as: UTF8.self),
        object: object ?? [:], next: try response.head.headerFields[link].map(nextTarget))
    }
  }
}

/// The path and query of the next page in a link header.
private func nextTarget(_ link: String) throws -> String {
  let start = "<https://api.github.com", end = ">; rel=\"next\""
  let next = try #require(link.firstRange(of: end))
  #expect(link.hasPrefix(start), "\(link)")
  return String(link[..<next.lowerBound].dropFirst(start.count))
}
