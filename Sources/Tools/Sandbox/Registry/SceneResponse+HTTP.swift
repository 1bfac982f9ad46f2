import FoundationEssentials
import GitHub
import HTTP
import HTTPTypes
import Screens
import Stubs

/// An invalid response, and how to correct it.
struct SceneResponseError: Error {
  let sentence: String
}

extension SceneResponse {
  /// The response with its body.
  /// - Throws: `SceneResponseError` with the name of a fixture's file.
  func httpResponse(of feature: String, fixtures: SceneFixtures) throws(SceneResponseError)
    -> HTTPClientResponse
  {
    switch body {
    case .text(let text): return try response(Array(text.utf8), type: "text/plain; charset=utf-8")
    case .json(let text):
      try Self.requireJSON(Array(text.utf8), in: "This text")
      return try response(Array(text.utf8), type: Self.jsonType)
    case .fixture(let name):
      let file = "Resources/scenes/\(feature)/\(name).json"
      guard let bytes = fixtures.bytes("\(feature)/\(name)") else {
        throw SceneResponseError(
          sentence: "There is no fixture \(file). Add it there and to Resources/scenes.c.")
      }
      try Self.requireJSON(bytes, in: file)
      return try response(bytes, type: Self.jsonType)
    }
  }

  private static let jsonType = "application/json; charset=utf-8"

  /// - Parameter type: the content type unless the headers have one.
  private func response(_ bytes: [UInt8], type: String) throws(SceneResponseError) -> HTTPClientResponse {
    var fields = HTTPFields()
    fields[.contentType] = type
    for header in headers {
      guard let name = HTTPField.Name(header.name) else {
        throw SceneResponseError(sentence: "\"\(header.name)\" cannot be the name of a header. Correct it.")
      }
      fields[name] = header.value
    }
    do {
      return try HTTPClientResponse(status: status, headers: fields, body: bytes)
    } catch {
      throw SceneResponseError(sentence: error.reason)
    }
  }

  private static func requireJSON(_ bytes: [UInt8], in what: String) throws(SceneResponseError) {
    do {
      try JSONCheck.check(bytes)
    } catch {
      throw SceneResponseError(sentence: "\(what) is not JSON: \(reason(error)). Correct it.")
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)" }
    let reason = context.underlyingError.map { "\($0)" } ?? context.debugDescription
    return reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }
}

/// Checks that a text is valid JSON.
struct JSONCheck: Decodable {
  /// - Throws: `DecodingError`.
  static func check(_ bytes: [UInt8]) throws {
    // The decoder says what is wrong, but tries up to five types for each value: that took a third of the time of all
    // tests of the program.
    guard !JSONSyntax.accepts(bytes) else { return }
    _ = try JSONDecoder().decode(JSONCheck.self, from: Data(bytes))
  }

  private struct FieldName: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    // The decoder tells the type of a value only by trying.
    if let fields = try? decoder.container(keyedBy: FieldName.self) {
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
