/// The event of an entry as it is recorded.
struct EntryCause: Hashable, Sendable {
  var text: String
  var by: String?
  var track: String?
  var label: String?
  var line: Int?
}
