import { randomInt } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import {
  AUTH_PATH,
  FRESH_SIGN_IN_SECONDS,
  LONGEST_PASSWORD,
  SESSION_IDLE_SECONDS,
  SHORTEST_PASSWORD,
} from '#domain/staff/model.ts'
import { isSecureBase } from '#domain/staff/sessions/sessions.server.ts'
import type { Log } from '#platform/log.ts'
import type { PasswordHashing } from '#platform/password-hashing.server.ts'
import { site } from '#site/site.server.ts'
import type { AuthDatabase } from './auth-database.server.ts'
import { refuseOddPasskey, refuseUnverifiedPasskey, refuseUsedCode } from './second-factor-rules.server.ts'

const RECOVERY_CODES = 10
/** No 0 and o, no 1, i and l, and no capitals: the codes are copied by hand. Two groups have 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 2
const GROUP_LENGTH = 5

/** New recovery codes for an account, each in two groups: `k7mqe-x2f9h`. */
function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'))
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

/** Time between password and code, in which to find the telephone. */
const SECOND_STEP_SECONDS = 600
const EMAIL_AND_PASSWORD = {
  enabled: true,
  disableSignUp: true,
  minPasswordLength: SHORTEST_PASSWORD,
  maxPasswordLength: LONGEST_PASSWORD,
}

type Needs = {
  database: AuthDatabase
  log: Log
  hashing: PasswordHashing
  key: string
  /** Name of the session cookie and prefix of the others. */
  cookieName: string
  /** Origin of the site: `https://www.zeichner.example`. */
  base: string
  /** Request header with the client's network address, set by us. */
  networkHeader: string
}

export type Auth = ReturnType<typeof openAuth>

/**
 * better-auth for one origin of the site; all origins share sessions and key. It makes no network requests, and its own
 * rate limit is off: the auth service has one.
 */
export function openAuth({ database, log, hashing, key, cookieName, base, networkHeader }: Needs) {
  return betterAuth({
    appName: site.brand.de,
    baseURL: base,
    basePath: AUTH_PATH,
    secret: key,
    trustedOrigins: [base],
    database: database.adapter,
    emailAndPassword: { ...EMAIL_AND_PASSWORD, password: hashing },
    // So that the admin knows what to offer; only our own code changes it.
    user: {
      additionalFields: {
        role: { type: 'string', input: false },
        artistId: { type: 'number', input: false, required: false },
      },
    },
    // The auth service decides what counts as use and when a token is renewed.
    session: {
      expiresIn: SESSION_IDLE_SECONDS,
      disableSessionRefresh: true,
      // The plugin for passkeys asks for it.
      freshAge: FRESH_SIGN_IN_SECONDS,
    },
    advanced: {
      cookiePrefix: cookieName,
      cookies: { session_token: { name: cookieName } },
      useSecureCookies: false,
      defaultCookieAttributes: {
        secure: isSecureBase(base),
        httpOnly: true,
        sameSite: 'strict',
        path: '/',
      },
      ipAddress: { ipAddressHeaders: [networkHeader] },
      disableOriginCheck: false,
      // It would require columns for social sign-in, which we do not offer.
      database: { validateSchema: false },
    },
    plugins: [
      twoFactor({
        issuer: site.brand.de,
        twoFactorCookieMaxAge: SECOND_STEP_SECONDS,
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes, storeBackupCodes: 'encrypted' },
      }),
      passkeyPlugin(database, base),
    ],
    hooks: { before: refuseUsedCode(database.current) },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its log lines contain email addresses.
    logger: { disabled: true },
    onAPIError: { onError: (error) => logUnexpected(log, error) },
  })
}

function passkeyPlugin(database: AuthDatabase, base: string) {
  return passkey({
    rpID: new URL(base).hostname,
    rpName: site.brand.de,
    origin: base,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: async ({ verification: { registrationInfo } }) => {
        refuseUnverifiedPasskey(registrationInfo)
        await refuseOddPasskey(database.current(), registrationInfo?.credential.id)
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => refuseUnverifiedPasskey(verification.authenticationInfo),
    },
  })
}

function logUnexpected(log: Log, error: unknown): void {
  // An APIError is a regular response.
  if (error instanceof Error && error.name === 'APIError') return
  const reason =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {}
  log.error({ error: reason }, 'staff.sign-in-failed')
}
