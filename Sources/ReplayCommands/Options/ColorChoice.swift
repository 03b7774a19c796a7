/// The values of `--color`.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  case auto
  case always
  case never
}
