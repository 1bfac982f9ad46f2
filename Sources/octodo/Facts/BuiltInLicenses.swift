import CResources
import Domain

/// octodo's dependencies and their licences, from the embedded texts.
enum BuiltInLicenses {
  /// octodo itself first.
  static func dependencies() -> [Dependency] {
    var count = 0
    let first = octodo_licenses(&count)
    return UnsafeBufferPointer(start: first, count: count).map { license in
      let address = String(cString: license.address)
      let text = UnsafeBufferPointer(start: license.text, count: license.length)
      return Dependency(
        name: String(cString: license.name), version: license.version.map { String(cString: $0) },
        address: address.isEmpty ? nil : address, license: String(decoding: text, as: UTF8.self))
    }
  }
}
