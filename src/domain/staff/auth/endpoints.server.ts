import { z } from 'zod'
import {
  LONGEST_PASSKEY_NAME,
  LONGEST_PASSWORD,
  LONGEST_STAFF_EMAIL,
  LONGEST_STAFF_NAME,
  type SecurityAlert,
} from '#domain/staff/staff-model.ts'
import { requiredLine } from '#platform/fields/rules.ts'
import { trimUnseen } from '#platform/i18n/clean-text.ts'
import type { OidcCall } from './oidc/settings.ts'

// The library behind better-auth does not check the shape of `credential.toJSON()` (Web Authentication 3, 5.1).

/** WebAuthn allows ids of 1,023 bytes; base64 makes them a third longer. */
export const LONGEST_CREDENTIAL_ID = 1_400
const LONGEST_PART = 20_000
/** The standard has seven so far. */
const MOST_TRANSPORTS = 12
const LONGEST_WORD = 40
/** They are passed on without validation. */
const LONGEST_EXTENSIONS = 4_000

const base64Url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/)
const Part = base64Url(LONGEST_PART)
const Word = z
  .string()
  .max(LONGEST_WORD)
  .regex(/^[\w-]*$/)

const Credential = z.object({
  id: base64Url(LONGEST_CREDENTIAL_ID),
  rawId: base64Url(LONGEST_CREDENTIAL_ID),
  type: z.literal('public-key'),
  authenticatorAttachment: Word.nullish().transform((word) => word ?? undefined),
  clientExtensionResults: z
    .record(z.string(), z.unknown())
    .refine((value) => JSON.stringify(value).length <= LONGEST_EXTENSIONS),
})

const PasskeyAttestation = Credential.extend({
  response: z.object({
    clientDataJSON: Part,
    attestationObject: Part,
    authenticatorData: Part.optional(),
    publicKey: Part.nullish(),
    publicKeyAlgorithm: z.int().optional(),
    transports: z.array(Word).max(MOST_TRANSPORTS).optional(),
  }),
})

const PasskeyAssertion = Credential.extend({
  response: z.object({
    clientDataJSON: Part,
    authenticatorData: Part,
    signature: Part,
    userHandle: Part.or(z.literal(''))
      .nullish()
      .transform((handle) => handle ?? undefined),
    attestationObject: Part.optional(),
  }),
})

const LONGEST_ID = 200

/** It is longer than the limit for passwords, so that the response can say that a password is too long. */
const LONGEST_REFUSED_PASSWORD = 1_000
const LONGEST_SEARCH = 8_000
/** PostgreSQL does not store NUL. */
const NO_CONTROLS = /^\P{Cc}*$/u

const Password = z.string().min(1).max(LONGEST_PASSWORD)
const NewPassword = z.string().max(LONGEST_REFUSED_PASSWORD)
const Name = requiredLine(LONGEST_STAFF_NAME)
const Id = z.string().min(1).max(LONGEST_ID).regex(NO_CONTROLS)
const Nothing = z.strictObject({})
export const PasswordOnly = z.strictObject({ password: Password })

const Email = z
  .string()
  .transform(trimUnseen)
  .pipe(z.string().min(1).max(LONGEST_STAFF_EMAIL).regex(NO_CONTROLS))

export const LinkToAskFor = z.strictObject({ email: Email })
export const LinkToRead = z.strictObject({ token: Id })
export const LinkToApply = z.strictObject({ token: Id, password: NewPassword, name: Name })

type Factors = 'one' | 'two'

export type Endpoint = {
  body: z.ZodType<Record<string, unknown>> | null
  /** It needs no session, so it is rate-limited by network. */
  open?: true
  /** Wrong passwords delay the next attempt. */
  triesPassword?: true
  /** A right code resets the account's wrong attempts. */
  triesCode?: true
  onlyPassword?: true
  /** A password proves who has the session, which then counts as begun at that moment. */
  restarts?: true
  endsOthers?: true
  letsIn?: Factors
  tells?: SecurityAlert['kind']
  /** Handled by us instead of better-auth. */
  handledBy?:
    | 'ask-for-link'
    | 'look-at-link'
    | 'apply-link'
    | 'look-at-session'
    | 'use-session'
    | 'list-sessions'
    | 'end-session'
    | 'end-other-sessions'
    | OidcCall
}

/** Other endpoints of better-auth are not reachable. */
export const ENDPOINTS: Record<string, Endpoint> = {
  'GET /get-session': { body: null },
  'POST /sign-in/email': {
    body: z.strictObject({
      email: Email,
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
  'POST /forgotten': { body: LinkToAskFor, open: true, handledBy: 'ask-for-link' },
  'POST /welcome/look': { body: LinkToRead, open: true, handledBy: 'look-at-link' },
  'POST /welcome': { body: LinkToApply, open: true, handledBy: 'apply-link' },
  'GET /oidc': { body: null, handledBy: 'offer-oidc' },
  'POST /oidc/begin': { body: Nothing, open: true, handledBy: 'begin-oidc' },
  'POST /oidc/finish': {
    body: z.strictObject({ search: z.string().max(LONGEST_SEARCH) }),
    open: true,
    handledBy: 'finish-oidc',
  },
  'POST /sign-out': { body: Nothing },
  'POST /update-user': { body: z.strictObject({ name: Name }) },
  'POST /change-password': {
    body: z.strictObject({ currentPassword: Password, newPassword: NewPassword }),
    triesPassword: true,
    restarts: true,
    endsOthers: true,
    tells: 'password-changed',
  },
  'POST /confirm-password': {
    body: PasswordOnly,
    triesPassword: true,
    onlyPassword: true,
    restarts: true,
  },
  'GET /session': { body: null, handledBy: 'look-at-session' },
  'POST /use-session': { body: Nothing, handledBy: 'use-session' },
  'GET /list-sessions': { body: null, handledBy: 'list-sessions' },
  'POST /revoke-session': { body: z.strictObject({ id: Id }), handledBy: 'end-session' },
  'POST /revoke-other-sessions': { body: Nothing, handledBy: 'end-other-sessions' },
  'POST /two-factor/enable': { body: PasswordOnly, triesPassword: true },
  'POST /two-factor/disable': { body: PasswordOnly, triesPassword: true, tells: 'second-factor-off' },
  'POST /two-factor/generate-backup-codes': {
    body: PasswordOnly,
    triesPassword: true,
    tells: 'recovery-codes',
  },
  'GET /passkey/generate-register-options': { body: null },
  'POST /passkey/verify-registration': {
    body: z.strictObject({ response: PasskeyAttestation, name: requiredLine(LONGEST_PASSKEY_NAME) }),
    tells: 'passkey-added',
  },
  'GET /passkey/list-user-passkeys': { body: null },
  'POST /passkey/delete-passkey': { body: z.strictObject({ id: Id }), tells: 'passkey-removed' },
}
