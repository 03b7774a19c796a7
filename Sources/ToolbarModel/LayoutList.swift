/// The bars, items or decisions of a layout: plain rows that become values as they are looked at.
///
/// A layout is made far more often than anyone reads its reasons, so its rows hold numbers and small
/// enums only; ids and lists are put in from the layout's record and the table of the screen.
@usableFromInline package struct LayoutList<Row: LayoutRow>: Sendable {
  @usableFromInline let rows: ContiguousArray<Row>
  private let record: LayoutRecord

  init(_ rows: ContiguousArray<Row>, of record: LayoutRecord) {
    self.rows = rows
    self.record = record
  }
}

extension LayoutList: RandomAccessCollection {
  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { rows.count }
  @usableFromInline package subscript(position: Int) -> Row.Value {
    rows[position].value(in: record)
  }
}

/// Two lists are equal when their values are, whatever tables they have them from.
extension LayoutList: Hashable {
  @usableFromInline package static func == (a: LayoutList, b: LayoutList) -> Bool {
    a.record === b.record || a.rows == b.rows && a.record.says(theSameAs: b.record)
      || a.elementsEqual(b)
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for value in self { hasher.combine(value) }
  }
}
