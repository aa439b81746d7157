import { APIError, createAuthMiddleware } from 'better-auth/api'
import { lt } from 'drizzle-orm'
import type { Database } from '#base/database/database.ts'
import { staffUsedCodes } from './tables.server.ts'

/** A code is right for its half minute and the ones before and after it. */
const CODE_GOOD_MS = 90_000
/** How better-auth calls the cookie that stands between password and code. */
const SECOND_STEP_COOKIE = 'two_factor'

/** An authenticator's code opens once: whoever has read it over a shoulder is late (RFC 6238, 5.2). */
export function refuseUsedCode(db: Database) {
  return createAuthMiddleware(async (context) => {
    if (context.path !== '/two-factor/verify-totp') return
    const cookie = context.context.createAuthCookie(SECOND_STEP_COOKIE)
    const challenge = await context.getSignedCookie(cookie.name, context.context.secret)
    const asked = challenge ? await context.context.internalAdapter.findVerificationValue(challenge) : null
    if (asked && !(await isFirstUse(db, asked.value, context.body.code, new Date())))
      throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'This code was used already.' })
  })
}

async function isFirstUse(db: Database, accountId: string, code: string, now: Date): Promise<boolean> {
  await db.delete(staffUsedCodes).where(lt(staffUsedCodes.usedAt, new Date(now.getTime() - CODE_GOOD_MS)))
  const used = await db
    .insert(staffUsedCodes)
    .values({ accountId, code, usedAt: now })
    .onConflictDoNothing()
    .returning({ code: staffUsedCodes.code })
  return used.length > 0
}

/** A passkey stands for both steps, so its device must have asked for a finger, a face or a PIN. */
export function refuseUnverifiedPasskey(reading: { userVerified: boolean } | undefined): void {
  if (!reading?.userVerified)
    throw new APIError('UNAUTHORIZED', {
      code: 'AUTHENTICATION_FAILED',
      message: 'The device did not ask who you are.',
    })
}
