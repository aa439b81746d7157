import { includesRole, STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import { type Config, StartupError } from '#platform/config.ts'

/** Artists are not among these: they are only invited, and the invitation says whose portfolio is theirs. */
const GIVEN_ROLES = STAFF_ROLES.filter((role) => includesRole(role, 'reader'))

export const OIDC_CALLS = ['offer-oidc', 'begin-oidc', 'finish-oidc'] as const
export type OidcCall = (typeof OIDC_CALLS)[number]

export type OidcSettings = {
  issuer: URL
  clientId: string
  clientSecret: string
  name: string
  roleClaim: string
  roles: ReadonlyMap<string, StaffRole>
}

/** Throws a StartupError naming what OIDC_ROLES says wrongly. */
export function readOidcSettings({ oidc }: Pick<Config, 'oidc'>): OidcSettings | null {
  if (!oidc) return null
  const { issuer, name, roles, ...rest } = oidc
  const pairs = roles.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  return {
    ...rest,
    issuer: new URL(issuer),
    name: name ?? new URL(issuer).host,
    roles: new Map(pairs.map(([value = '', role = '']) => [value, readRole(value, role)])),
  }
}

function readRole(value: string, named: string): StaffRole {
  const role = GIVEN_ROLES.find((one) => one === named)
  if (role && value !== '') return role
  throw new StartupError(
    `Configuration: OIDC_ROLES must be values with a role each, as staff=editor,heads=owner; the roles are ${GIVEN_ROLES.join(', ')}.`,
  )
}

/** Null when a claim such as `realm_access.roles` gives no role, `unknown` where a list was too long to be sent. */
export function roleIn(
  claims: Record<string, unknown>,
  { roleClaim, roles }: OidcSettings,
): StaffRole | null | 'unknown' {
  const found = Object.hasOwn(claims, roleClaim) ? claims[roleClaim] : valueAt(claims, roleClaim.split('.'))
  if (found === undefined && isLeftOut(claims, roleClaim)) return 'unknown'
  const values = Array.isArray(found) ? found : [found]
  const mappedRoles = new Set(
    values.flatMap((value) => (typeof value === 'string' ? (roles.get(value) ?? []) : [])),
  )
  return GIVEN_ROLES.findLast((role) => mappedRoles.has(role)) ?? null
}

/** OpenID Connect says where left-out claims are (Core, 5.6.2), and so does Entra ID for people in too many groups. */
function isLeftOut(claims: Record<string, unknown>, roleClaim: string): boolean {
  const [name = ''] = roleClaim.split('.')
  const names = valueAt(claims, ['_claim_names'])
  const isElsewhere = typeof names === 'object' && names !== null && Object.hasOwn(names, name)
  const isTooLong = [true, 'true', 1].some((yes) => claims.hasgroups === yes)
  return isElsewhere || isTooLong || Object.keys(claims).some((claim) => claim.startsWith(`${name}:src`))
}

function valueAt(value: unknown, [name, ...inner]: readonly string[]): unknown {
  if (name === undefined) return value
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  return isObject ? valueAt(Reflect.get(value, name), inner) : undefined
}
