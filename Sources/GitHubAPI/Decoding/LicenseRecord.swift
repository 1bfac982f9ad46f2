/// A licence as GitHub's JSON has it.
struct LicenseRecord: Decodable {
  /// The SPDX identifier, or the name that GitHub gives where it knows none.
  let name: String?

  private enum CodingKeys: String, CodingKey {
    case name
    case identifier = "spdx_id"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let identifier: String? = fields.lenient(.identifier)
    name = identifier == nil || identifier == "NOASSERTION" ? fields.lenient(.name) : identifier
  }
}
