extension Cassette {
  /// Reads a file's bytes, whatever they are.
  /// - Parameter file: how errors call it.
  /// - Throws: `CassetteError`, with the line.
  public init(reading bytes: [UInt8], file: String) throws(CassetteError) {
    var reader = CassetteReader(file: file)
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    for line in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try reader.read(line)
    }
    self.init(recordings: try reader.finish())
  }
}
