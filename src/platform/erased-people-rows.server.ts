import { randomBytes, scryptSync } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from './database/database.ts'

/** Hashes keep an older backup from bringing back erased people; a file beside the backups lists later ones. */
export const erasedPeople = pgTable(
  'erased_people',
  {
    salt: text().notNull(),
    hash: text().notNull(),
    erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.salt, table.hash] })],
)

const FILE = 'erased-people.jsonl'
const SALT_BYTES = 16
const HASH_BYTES = 24
/** scrypt's cost: some milliseconds for an address, also where thousands are looked at after a restore. */
const COST = { N: 2 ** 11, r: 8, p: 1 }

const Erased = z.object({ salt: z.string(), hash: z.string(), erasedAt: z.coerce.date() })
type Erased = z.infer<typeof Erased>

/** One salt is enough: it keeps a list from being looked up elsewhere. */
export async function noteErased(
  db: Database,
  folders: readonly string[],
  email: string,
  now: Date,
): Promise<void> {
  const [first] = await db.select().from(erasedPeople).limit(1)
  const salt = first?.salt ?? randomBytes(SALT_BYTES).toString('base64url')
  const erased = { salt, hash: hashOf(salt, email), erasedAt: now }
  await addErased(db, [erased])
  for (const folder of folders) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await appendFile(join(folder, FILE), `${JSON.stringify(erased)}\n`, { mode: 0o600, flush: true })
  }
}

export async function addErased(db: Database, erased: readonly Erased[]): Promise<void> {
  if (erased.length > 0)
    await db
      .insert(erasedPeople)
      .values([...erased])
      .onConflictDoNothing()
}

export async function listErased(db: Database, folders: readonly string[]): Promise<Erased[]> {
  const texts = await Promise.all(
    folders.map((folder) => readFile(join(folder, FILE), 'utf8').catch(() => '')),
  )
  const lines = texts.flatMap((written) => written.split('\n')).filter(Boolean)
  return [...(await db.select().from(erasedPeople)), ...lines.flatMap(readLine)]
}

export function openErased(erased: readonly Erased[]): (email: string) => boolean {
  const hashes = new Map<string, Set<string>>()
  for (const { salt, hash } of erased) hashes.set(salt, (hashes.get(salt) ?? new Set()).add(hash))
  return (email) => [...hashes].some(([salt, known]) => known.has(hashOf(salt, email)))
}

function hashOf(salt: string, email: string): string {
  return scryptSync(email.toLowerCase(), salt, HASH_BYTES, COST).toString('base64url')
}

function readLine(line: string): Erased[] {
  try {
    return [Erased.parse(JSON.parse(line))]
  } catch {
    return []
  }
}
