import { drizzleAdapter } from '@better-auth/drizzle-adapter'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '#base/database/database.ts'
import type { Log } from '#base/log.ts'
import { site } from '#site'
import { AUTH_PATH, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './model.ts'
import { refuseUnverifiedPasskey, refuseUsedCode } from './second-factor-rules.server.ts'
import {
  staffAccounts,
  staffChallenges,
  staffPasskeys,
  staffPasswords,
  staffSecondFactors,
  staffSessions,
} from './tables.server.ts'

/** A working day and its evening: whoever comes back the next morning signs in again. */
const SESSION_IDLE_SECONDS = 12 * 3_600
/** A session in use is written to the database so often. */
const SESSION_NOTED_EVERY_SECONDS = 300
/** Between the password and the code: time to find the telephone. */
const SECOND_STEP_SECONDS = 600
const RECOVERY_CODES = 10
type Needs = {
  db: Database
  log: Log
  key: string
  /** Under which this site is asked: `https://www.zeichner.example`. */
  base: string
  /** The header that says, reliably, where a request comes from. */
  networkHeader: string
}

export type Auth = ReturnType<typeof openAuth>

/**
 * better-auth for one address of the site; all of them share sessions and the key. Nothing of it reaches for the network,
 * and its own rate limit is off: the door counts.
 */
export function openAuth({ db, log, key, base, networkHeader }: Needs) {
  return betterAuth({
    appName: site.brand.de,
    baseURL: base,
    basePath: AUTH_PATH,
    secret: key,
    trustedOrigins: [base],
    database: drizzleAdapter(db, { provider: 'pg', schema: TABLES }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    session: { expiresIn: SESSION_IDLE_SECONDS, updateAge: SESSION_NOTED_EVERY_SECONDS },
    advanced: {
      cookiePrefix: 'session',
      cookies: { session_token: { name: 'session' } },
      useSecureCookies: false,
      defaultCookieAttributes: {
        secure: base.startsWith('https:'),
        httpOnly: true,
        sameSite: 'strict',
        path: '/',
      },
      ipAddress: { ipAddressHeaders: [networkHeader] },
      disableOriginCheck: false,
      // It would ask for the columns of signing in by others' services, which nobody can do here.
      database: { validateSchema: false },
    },
    plugins: [
      twoFactor({
        issuer: site.brand.de,
        twoFactorCookieMaxAge: SECOND_STEP_SECONDS,
        backupCodeOptions: { amount: RECOVERY_CODES, storeBackupCodes: 'encrypted' },
      }),
      passkey({
        rpID: new URL(base).hostname,
        rpName: site.brand.de,
        origin: base,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        registration: {
          afterVerification: async ({ verification }) =>
            refuseUnverifiedPasskey(verification.registrationInfo),
        },
        authentication: {
          afterVerification: async ({ verification }) =>
            refuseUnverifiedPasskey(verification.authenticationInfo),
        },
      }),
    ],
    hooks: { before: refuseUsedCode(db) },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What it would log names addresses of mail.
    logger: { disabled: true },
    onAPIError: { onError: (error) => noteSurprise(log, error) },
  })
}

const TABLES = {
  user: staffAccounts,
  account: staffPasswords,
  session: staffSessions,
  verification: staffChallenges,
  twoFactor: staffSecondFactors,
  passkey: staffPasskeys,
}

function noteSurprise(log: Log, error: unknown): void {
  // Refusals are answers.
  if (error instanceof Error && error.name === 'APIError') return
  const reason =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {}
  log.error({ error: reason }, 'staff.sign-in-failed')
}
