import { z } from 'zod'
import { LONGEST_STAFF_EMAIL, LONGEST_STAFF_NAME, type Staff } from '#domain/staff/model.ts'
import { STAFF_ROLES, type StaffRole } from '#domain/staff/roles.ts'
import { trimUnseen } from '#platform/i18n/unseen.ts'
import { requiredLine } from '#platform/records/rules.ts'

/** `invited`: nobody has set a password yet. `link-too-old`: and nobody can any more without a new link. */
export type ColleagueState = 'active' | 'invited' | 'link-too-old'

export type Colleague = Staff & {
  role: StaffRole
  state: ColleagueState
  signedInAt: Date | null
  hasAuthenticator: boolean
  passkeys: number
  /** Sessions that are valid now. */
  sessions: number
  /** Until when a link can be used; null without one. */
  linkUntil: Date | null
}

/** A one-time link, which is told once. */
export type ColleagueLink = { colleague: Staff; token: string; until: Date }

/** Why a change is refused. `own`: nobody can shut themselves out here. `not-owner`: the asker was lowered meanwhile. */
export type ColleagueRefusal = 'unknown' | 'last-owner' | 'own' | 'not-owner'

export const Invitation = z.strictObject({
  Email: z.string().transform(trimUnseen).pipe(z.email().max(LONGEST_STAFF_EMAIL)),
  Name: requiredLine(LONGEST_STAFF_NAME),
  Role: z.enum(STAFF_ROLES),
})
export const NewRole = z.strictObject({ Role: z.enum(STAFF_ROLES) })
