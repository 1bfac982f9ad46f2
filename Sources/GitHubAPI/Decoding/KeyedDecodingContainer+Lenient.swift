extension KeyedDecodingContainer {
  /// The value, or nil where it is missing, null or of another type: for what can be done without.
  func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    try? decodeIfPresent(Value.self, forKey: key)
  }
}
