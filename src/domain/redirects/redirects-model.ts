import { ownPath, requiredLine } from '#platform/fields/rules.ts'
import { isOwnPath, isWebAddress } from '#platform/http/link-address.ts'

export type Redirect = { to: string; permanent: boolean }
/** By the former path, without a query. */
export type Redirects = ReadonlyMap<string, Redirect>

/** The longest address that browsers and our own limits take. */
const LONGEST_ADDRESS = 1_000
/** Longer chains are somebody's mistake. */
const MOST_STEPS = 20

/** A path as requests have it once the server has normalised it: no query, no slash too many. */
export const formerPath = ownPath(LONGEST_ADDRESS)
  .refine((path) => /^\/[^?#]*[^?#/]$/.test(path) && !path.includes('//'), 'pattern')
  .transform((path) => new URL(path, 'https://here.invalid').pathname)
/** Where a redirect leads: a path of ours, or a page elsewhere. */
export const destination = requiredLine(LONGEST_ADDRESS).refine(
  (address) => isOwnPath(address) || isWebAddress(address),
  'pattern',
)

/**
 * Every former address with its last destination, so that nobody is redirected twice. Addresses in a circle are left
 * out. A chain is permanent where all of its steps are.
 */
export function followRedirects(rows: readonly (Redirect & { from: string })[]): Redirects {
  const steps = new Map(rows.map((row) => [row.from, row]))
  return new Map(
    rows.flatMap((row): [string, Redirect][] => {
      let { to, permanent } = row
      for (let step = 0; step < MOST_STEPS; step++) {
        const next = steps.get(pathOf(to))
        if (!next) return [[row.from, { to, permanent }]]
        to = next.to
        permanent &&= next.permanent
      }
      return []
    }),
  )
}

/** Whether the redirects would lead in a circle with this one among them. */
export function isCircle(rows: readonly (Redirect & { from: string })[], from: string): boolean {
  return rows.some((row) => row.from === from) && !followRedirects(rows).has(from)
}

/** The path of an address of ours; an address elsewhere is no path and stays as it is. */
function pathOf(address: string): string {
  return address.startsWith('/') ? (address.split(/[?#]/)[0] ?? address) : address
}
