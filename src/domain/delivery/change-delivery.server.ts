import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { recordChange } from '#domain/staff/changes.server.ts'
import type { Staff } from '#domain/staff/model.ts'
import type { Database } from '#platform/database/database.ts'
import { queueDelivery } from './emails/delivery-emails.server.ts'
import { addFile, addOriginal, removeFile } from './receiving/receive-files.server.ts'
import { deliveries } from './tables.server.ts'

type Needs = { db: Database; now: Date; staff: Staff }

/** Null where there is no such delivery. */
export async function findSecret(db: Database, id: number): Promise<string | null> {
  const [row] = await db.select({ secret: deliveries.secret }).from(deliveries).where(eq(deliveries.id, id))
  return row?.secret ?? null
}

/** Empty for none. Whoever was let in by the former one is asked again; the log does not say which it is. */
export async function setPassword(needs: Needs, id: number, password: string): Promise<boolean> {
  const passwordHash = password ? await hashPassword(password) : null
  return change(needs, id, { passwordHash }, { Password: {} })
}

/** Sends the link to the client; whoever sends it last is told what happens. */
export function sendDelivery(needs: Needs, id: number): Promise<boolean> {
  const { staff, now } = needs
  const values = { senderName: staff.name, senderEmail: staff.email, sentAt: now }
  return change(needs, id, values, { SentAt: { to: now.toISOString() } }, (tx) => queueDelivery(tx, id, now))
}

export async function addDeliveryFile(
  needs: Needs,
  id: number,
  file: { name: string; bytes: number },
): ReturnType<typeof addFile> {
  const added = await addFile(needs, id, file)
  if (added.outcome === 'added') await note(needs, needs.db, id, { File: file.name })
  return added
}

export async function addDeliveryOriginal(
  needs: Needs & Parameters<typeof addOriginal>[0],
  id: number,
  image: { imageId: number; title: string },
): ReturnType<typeof addOriginal> {
  const added = await addOriginal(needs, id, image)
  if (added.outcome === 'added') await note(needs, needs.db, id, { File: image.title })
  return added
}

export async function removeDeliveryFile(needs: Needs, id: number, fileId: number): Promise<boolean> {
  const name = await removeFile(needs.db, id, fileId)
  if (name !== null) await note(needs, needs.db, id, { File: { from: name } })
  return name !== null
}

function change(
  needs: Needs,
  id: number,
  values: Partial<typeof deliveries.$inferInsert>,
  details: object,
  also: (tx: Database) => Promise<void> = async () => {},
): Promise<boolean> {
  return needs.db.transaction(async (tx) => {
    const written = await tx
      .update(deliveries)
      .set(values)
      .where(eq(deliveries.id, id))
      .returning({ id: deliveries.id })
    if (written.length === 0) return false
    await also(tx)
    await note(needs, tx, id, details)
    return true
  })
}

function note({ staff, now }: Needs, db: Database, id: number, details: object): Promise<void> {
  const change = { action: 'change', resource: 'deliveries', recordId: String(id), changedAt: now } as const
  return recordChange(db, staff, { ...change, details: { ...details } })
}
