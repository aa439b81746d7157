import { z } from 'zod'
import { reference, requiredLine } from '#platform/fields/rules.ts'
import { trimUnseen } from '#platform/i18n/clean-text.ts'
import { STAFF_ROLES, type StaffRole } from './roles.ts'
import { LONGEST_STAFF_EMAIL, LONGEST_STAFF_NAME, type Staff } from './staff-model.ts'

/** `invited`: nobody has set a password yet; `link-too-old`: nobody can any more without a new link. */
export type ColleagueState = 'active' | 'invited' | 'link-too-old'

export type Colleague = Staff & {
  role: StaffRole
  artistId: number | null
  state: ColleagueState
  signedInAt: Date | null
  hasAuthenticator: boolean
  passkeys: number
  sessions: number
  linkUntil: Date | null
}

export type ColleagueLink = { colleague: Staff; token: string; until: Date }

export const LINK_REASONS = ['invited', 'reset', 'forgotten'] as const
/** Nobody but its owner asks for the link of a forgotten password, so that one has no `by`. */
export type LinkEmail = ColleagueLink & { by: Staff | null; reason: (typeof LINK_REASONS)[number]; at: Date }

/** `own`: nobody can shut themselves out here. `not-owner`: the asker was lowered meanwhile. */
export type ColleagueRefusal = 'unknown' | 'last-owner' | 'own' | 'not-owner'

const roleFields = { Role: z.enum(STAFF_ROLES), ArtistId: reference.nullable().default(null) }
/** An artist's account names its artist; all others may see every artist. */
const namesItsArtist = ({ Role, ArtistId }: z.infer<z.ZodObject<typeof roleFields>>) =>
  (Role === 'artist') === (ArtistId !== null)
const MISSING_ARTIST = { path: ['ArtistId'], message: 'required' }

export const Invitation = z
  .strictObject({
    Email: z.string().transform(trimUnseen).pipe(z.email().max(LONGEST_STAFF_EMAIL)),
    Name: requiredLine(LONGEST_STAFF_NAME),
    ...roleFields,
  })
  .refine(namesItsArtist, MISSING_ARTIST)
export const NewRole = z.strictObject(roleFields).refine(namesItsArtist, MISSING_ARTIST)
