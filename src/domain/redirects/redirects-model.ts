import { custom, type RecordDescription, reference, yesNo } from '#platform/fields/kinds.ts'
import { ownPath, requiredLine } from '#platform/fields/rules.ts'
import { isOwnPath, isWebAddress } from '#platform/http/link-address.ts'

export type Redirect = { to: string; permanent: boolean }
/** The keys are former paths without a query. */
export type Redirects = ReadonlyMap<string, Redirect>

const LONGEST_ADDRESS = 1_000
/** Longer chains are somebody's mistake. */
const MOST_STEPS = 20

/** Requests have such a path once the server has normalised it: no query, no slash too many. */
export const formerPath = ownPath(LONGEST_ADDRESS)
  .refine((path) => /^\/[^?#]*[^?#/]$/.test(path) && !path.includes('//'), 'pattern')
  .transform((path) => new URL(path, 'https://here.invalid').pathname)
export const destination = requiredLine(LONGEST_ADDRESS).refine(
  (address) => isOwnPath(address) || isWebAddress(address),
  'pattern',
)

/** A whole address of this site as its path; of a former one the query does not count. Other texts stay as they are. */
export function toOwnAddress(typed: string, host: string, field: 'From' | 'To'): string {
  const url = /^https?:\/\/[^/]+\//i.test(typed.trim()) ? URL.parse(typed.trim()) : null
  const bare = (name: string) => name.replace(/^www\./, '')
  if (!url || bare(url.host) !== bare(host)) return typed
  const { pathname } = url
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  return field === 'From' ? path : path + url.search + url.hash
}

/** Addresses get their last destination or, in a circle, none; a chain is permanent where all of its steps are. */
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

export function isCircle(rows: readonly (Redirect & { from: string })[], from: string): boolean {
  return rows.some((row) => row.from === from) && !followRedirects(rows).has(from)
}

function pathOf(address: string): string {
  return address.startsWith('/') ? (address.split(/[?#]/)[0] ?? address) : address
}

export const REDIRECT_RECORD = {
  name: 'redirects',
  knownBy: 'From',
  form: { main: ['From To'] },
  fields: {
    Id: { listed: reference },
    From: { type: custom, unique: true, searched: true },
    To: { type: custom, searched: true },
    Permanent: { type: yesNo(true), filtered: true, hint: 'redirects.permanent_hint' },
  },
} as const satisfies RecordDescription
