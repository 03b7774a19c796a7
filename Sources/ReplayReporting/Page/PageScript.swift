/// The script of the page, in parts that read top to bottom: data, picture, time line, tables, controls.
enum PageScript {
  static let text = ["'use strict';", model, stage, lanes, tables, controls].joined(separator: "\n")
}
