import { z } from 'zod'
import {
  LONGEST_PASSKEY_NAME,
  LONGEST_PASSWORD,
  LONGEST_STAFF_EMAIL,
  LONGEST_STAFF_NAME,
  type StaffNotice,
} from '#domain/staff/model.ts'
import { PasskeyAssertion, PasskeyAttestation } from './passkey-forms.server.ts'

/** Longer than any id or token of ours. */
const LONGEST_ID = 200

/** Refused ones are told why, so they may be any length that is not only work. */
const LONGEST_REFUSED_PASSWORD = 1_000
/** No name has them, and the database takes no NUL. */
const NO_CONTROLS = /^\P{Cc}*$/u

const Password = z.string().min(1).max(LONGEST_PASSWORD)
const NewPassword = z.string().max(LONGEST_REFUSED_PASSWORD)
const named = (longest: number) => z.string().trim().min(1).max(longest).regex(NO_CONTROLS)
const Name = named(LONGEST_STAFF_NAME)
const Id = z.string().min(1).max(LONGEST_ID).regex(NO_CONTROLS)
const Nothing = z.strictObject({})
const PasswordOnly = z.strictObject({ password: Password })

export const LinkToRead = z.strictObject({ token: Id })
export const LinkToApply = z.strictObject({ token: Id, password: NewPassword, name: Name })

/** How many factors somebody has proved whom a call lets in. */
export type Factors = 'one' | 'two'

export type DoorCall = {
  /** What the body must be; null for calls without one. What is not named here does not come through. */
  body: z.ZodType<Record<string, unknown>> | null
  /** Anybody may ask, so it is counted where they ask from. */
  open?: true
  /** A password is tried: wrong ones make the next wait. */
  triesPassword?: true
  /** The second step: with it the wrong tries of the account are forgotten. */
  triesCode?: true
  /** Lets somebody in who was not signed in, or is again. */
  letsIn?: Factors
  /** Of what it did the owner of the account is told. */
  tells?: StaffNotice['kind']
  /** Not better-auth's but ours. */
  own?:
    | 'look-at-link'
    | 'apply-link'
    | 'look-at-session'
    | 'use-session'
    | 'list-sessions'
    | 'end-session'
    | 'end-other-sessions'
}

/** All that is asked at the door by method and path; better-auth can more, and none of that is reachable. */
export const DOOR_CALLS: Record<string, DoorCall> = {
  'GET /get-session': { body: null },
  'POST /sign-in/email': {
    body: z.strictObject({
      email: z.string().trim().min(1).max(LONGEST_STAFF_EMAIL).regex(NO_CONTROLS),
      password: Password,
    }),
    open: true,
    triesPassword: true,
    letsIn: 'one',
  },
  'POST /two-factor/verify-totp': {
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    open: true,
    triesCode: true,
    letsIn: 'two',
  },
  'POST /two-factor/verify-backup-code': {
    body: z.strictObject({ code: z.string().regex(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/) }),
    open: true,
    triesCode: true,
    letsIn: 'two',
  },
  'GET /passkey/generate-authenticate-options': { body: null, open: true },
  'POST /passkey/verify-authentication': {
    body: z.strictObject({ response: PasskeyAssertion }),
    open: true,
    letsIn: 'two',
  },
  'POST /welcome/look': { body: LinkToRead, open: true, own: 'look-at-link' },
  'POST /welcome': { body: LinkToApply, open: true, own: 'apply-link' },
  'POST /sign-out': { body: Nothing },
  'POST /update-user': { body: z.strictObject({ name: Name }) },
  'POST /change-password': {
    body: z
      .strictObject({ currentPassword: Password, newPassword: NewPassword })
      .transform((passwords) => ({ ...passwords, revokeOtherSessions: true })),
    triesPassword: true,
    tells: 'password-changed',
  },
  'GET /session': { body: null, own: 'look-at-session' },
  'POST /use-session': { body: Nothing, own: 'use-session' },
  'GET /list-sessions': { body: null, own: 'list-sessions' },
  'POST /revoke-session': { body: z.strictObject({ id: Id }), own: 'end-session' },
  'POST /revoke-other-sessions': { body: Nothing, own: 'end-other-sessions' },
  'POST /two-factor/enable': { body: PasswordOnly, triesPassword: true },
  'POST /two-factor/disable': { body: PasswordOnly, triesPassword: true, tells: 'second-factor-off' },
  'POST /two-factor/generate-backup-codes': {
    body: PasswordOnly,
    triesPassword: true,
    tells: 'recovery-codes',
  },
  'GET /passkey/generate-register-options': { body: null },
  'POST /passkey/verify-registration': {
    body: z.strictObject({ response: PasskeyAttestation, name: named(LONGEST_PASSKEY_NAME) }),
    tells: 'passkey-added',
  },
  'GET /passkey/list-user-passkeys': { body: null },
  'POST /passkey/delete-passkey': { body: z.strictObject({ id: Id }), tells: 'passkey-removed' },
}
