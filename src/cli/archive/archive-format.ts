import { z } from 'zod'
import { isFileKey } from '#platform/files/file-key.ts'

// A backup is a gzipped tar: manifest.json, tables/<name>/<number>.ndjson in the order in which they can be restored,
// originals/..., and checksums.json as the last entry, without which an archive counts as cut off.

/** Raised whenever an older program could not restore what a newer one wrote. */
export const ARCHIVE_FORMAT = 1
export const MANIFEST = 'manifest.json'
export const CHECKSUMS = 'checksums.json'
/** What of the file store is backed up; variants are made again from these. */
export const ORIGINALS = 'originals'

/** One entry is held in memory at a time; no original and no 500 rows of ours come near. */
export const LARGEST_ENTRY_BYTES = 256 * 1024 * 1024
/** Five times the catalogue we build for: its checksums still fit into one entry. */
export const MOST_ENTRIES = 500_000
export const LARGEST_ARCHIVE_BYTES = 2 ** 41

const count = z.int().nonnegative()
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const tableName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)

export const Manifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  createdAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The migrations that the tables had seen. */
  schema: z.array(sha256),
  tables: z.array(z.object({ name: tableName, rows: count })),
  /** Values are text: they are 64 bits wide. */
  sequences: z.array(
    z.object({ name: tableName, value: z.string().regex(/^-?\d{1,19}$/), used: z.boolean() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

/** Every entry before this one, with what its bytes hash to. */
export const Checksums = z.record(z.string(), sha256)
export type Checksums = z.infer<typeof Checksums>

/** What an entry's name says it is. */
export type EntryKind =
  | { kind: 'manifest' }
  | { kind: 'rows'; table: string }
  | { kind: 'original'; key: string }
  | { kind: 'checksums' }

const ROWS = /^tables\/([a-z][a-z0-9_]{0,62})\/\d{6}\.ndjson$/

export function rowsEntryName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.ndjson`
}

/** Null for a name that no backup of ours contains; nothing of an archive is used before its name passed here. */
export function readEntryName(name: string): EntryKind | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === CHECKSUMS) return { kind: 'checksums' }
  if (name.startsWith(`${ORIGINALS}/`)) return isFileKey(name) ? { kind: 'original', key: name } : null
  const table = ROWS.exec(name)?.[1]
  return table ? { kind: 'rows', table } : null
}
