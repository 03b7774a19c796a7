/// One step of a schedule: the next event of a strand, or letting time run to the next deadline.
package enum ScheduleChoice: Hashable, Sendable {
  /// A strand is a track, or one member of a `together`; numbered from zero in document order.
  case strand(Int)
  case time
}
