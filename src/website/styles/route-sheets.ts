type Routes = Readonly<Record<string, { css?: string[] } | undefined>>

/** Each address comes once, those of the root first. */
export function listSheets(routes: Routes, ids: readonly string[]): string[] {
  const named = ['root', ...ids].flatMap((id) => routes[id]?.css ?? [])
  // React Router marks sheets that a route shares with the root by a trailing `#`.
  return [...new Set(named.map((address) => address.split('#', 1)[0] ?? ''))]
}
