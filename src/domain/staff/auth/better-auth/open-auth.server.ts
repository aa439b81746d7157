import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { AUTH_PATH, LONGEST_PASSWORD, SESSION_IDLE_SECONDS, SHORTEST_PASSWORD } from '#domain/staff/model.ts'
import { isSecureBase } from '#domain/staff/sessions/session-cookie.server.ts'
import type { Log } from '#platform/log.ts'
import { site } from '#site/site.server.ts'
import type { AuthDatabase } from './auth-database.server.ts'
import { refuseOddPasskey, refuseUnverifiedPasskey, refuseUsedCode } from './second-factor-rules.server.ts'

/** Between the password and the code: time to find the telephone. */
const SECOND_STEP_SECONDS = 600
const RECOVERY_CODES = 10
type Needs = {
  database: AuthDatabase
  log: Log
  key: string
  /** How the session's cookie is called; the names of the others begin with it. */
  cookieName: string
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
export function openAuth({ database, log, key, cookieName, base, networkHeader }: Needs) {
  return betterAuth({
    appName: site.brand.de,
    baseURL: base,
    basePath: AUTH_PATH,
    secret: key,
    trustedOrigins: [base],
    database: database.adapter,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    // What counts as use, and when a token is renewed, the door decides.
    session: { expiresIn: SESSION_IDLE_SECONDS, disableSessionRefresh: true },
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
          afterVerification: async ({ verification: { registrationInfo } }) => {
            refuseUnverifiedPasskey(registrationInfo)
            await refuseOddPasskey(database.current(), registrationInfo?.credential.id)
          },
        },
        authentication: {
          afterVerification: async ({ verification }) =>
            refuseUnverifiedPasskey(verification.authenticationInfo),
        },
      }),
    ],
    hooks: { before: refuseUsedCode(database.current) },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // What it would log names addresses of mail.
    logger: { disabled: true },
    onAPIError: { onError: (error) => noteSurprise(log, error) },
  })
}

function noteSurprise(log: Log, error: unknown): void {
  // Refusals are answers.
  if (error instanceof Error && error.name === 'APIError') return
  const reason =
    error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : {}
  log.error({ error: reason }, 'staff.sign-in-failed')
}
