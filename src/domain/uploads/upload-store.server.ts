import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { queueFileRemoval } from '#platform/files/removed-file-rows.server.ts'
import type { Log } from '#platform/log.ts'
import { uploads } from './tables.server.ts'
import { isOpen, Upload } from './uploads-model.ts'

export type StoredUpload = { upload: Upload; arrived: number }

export type UploadStore = {
  list: (staffId: string) => Promise<StoredUpload[]>
  countOpen: () => Promise<number>
  listUnfinished: () => Promise<Upload[]>
  find: (id: string) => Promise<StoredUpload | null>
  add: (upload: Upload) => Promise<void>
  /** Returns null when it is gone or in another state by now. Its bytes go when it is taken or refused. */
  change: (upload: Upload, changes: Partial<Upload>, tx?: Database) => Promise<Upload | null>
  append: (id: string, offset: number, bytes: Uint8Array) => Promise<number | null>
  readBytes: (id: string) => Promise<Buffer<ArrayBuffer>>
  claim: (id: string, work: (upload: Upload) => Promise<void>) => Promise<void>
  /** The only process on this database may do so: claims are a former one's. */
  releaseAll: () => Promise<void>
  remove: (id: string) => Promise<void>
}

type UploadStoreNeeds = {
  db: Database
  files: FileStore
  clock: Clock
  log: Log
}

/** No step takes so long. An instance that died with a claim is replaced after it. */
const CLAIMED_SECONDS = 60

const IS_UNFINISHED = sql`(${uploads.record}->>'state' = 'checking'
  OR (${uploads.record}->>'state' = 'arriving' AND ${uploads.arrived} = (${uploads.record}->>'bytes')::int)
  OR (${uploads.record}->>'state' = 'taken' AND ${uploads.record}->'prepared' @> ANY (
    ARRAY['{"variants": false}'::jsonb, '{"vectors": false}'::jsonb])))`
const IS_OPEN = sql`${uploads.record}->>'state' NOT IN ('taken', 'refused')`

export function openUploadStore({ db, files, clock, log }: UploadStoreNeeds): UploadStore {
  async function select(where: SQL | undefined): Promise<StoredUpload[]> {
    const rows = await db
      .select({ id: uploads.id, record: uploads.record, arrived: uploads.arrived })
      .from(uploads)
      .where(where)
      .orderBy(sql`${uploads.record}->>'changedAt'`)
    return rows.flatMap(({ id, record, arrived }) => {
      const reading = Upload.safeParse(record)
      if (!reading.success) log.warn({ uploadId: id }, 'upload.record-unreadable')
      return reading.success ? [{ upload: reading.data, arrived }] : []
    })
  }
  const find = async (id: string) => (await select(eq(uploads.id, id)))[0] ?? null

  return {
    list: (staffId) => select(eq(uploads.staffId, staffId)),
    countOpen: () => db.$count(uploads, IS_OPEN),
    listUnfinished: async () => (await select(IS_UNFINISHED)).map(({ upload }) => upload),
    find,
    add: async (upload) => {
      const { id, staff } = upload
      await db.insert(uploads).values({ id, staffId: staff.id, record: upload, parts: [], arrived: 0 })
    },
    change: (upload, changes, tx) => {
      const changed = { ...upload, ...changes, changedAt: clock.now().toISOString() }
      return tx ? change(tx, upload, changed) : db.transaction((newTx) => change(newTx, upload, changed))
    },
    append: (id, offset, bytes) => append(db, files, { id, offset, bytes }),
    readBytes: (id) => readBytes(db, files, id),
    claim: (id, work) =>
      claim(db, id, async () => {
        const found = await find(id)
        if (found) await work(found.upload)
      }),
    releaseAll: async () => {
      await db.update(uploads).set({ claimedUntil: null })
    },
    remove: async (id) => {
      await remove(db, eq(uploads.id, id))
    },
  }
}

export function removeOldUploads(db: Database, before: Date): Promise<number> {
  return remove(db, sql`${uploads.record}->>'changedAt' < ${before.toISOString()}`)
}

function remove(db: Database, where: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(uploads).where(where).returning({ id: uploads.id })
    await queueFileRemoval(
      tx,
      gone.map(({ id }) => folderOf(id)),
    )
    return gone.length
  })
}

function folderOf(id: string): string {
  return `uploads/${id}`
}

async function change(tx: Database, former: Upload, changed: Upload): Promise<Upload | null> {
  const isEnding = isOpen(former) && !isOpen(changed)
  const written = await tx
    .update(uploads)
    .set({ record: changed, ...(isEnding ? { parts: [] } : {}) })
    .where(and(eq(uploads.id, former.id), sql`${uploads.record}->>'state' = ${former.state}`))
    .returning({ id: uploads.id })
  if (written.length === 0) return null
  if (isEnding) await queueFileRemoval(tx, [folderOf(former.id)])
  return changed
}

type Appended = { id: string; offset: number; bytes: Uint8Array }

/** Each part has a key of its own: the later of two senders leaves the other's bytes alone. */
async function append(
  db: Database,
  files: FileStore,
  { id, offset, bytes }: Appended,
): Promise<number | null> {
  const arrived = offset + bytes.length
  const part = { key: `${folderOf(id)}/${randomUUID()}`, bytes: bytes.length }
  await files.write(part.key, bytes)
  const written = await db
    .update(uploads)
    .set({ arrived, parts: sql`${uploads.parts} || ${JSON.stringify([part])}::jsonb` })
    .where(and(eq(uploads.id, id), eq(uploads.arrived, offset)))
    .returning({ id: uploads.id })
  if (written.length > 0) return arrived
  await files.remove(part.key)
  return null
}

async function readBytes(db: Database, files: FileStore, id: string): Promise<Buffer<ArrayBuffer>> {
  const [row] = await db.select({ parts: uploads.parts }).from(uploads).where(eq(uploads.id, id))
  const parts = await Promise.all((row?.parts ?? []).map(({ key }) => files.read(key)))
  return Buffer.concat(
    parts.map((part) => {
      if (part) return part
      throw new Error(`The file store has lost a part of the upload ${id}.`)
    }),
  )
}

async function claim(db: Database, id: string, work: () => Promise<void>): Promise<void> {
  const isFree = or(isNull(uploads.claimedUntil), lt(uploads.claimedUntil, sql`now()`))
  const claimed = await db
    .update(uploads)
    .set({ claimedUntil: sql`now() + make_interval(secs => ${CLAIMED_SECONDS})` })
    .where(and(eq(uploads.id, id), isFree))
    .returning({ id: uploads.id })
  if (claimed.length === 0) return
  try {
    await work()
  } finally {
    await db.update(uploads).set({ claimedUntil: null }).where(eq(uploads.id, id))
  }
}
