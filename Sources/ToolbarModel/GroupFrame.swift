/// The capsule of a group that is in a bar: the union of its visible members and their padding.
package struct GroupFrame: Hashable, Sendable {
  package var id: ItemID
  package var frame: Frame

  package init(id: ItemID, frame: Frame) {
    self.id = id
    self.frame = frame
  }
}
