/// What a layout found out about its surroundings: the outputs of the first pass.
package struct LayoutEnvironment: Hashable, Sendable {
  package var window: Size
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
  /// Physical side of the vertical edge, whether or not a bar is drawn there.
  package var strip: StripSide
  /// What the content of the topmost presentation sees: bars included, keyboard not, physical sides.
  package var safeArea: EdgeInsets
  package var contentSize: Size
  /// The frame of the sheet, when the topmost presentation is one.
  package var sheet: Frame?
  /// Height of the software keyboard; zero while it is away.
  package var keyboardHeight: Length
  /// Regions bars keep clear of: status cluster, camera, active fold, window controls.
  package var reserved: [Frame]

  package init(
    window: Size,
    horizontalSizeClass: SizeClass,
    verticalSizeClass: SizeClass,
    strip: StripSide,
    safeArea: EdgeInsets,
    contentSize: Size,
    sheet: Frame? = nil,
    keyboardHeight: Length = 0,
    reserved: [Frame] = []
  ) {
    self.window = window
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.strip = strip
    self.safeArea = safeArea
    self.contentSize = contentSize
    self.sheet = sheet
    self.keyboardHeight = keyboardHeight
    self.reserved = reserved
  }
}
