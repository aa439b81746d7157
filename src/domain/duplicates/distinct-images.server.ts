import { and, eq } from 'drizzle-orm'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/staff-model.ts'
import type { Database } from '#platform/database/database.ts'
import { FOREIGN_KEY_REFUSED, refusalCode } from '#platform/database/database-errors.ts'
import { distinctImages } from './tables.server.ts'

type ImageIds = { id: number; otherId: number }
type Change = { staff: Staff; changedAt: Date }

export async function listDistinct(db: Database): Promise<Set<string>> {
  const { imageId, otherId } = distinctImages
  const rows = await db.select({ id: imageId, otherId }).from(distinctImages)
  return new Set(rows.map(keyOf))
}

export const keyOf = ({ id, otherId }: ImageIds) => `${Math.min(id, otherId)} ${Math.max(id, otherId)}`

/** False when one of the two images is not there. */
export async function markDistinct(
  db: Database,
  pair: ImageIds,
  { staff, changedAt }: Change,
): Promise<boolean> {
  const [imageId, otherId] = sortIds(pair)
  try {
    await db.transaction(async (tx) => {
      await tx.insert(distinctImages).values({ imageId, otherId, markedAt: changedAt }).onConflictDoNothing()
      await recordChange(tx, staff, toChange(imageId, otherId, 'create', changedAt))
    })
    return true
  } catch (error) {
    if (refusalCode(error) !== FOREIGN_KEY_REFUSED) throw error
    return false
  }
}

export async function unmarkDistinct(
  db: Database,
  pair: ImageIds,
  { staff, changedAt }: Change,
): Promise<void> {
  const [imageId, otherId] = sortIds(pair)
  await db.transaction(async (tx) => {
    await tx
      .delete(distinctImages)
      .where(and(eq(distinctImages.imageId, imageId), eq(distinctImages.otherId, otherId)))
    await recordChange(tx, staff, toChange(imageId, otherId, 'delete', changedAt))
  })
}

function toChange(imageId: number, otherId: number, action: 'create' | 'delete', changedAt: Date) {
  const recordId = `${imageId} ${otherId}`
  return { action, resource: 'distinct-images', recordId, details: {}, changedAt }
}

function sortIds({ id, otherId }: ImageIds): [number, number] {
  return id < otherId ? [id, otherId] : [otherId, id]
}
