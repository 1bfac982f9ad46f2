import HTTPTypes

/// Header fields as the lines that libcurl expects.
enum CurlHeaderLines {
  static func lines(of fields: HTTPFields) -> [[UInt8]] {
    var lines = fields.map(line)
    // libcurl adds these two by default: the first declares a web form, the second costs a round trip.
    if !fields.contains(.contentType) { lines.append(Array("Content-Type:".utf8)) }
    lines.append(Array("Expect:".utf8))
    return lines
  }

  private static func line(_ field: HTTPField) -> [UInt8] {
    let value = field.withUnsafeBytesOfValue { Array($0) }
    // For libcurl, a name with a colon and no value removes the header.
    if value.isEmpty { return Array("\(field.name.rawName);".utf8) }
    return Array("\(field.name.rawName): ".utf8) + value
  }
}
