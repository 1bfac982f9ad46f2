import FoundationEssentials
import HTTP
import HTTPTypes
import Screens
import Stubs

/// An invalid reply, and how to correct it.
struct SceneReplyError: Error {
  let sentence: String
}

extension SceneReply {
  /// - Throws: `SceneReplyError` with the name of a fixture's file.
  func stubReply(of feature: String, fixtures: SceneFixtures) throws(SceneReplyError) -> StubReply<HTTPAnswer>
  {
    var reply: StubReply<HTTPAnswer>
    switch body {
    case .fault(let fault): reply = try fault.stubReply()
    case .text(let text): reply = try answer(Array(text.utf8), type: "text/plain; charset=utf-8")
    case .json(let text):
      try Self.requireJSON(Array(text.utf8), in: "This text")
      reply = try answer(Array(text.utf8), type: Self.jsonType)
    case .fixture(let name):
      let file = "Resources/scenes/\(feature)/\(name).json"
      guard let bytes = fixtures.bytes("\(feature)/\(name)") else {
        throw SceneReplyError(
          sentence: "There is no fixture \(file). Add it there and to Resources/scenes.c.")
      }
      try Self.requireJSON(bytes, in: file)
      reply = try answer(bytes, type: Self.jsonType)
    }
    reply.delay = delay
    reply.hold = isHeld ? StubReply<HTTPAnswer>.never : nil
    return reply
  }

  private static let jsonType = "application/json; charset=utf-8"

  private func answer(_ bytes: [UInt8], type: String) throws(SceneReplyError) -> StubReply<HTTPAnswer> {
    var fields = HTTPFields()
    fields[.contentType] = type
    // octodo caches only responses with an ETag.
    if precedesOutage { fields[.eTag] = "\"1\"" }
    for header in headers {
      guard let name = HTTPField.Name(header.name) else {
        throw SceneReplyError(sentence: "\"\(header.name)\" cannot be the name of a header. Correct it.")
      }
      fields[name] = header.value
    }
    do {
      return StubReply(.answer(try HTTPAnswer(status: status, headers: fields, body: bytes)))
    } catch {
      throw SceneReplyError(sentence: error.reason)
    }
  }

  private static func requireJSON(_ bytes: [UInt8], in what: String) throws(SceneReplyError) {
    do {
      try JSONCheck.check(bytes)
    } catch {
      throw SceneReplyError(sentence: "\(what) is not JSON: \(reason(error)). Correct it.")
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
    let reason = context.underlyingError.map { "\($0)" } ?? context.debugDescription
    return reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }
}

extension StubReply<HTTPAnswer> {
  /// The name that holds responses which never arrive, because nothing releases it.
  static let never = "never"
}

extension SceneFault {
  /// - Throws: `SceneReplyError`.
  func stubReply() throws(SceneReplyError) -> StubReply<HTTPAnswer> {
    switch self {
    case .offline: StubReply(.fault(.offline))
    case .timeout: StubReply(.fault(.timeout))
    case .unauthorized: try Self.refusal(401, "These credentials are not valid")
    case .limit: try Self.refusal(403, "No requests are left for this hour", Self.usedUp)
    case .notFound: try Self.refusal(404, "Nothing is here")
    case .invalid: try Self.refusal(422, "This query cannot be read")
    case .server: try Self.refusal(500, "Something broke on the other side")
    case .garbage:
      try Self.answer(200, "<html><body>Welcome to the hotel</body></html>", ["Content-Type": "text/html"])
    }
  }

  /// The wait is the difference between the two times, whatever the clock says.
  /// Source: docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api.
  private static let usedUp: KeyValuePairs = [
    "Date": "Thu, 01 Jan 2026 00:00:00 GMT", "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0",
    "X-RateLimit-Reset": "1767225660", "X-RateLimit-Resource": "core",
  ]

  private static func refusal(
    _ status: Int, _ message: String, _ headers: KeyValuePairs<String, String> = [:]
  ) throws(SceneReplyError) -> StubReply<HTTPAnswer> {
    try answer(status, "{\"message\":\"\(message)\"}", headers)
  }

  private static func answer(
    _ status: Int, _ body: String, _ headers: KeyValuePairs<String, String>
  ) throws(SceneReplyError) -> StubReply<HTTPAnswer> {
    var fields = HTTPFields()
    for (name, value) in headers {
      if let name = HTTPField.Name(name) { fields[name] = value }
    }
    do {
      return StubReply(.answer(try HTTPAnswer(status: status, headers: fields, body: Array(body.utf8))))
    } catch {
      throw SceneReplyError(sentence: error.reason)
    }
  }
}

/// Checks that a text is valid JSON.
struct JSONCheck: Decodable {
  /// - Throws: `DecodingError`.
  static func check(_ bytes: [UInt8]) throws {
    _ = try JSONDecoder().decode(JSONCheck.self, from: Data(bytes))
  }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    // The decoder tells the type of a value only by trying.
    if let fields = try? decoder.container(keyedBy: Key.self) {
      for key in fields.allKeys { _ = try fields.decode(JSONCheck.self, forKey: key) }
    } else if var items = try? decoder.unkeyedContainer() {
      while !items.isAtEnd { _ = try items.decode(JSONCheck.self) }
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() || (try? value.decode(Bool.self)) != nil || (try? value.decode(Double.self)) != nil
      {
        return
      }
      _ = try value.decode(String.self)
    }
  }
}
