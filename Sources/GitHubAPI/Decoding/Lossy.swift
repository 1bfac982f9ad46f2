/// A value that may be unreadable without spoiling the list that it stands in.
struct Lossy<Value: Decodable>: Decodable {
  /// Nil where it could not be read.
  let value: Value?

  init(from decoder: any Decoder) throws {
    value = try? Value(from: decoder)
  }
}
