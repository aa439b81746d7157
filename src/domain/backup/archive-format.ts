import { z } from 'zod'
import { isFileKey } from '#platform/files/file-store.ts'

// A backup is a gzipped tar: manifest.json, tables/<name>/<number>.ndjson in the order in which they can be restored,
// originals/..., and checksums.json as the last entry, without which an archive counts as cut off.

/** This number grows when an older program cannot restore a newer backup. */
export const ARCHIVE_FORMAT = 1
export const MANIFEST = 'manifest.json'
export const CHECKSUMS = 'checksums.json'
/** This part of the file store is backed up; variants can be made again. */
export const ORIGINALS = 'originals'

/** An entry is held in memory; originals and chunks of 500 rows are far smaller. */
export const LARGEST_ENTRY_BYTES = 256 * 1024 * 1024
/** This is five times the expected catalogue; its checksums still fit into one entry. */
export const MOST_ENTRIES = 500_000
export const LARGEST_ARCHIVE_BYTES = 2 ** 41

const count = z.int().nonnegative()
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const tableName = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/)

export const Manifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  createdAt: z.iso.datetime(),
  notice: z.string().optional(),
  engine: z.enum(['pglite', 'postgres']),
  /** Backups from before 2.0.2 do not say it. */
  version: z.string().optional(),
  /** These are the hashes of the applied migrations. */
  schema: z.array(sha256),
  tables: z.array(z.object({ name: tableName, rows: count })),
  /** Values are text: they are 64 bits wide. */
  sequences: z.array(
    z.object({ name: tableName, value: z.string().regex(/^-?\d{1,19}$/), used: z.boolean() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

export const Checksums = z.record(z.string(), sha256)
export type Checksums = z.infer<typeof Checksums>

export type EntryKind =
  | { kind: 'manifest' }
  | { kind: 'rows'; table: string }
  | { kind: 'original'; key: string }
  | { kind: 'checksums' }

const ROWS = /^tables\/([a-z][a-z0-9_]{0,62})\/\d{6}\.ndjson$/

export function rowsEntryName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.ndjson`
}

/** Returns null for an invalid name; every name of an archive is checked here before its entry is used. */
export function readEntryName(name: string): EntryKind | null {
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === CHECKSUMS) return { kind: 'checksums' }
  if (name.startsWith(`${ORIGINALS}/`)) return isFileKey(name) ? { kind: 'original', key: name } : null
  const table = ROWS.exec(name)?.[1]
  return table ? { kind: 'rows', table } : null
}
