extension Cassette {
  /// Parses a file; accepts any bytes without trapping.
  /// - Parameter file: the file name for errors.
  /// - Throws: `CassetteError`, with the line.
  public init(reading bytes: [UInt8], file: String) throws(CassetteError) {
    guard bytes.count <= CassetteLimits.fileBytes else {
      let limit = CassetteLimits.fileBytes >> 20
      throw CassetteError(
        file: file, line: 1, reason: "this file is larger than \(limit) MiB. Record fewer tests in one file.")
    }
    var reader = CassetteReader(file: file)
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    // Line by line, because an array of all lines takes many times the memory of the file.
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      try reader.read(rest[..<end])
      rest = rest[(end + 1)...]
    }
    try reader.read(rest)
    self.init(recordings: try reader.finish())
  }
}
