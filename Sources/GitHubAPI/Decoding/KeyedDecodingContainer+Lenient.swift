extension KeyedDecodingContainer {
  /// The value, or nil where it is missing, null or of another type: for what can be done without.
  func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    try? decodeIfPresent(Value.self, forKey: key)
  }

  // The same for what stands in every row: a container reads these types by ways of their own, which are
  // shorter than the one for any type.

  func lenient(_ key: Key, as type: String.Type = String.self) -> String? {
    try? decodeIfPresent(String.self, forKey: key)
  }

  func lenient(_ key: Key, as type: Int.Type = Int.self) -> Int? {
    try? decodeIfPresent(Int.self, forKey: key)
  }

  func lenient(_ key: Key, as type: Bool.Type = Bool.self) -> Bool? {
    try? decodeIfPresent(Bool.self, forKey: key)
  }
}
