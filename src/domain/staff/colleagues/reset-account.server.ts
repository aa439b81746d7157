import { eq } from 'drizzle-orm'
import { makeLink } from '#domain/staff/auth/account-links.server.ts'
import { clearLoginAttempts } from '#domain/staff/auth/login-attempts.server.ts'
import type { Staff } from '#domain/staff/model.ts'
import { deleteBrowsers } from '#domain/staff/sessions/known-browsers.server.ts'
import {
  staffAccounts,
  staffIdentities,
  staffPasskeys,
  staffPasswords,
  staffSecondFactors,
  staffSessions,
} from '#domain/staff/tables.server.ts'
import { deleteTokens } from '#domain/staff/tokens/tokens.server.ts'
import type { Database } from '#platform/database/database.ts'

/**
 * Takes password, authenticator, passkeys, sessions and tokens from an account at once, since a lost telephone may be in other hands.
 * Returns the token of a link by which a new password can be set.
 */
export async function resetAccount(tx: Database, staff: Staff, now: Date): Promise<string> {
  for (const table of [staffPasswords, staffPasskeys, staffSecondFactors, staffSessions])
    await tx.delete(table).where(eq(table.userId, staff.id))
  await tx.delete(staffIdentities).where(eq(staffIdentities.accountId, staff.id))
  await tx
    .update(staffAccounts)
    .set({ twoFactorEnabled: false, updatedAt: now })
    .where(eq(staffAccounts.id, staff.id))
  await deleteBrowsers(tx, staff.id)
  await deleteTokens(tx, staff.id)
  await clearLoginAttempts(tx, staff.email)
  return makeLink(tx, staff.id, now)
}
