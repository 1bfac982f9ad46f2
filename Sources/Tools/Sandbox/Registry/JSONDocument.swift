import FoundationEssentials

/// Checks that a text is valid JSON.
struct JSONDocument: Decodable {
  /// - Throws: `DecodingError`.
  static func check(_ bytes: [UInt8]) throws {
    _ = try JSONDecoder().decode(JSONDocument.self, from: Data(bytes))
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
      for key in fields.allKeys { _ = try fields.decode(JSONDocument.self, forKey: key) }
    } else if var items = try? decoder.unkeyedContainer() {
      while !items.isAtEnd { _ = try items.decode(JSONDocument.self) }
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
