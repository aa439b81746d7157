// What for: react-admin's lists import a writer of CSV tables for their button "Export", which no list of ours has; the
// server writes our tables. The admin's build puts this module in its place.
// Upstream issue: none; the default of the property `exporter` is imported whatever is set.
// Measured effect: 3 kB less of brotli before the first screen, on 2026-11-23.
// Can go: when react-admin imports the writer only where it is used.
export default function refuseTable(): never {
  throw new Error('Tables are written by the server.')
}
