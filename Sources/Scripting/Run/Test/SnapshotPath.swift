/// Where stored screens lie: `NAME.steps.snap/TEST/SNAPSHOT.txt`.
enum SnapshotPath {
  static func file(of snapshot: String, test: String, script: String) -> String {
    "\(script).snap/\(component(test))/\(component(snapshot)).txt"
  }

  /// A name as one part of a path. What cannot stand in one is percent-encoded, so that two names stay two.
  private static func component(_ name: String) -> String {
    var result = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      let isDot = index == 0 && scalar == "."
      if isDot || scalar == "/" || scalar == "%" || scalar.value < 0x20 || scalar.value == 0x7F {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
