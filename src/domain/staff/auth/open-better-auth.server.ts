import { randomInt } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { isSecureBase } from '#domain/staff/sessions.server.ts'
import {
  AUTH_PATH,
  FRESH_SIGN_IN_SECONDS,
  LONGEST_PASSWORD,
  SESSION_IDLE_SECONDS,
  SHORTEST_PASSWORD,
} from '#domain/staff/staff-model.ts'
import { staffPasskeys, staffUsedCodes } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { PasswordHashing } from '#platform/password-hashing.server.ts'
import { site } from '#site/site.server.ts'
import { PASSKEY_REFUSED } from './answers.server.ts'
import type { AuthDatabase } from './auth-database.server.ts'
import { LONGEST_CREDENTIAL_ID } from './endpoints.server.ts'

const RECOVERY_CODES = 10
/** The codes are copied by hand, so without 0 and o, 1, i and l, and capitals; two groups have 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 2
const GROUP_LENGTH = 5

function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'))
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
}

/** People look for their telephone between password and code. */
const SECOND_STEP_SECONDS = 600
const EMAIL_AND_PASSWORD = {
  enabled: true,
  disableSignUp: true,
  minPasswordLength: SHORTEST_PASSWORD,
  maxPasswordLength: LONGEST_PASSWORD,
}

type OpenAuthNeeds = {
  database: AuthDatabase
  log: Log
  hashing: PasswordHashing
  key: string
  cookieName: string
  base: string
  networkHeader: string
}

export type Auth = ReturnType<typeof openAuth>

/**
 * better-auth for one origin of the site; all origins share sessions and key. It makes no network requests, and its own
 * rate limit is off: the auth service has one.
 */
export function openAuth({ database, log, hashing, key, cookieName, base, networkHeader }: OpenAuthNeeds) {
  return betterAuth({
    appName: site.brand.de,
    baseURL: base,
    basePath: AUTH_PATH,
    secret: key,
    trustedOrigins: [base],
    database: database.adapter,
    emailAndPassword: { ...EMAIL_AND_PASSWORD, password: hashing },
    // The admin knows by these what to offer; only our own code changes them.
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

const SECOND_STEP_COOKIE = 'two_factor'

/** A code is valid once, so an observed one is useless (RFC 6238, 5.2); the account is found as by better-auth. */
function refuseUsedCode(current: () => Database) {
  return createAuthMiddleware(async (context) => {
    if (context.path !== '/two-factor/verify-totp') return
    const session = await getSessionFromCtx(context)
    const cookie = context.context.createAuthCookie(SECOND_STEP_COOKIE)
    const challenge = await context.getSignedCookie(cookie.name, context.context.secret)
    const pending = challenge ? await context.context.internalAdapter.findVerificationValue(challenge) : null
    const accountId = session?.user.id ?? pending?.value
    if (accountId && !(await isFirstUse(current(), accountId, context.body.code, new Date())))
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'This code was used already.' })
  })
}

async function isFirstUse(db: Database, accountId: string, code: string, now: Date): Promise<boolean> {
  const used = await db
    .insert(staffUsedCodes)
    .values({ accountId, code, usedAt: now })
    .onConflictDoNothing()
    .returning({ code: staffUsedCodes.code })
  return used.length > 0
}

/** A passkey replaces both factors, so its device must have verified the user by fingerprint, face or PIN. */
function refuseUnverifiedPasskey(reading: { userVerified: boolean } | undefined): void {
  if (!reading?.userVerified)
    throw new APIError('UNAUTHORIZED', {
      code: 'AUTHENTICATION_FAILED',
      message: 'The device did not ask who you are.',
    })
}

/** Devices generate a new id each time, so one that is known or too long is forged. */
async function refuseOddPasskey(db: Database, credentialId = ''): Promise<void> {
  if (credentialId.length > LONGEST_CREDENTIAL_ID || (await isKnown(db, credentialId)))
    throw new APIError('BAD_REQUEST', { code: PASSKEY_REFUSED, message: 'No device makes such a passkey.' })
}

async function isKnown(db: Database, credentialId: string): Promise<boolean> {
  const found = await db
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.credentialID, credentialId))
  return found.length > 0
}
