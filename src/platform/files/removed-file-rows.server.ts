import { eq, inArray, lte, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type Database, inBatches } from '#platform/database/database.ts'
import type { FileStore } from './file-store.ts'

export const removedFiles = pgTable('removed_files', {
  key: text().primaryKey(),
  removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
})

type ListUsedKeys = (db: Database, keys: readonly string[]) => Promise<string[]>

type RemoveFilesNeeds = { db: Database; files: FileStore; listUsed: ListUsedKeys }

/** `tx` is the transaction that removes the record. A key stands for its file and for all files below it. */
export async function queueFileRemoval(tx: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .insert(removedFiles)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing()
}

/** Called before the file is stored: unless a record names it within the hour, a crash in between leaves nothing. */
export async function queueUnlessUsed(db: Database, key: string): Promise<void> {
  await db
    .insert(removedFiles)
    .values({ key, removedAt: sql`now() + interval '1 hour'` })
    .onConflictDoNothing()
}

/** A record names the file now: `tx` is the transaction that writes it. */
export async function keepQueuedFile(tx: Database, key: string): Promise<void> {
  await tx.delete(removedFiles).where(eq(removedFiles.key, key))
}

/** Removes files whose record went before that time. Each is forgotten when it is gone, so a crash only repeats. */
export async function removeFiles({ db, files, listUsed }: RemoveFilesNeeds, before: Date): Promise<number> {
  const due = await db
    .select({ key: removedFiles.key })
    .from(removedFiles)
    .where(lte(removedFiles.removedAt, before))
  const keys = due.map(({ key }) => key)
  const used = new Set(await inBatches(keys, (batch) => listUsed(db, batch)))
  await inBatches([...used], async (batch) => {
    await db.delete(removedFiles).where(inArray(removedFiles.key, batch))
    return []
  })
  const unused = keys.filter((key) => !used.has(key))
  for (const key of unused) {
    const below: string[] = []
    for await (const file of files.list(key)) below.push(file.key)
    for (const file of [key, ...below]) await files.remove(file)
    await db.delete(removedFiles).where(eq(removedFiles.key, key))
  }
  return unused.length
}
