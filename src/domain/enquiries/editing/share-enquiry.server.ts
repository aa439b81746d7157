import { and, eq } from 'drizzle-orm'
import { enquiryShares } from '#domain/enquiries/tables.server.ts'
import { recordNotification, withdrawNotifications } from '#domain/notifications/notifications.server.ts'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Database } from '#platform/database/database.ts'

const { enquiryId: enquiry, artistId: artist, withContact } = enquiryShares

export function listShares(
  db: Database,
  enquiryId: string,
): Promise<{ artistId: number; withContact: boolean }[]> {
  return db.select({ artistId: artist, withContact }).from(enquiryShares).where(eq(enquiry, enquiryId))
}

/** `nothing` ends the sharing. */
export type Shared = 'nothing' | 'text' | 'contact'
type Sharing = { enquiryId: string; artist: { id: number; name: string }; to: Shared }

/** Tells the artist the first time. */
export function shareEnquiry(
  { db, staff, now }: { db: Database; staff: Staff; now: Date },
  { enquiryId, artist: { id: artistId, name }, to }: Sharing,
): Promise<void> {
  return db.transaction(async (tx) => {
    const about = { kind: 'shared', resource: 'enquiries', recordId: enquiryId } as const
    const row = { enquiryId, artistId, withContact: to === 'contact' }
    if (to === 'nothing') {
      await tx.delete(enquiryShares).where(and(eq(enquiry, enquiryId), eq(artist, artistId)))
      await withdrawNotifications(tx, { ...about, artistId })
    } else {
      const added = await tx.insert(enquiryShares).values(row).onConflictDoNothing().returning()
      if (added.length > 0) await recordNotification(tx, { ...about, by: staff, now }, { artistId })
      else
        await tx
          .update(enquiryShares)
          .set(row)
          .where(and(eq(enquiry, enquiryId), eq(artist, artistId)))
    }
    const isOver = to === 'nothing'
    const details = {
      SharedWith: isOver ? { from: name, to: null } : { from: null, to: name },
      ...(isOver ? {} : { WithSender: { from: null, to: to === 'contact' } }),
    }
    const change = { action: 'change', resource: 'enquiries', recordId: enquiryId, details } as const
    await recordChange(tx, staff, { ...change, changedAt: now })
  })
}
