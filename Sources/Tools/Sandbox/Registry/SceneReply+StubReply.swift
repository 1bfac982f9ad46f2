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
  func stubReply(of feature: String, fixtures: SceneFixtures) throws(SceneReplyError) -> StubReply {
    var reply: StubReply
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
    reply.hold = isHeld ? StubReply.never : nil
    return reply
  }

  private static let jsonType = "application/json; charset=utf-8"

  private func answer(_ bytes: [UInt8], type: String) throws(SceneReplyError) -> StubReply {
    var fields = HTTPFields()
    fields[.contentType] = type
    for header in headers {
      guard let name = HTTPField.Name(header.name) else {
        throw SceneReplyError(sentence: "\"\(header.name)\" cannot be the name of a header. Correct it.")
      }
      fields[name] = header.value
    }
    do {
      return try .answer(status, headers: fields, body: bytes)
    } catch {
      throw SceneReplyError(sentence: error.reason)
    }
  }

  private static func requireJSON(_ bytes: [UInt8], in what: String) throws(SceneReplyError) {
    do {
      try JSONDocument.check(bytes)
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

extension StubReply {
  /// The name that holds responses which never arrive, because nothing releases it.
  static let never = "never"
}
