import { z } from 'zod'
import { LONGEST_PASSKEY_NAME, LONGEST_PASSWORD, LONGEST_STAFF_EMAIL, LONGEST_STAFF_NAME } from './model.ts'

/** Longer than any id or token of ours. */
const LONGEST_ID = 200
/** A passkey's answer has its public key and an attestation in base64. */
const LONGEST_WEBAUTHN_TEXT = 20_000

/** Refused ones are told why, so they may be any length that is not only work. */
const LONGEST_REFUSED_PASSWORD = 1_000

const Password = z.string().min(1).max(LONGEST_PASSWORD)
const NewPassword = z.string().max(LONGEST_REFUSED_PASSWORD)
const Name = z.string().trim().min(1).max(LONGEST_STAFF_NAME)
const Id = z.string().min(1).max(LONGEST_ID)
const Nothing = z.strictObject({})
const PasswordOnly = z.strictObject({ password: Password })
/** What a browser's `credential.toJSON()` gives. */
const Credential = z
  .looseObject({ id: z.string().max(LONGEST_ID * 8), type: z.literal('public-key') })
  .refine((value) => JSON.stringify(value).length <= LONGEST_WEBAUTHN_TEXT)

export const LinkToRead = z.strictObject({ token: Id })
export const LinkToApply = z.strictObject({ token: Id, password: NewPassword, name: Name })

export type DoorCall = {
  /** What the body must be; null for calls without one. What is not named here does not come through. */
  body: z.ZodType<Record<string, unknown>> | null
  /** Anybody may ask, so it is counted where they ask from. */
  open?: true
  /** A password is tried: wrong ones make the next wait. */
  triesPassword?: true
  /** The second step: with it the wrong tries of the account are forgotten. */
  triesCode?: true
  /** The screens ask it all the time, so the session's token is renewed here. */
  renews?: true
  /** Names a session by its token, which may have been renewed since it was listed. */
  endsSession?: true
  /** Not better-auth's but ours: the link under which a password is set. */
  link?: 'look' | 'apply'
}

/** All that is asked at the door by method and path; better-auth can more, and none of that is reachable. */
export const DOOR_CALLS: Record<string, DoorCall> = {
  'GET /get-session': { body: null, renews: true },
  'POST /sign-in/email': {
    body: z.strictObject({ email: z.string().trim().min(1).max(LONGEST_STAFF_EMAIL), password: Password }),
    open: true,
    triesPassword: true,
  },
  'POST /two-factor/verify-totp': {
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    open: true,
    triesCode: true,
  },
  'POST /two-factor/verify-backup-code': {
    body: z.strictObject({ code: z.string().regex(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/) }),
    open: true,
    triesCode: true,
  },
  'GET /passkey/generate-authenticate-options': { body: null, open: true },
  'POST /passkey/verify-authentication': { body: z.strictObject({ response: Credential }), open: true },
  'POST /welcome/look': { body: LinkToRead, open: true, link: 'look' },
  'POST /welcome': { body: LinkToApply, open: true, link: 'apply' },
  'POST /sign-out': { body: Nothing },
  'POST /update-user': { body: z.strictObject({ name: Name }) },
  'POST /change-password': {
    body: z
      .strictObject({ currentPassword: Password, newPassword: NewPassword })
      .transform((passwords) => ({ ...passwords, revokeOtherSessions: true })),
    triesPassword: true,
  },
  'GET /list-sessions': { body: null },
  'POST /revoke-session': { body: z.strictObject({ token: Id }), endsSession: true },
  'POST /revoke-other-sessions': { body: Nothing },
  'POST /two-factor/enable': { body: PasswordOnly, triesPassword: true },
  'POST /two-factor/disable': { body: PasswordOnly, triesPassword: true },
  'POST /two-factor/generate-backup-codes': { body: PasswordOnly, triesPassword: true },
  'GET /passkey/generate-register-options': { body: null },
  'POST /passkey/verify-registration': {
    body: z.strictObject({ response: Credential, name: z.string().trim().min(1).max(LONGEST_PASSKEY_NAME) }),
  },
  'GET /passkey/list-user-passkeys': { body: null },
  'POST /passkey/delete-passkey': { body: z.strictObject({ id: Id }) },
}
