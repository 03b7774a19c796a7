import ToolbarModel

/// What one fact is about; a difference is reported when its subject's difference changes.
enum FactSubject: Hashable {
  /// Where an item stands.
  case place(ItemID)
  /// Its frame, while it stands in the same bar in both.
  case geometry(ItemID)
  /// The order inside a bar.
  case order(Bar)
  case dropped(ItemID)
  /// Whether an empty bar is there.
  case presence(Bar)
  case barGeometry(Bar)
  /// A named fact of the entry, about one item or none.
  case named(String, ItemID?)
}

/// How one fact differs between two aligned entries.
struct FactDifference: Hashable {
  var kind: ChangeKind
  /// Several only for an order.
  var items: [String]
  var before: String
  var after: String
  var offset: Size?
}
