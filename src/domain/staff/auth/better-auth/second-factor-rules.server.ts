import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { PASSKEY_REFUSED } from '#domain/staff/auth/endpoints/answers.server.ts'
import { LONGEST_CREDENTIAL_ID } from '#domain/staff/auth/endpoints/passkey-forms.server.ts'
import { staffPasskeys, staffUsedCodes } from '#domain/staff/tables.server.ts'
import type { Database } from '#platform/database/database.ts'

/** better-auth's name for the cookie between password and code. */
const SECOND_STEP_COOKIE = 'two_factor'

/**
 * An authenticator's code is valid once, so an observed code is useless (RFC 6238, 5.2). This includes the code that sets
 * the authenticator up. Like better-auth, it reads the account from the session first, else from the pending second step.
 */
export function refuseUsedCode(current: () => Database) {
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
export function refuseUnverifiedPasskey(reading: { userVerified: boolean } | undefined): void {
  if (!reading?.userVerified)
    throw new APIError('UNAUTHORIZED', {
      code: 'AUTHENTICATION_FAILED',
      message: 'The device did not ask who you are.',
    })
}

/** Devices generate a new id each time, so one that is known or too long is forged. */
export async function refuseOddPasskey(db: Database, credentialId = ''): Promise<void> {
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
