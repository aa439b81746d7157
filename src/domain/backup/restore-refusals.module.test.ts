import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs, { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGunzip, gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { pack } from 'tar-stream'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Engine, rowsOf } from '#platform/database/database.ts'
import { knownHashes } from '#platform/database/migrate.server.ts'
import { OLDEST_SCHEMA } from '#platform/database/schema-promise.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { VERSION } from '#platform/version.server.ts'
import { addArtist, addPicture } from '#tests/builders.ts'
import { collect } from '#tests/collect.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { Manifest } from './archive-format.ts'
import { backUp, type Stores } from './back-up.server.ts'
import { type ArchiveEntry, readArchive } from './read-archive.server.ts'
import { restoreBackup } from './restore-backup.server.ts'

type RawEntry = { name: string; bytes: Buffer; type?: 'file' | 'symlink'; linkname?: string }

/** A backup of two artists and one original, shared by all tests here. */
const smallBackup = await writeSmallBackup()

async function writeSmallBackup(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  await using database = await openTestDatabase('pglite')
  const files = await openFileStore({ kind: 'folder' }, folder)
  await addArtist(database.db)
  await addArtist(database.db, { code: 'oemer-usta', name: 'Ömer Usta' })
  await addPicture(database.db, { originalKey: 'originals/3/a.png', format: 'png' })
  await files.write('originals/3/a.png', Buffer.from('an original'))
  await backUp({ database, files }, join(folder, 'backup.tar.gz'), new Date(0))
  return readFile(join(folder, 'backup.tar.gz')).finally(() => rm(folder, { recursive: true }))
}

/** The backup as a file, and an empty site to restore it into. */
async function openScene(engine: Engine = 'pglite') {
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  const path = join(folder, 'backup.tar.gz')
  await writeFile(path, smallBackup)
  const database = await openTestDatabase(engine)
  const files = await openFileStore({ kind: 'folder' }, join(folder, 'target'))
  return {
    path,
    target: { database, files },
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]()
      await rm(folder, { recursive: true })
    },
  }
}

async function isEmpty({ database, files }: Stores): Promise<boolean> {
  const rows = await rowsOf(database.db, sql`SELECT 1 FROM pictures UNION ALL SELECT 1 FROM artists`)
  const originals = await collect(files.list(''))
  return rows.length === 0 && originals.length === 0
}

/** Changes the archive without updating the checksums. */
async function changeArchive(path: string, change: (entries: ArchiveEntry[]) => RawEntry[]): Promise<void> {
  const tar = pack()
  const reading = collect<unknown>(tar)
  for (const { bytes, ...header } of change(await collect(readArchive(path)))) {
    const named = { type: 'file' as const, ...header }
    tar.entry(named, named.type === 'file' ? bytes : '')
  }
  tar.finalize()
  await writeFile(
    path,
    gzipSync(Buffer.concat((await reading).filter((chunk) => chunk instanceof Uint8Array))),
  )
}

const replaced = (entries: ArchiveEntry[], name: RegExp, change: (text: string) => string): RawEntry[] =>
  entries.map((entry) =>
    name.test(entry.name) ? { ...entry, bytes: Buffer.from(change(entry.bytes.toString())) } : entry,
  )

/** Changes the archive and updates the checksums. */
function resealed(entries: RawEntry[]): RawEntry[] {
  const content = entries.filter(({ name }) => name !== 'checksums.json')
  const sums = content.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')])
  return [
    ...content,
    { name: 'checksums.json', bytes: Buffer.from(JSON.stringify(Object.fromEntries(sums))) },
  ]
}

/** An archive of kilobytes; a reader that waits for ever still ends. */
const READ_WITHIN_MS = 60_000

/** The hash of a migration that this version does not have. */
const LATER = 'f'.repeat(64)

/** Changes the manifest, and updates the checksums. */
async function changeManifest(path: string, change: (was: Manifest) => Partial<Manifest>): Promise<void> {
  const changed = (text: string) => {
    const was = Manifest.parse(JSON.parse(text))
    return JSON.stringify({ ...was, ...change(was) })
  }
  await changeArchive(path, (all) => resealed(replaced(all, /manifest/, changed)))
}

describe('an invalid archive is refused before anything changes', () => {
  const damages: [name: string, damage: (path: string) => Promise<void>, sentence: RegExp | string][] = [
    ['not there', (path) => rm(path), /no such file/],
    ['empty', (path) => writeFile(path, ''), /damaged|cannot be used/],
    ['no archive at all', (path) => writeFile(path, 'GIF89a'), /cannot be used/],
    ['cut off in the middle', (path) => cut(path, 0.5), /cannot be used/],
    ['cut off at the very end', (path) => cut(path, 0.99), /cannot be used/],
    [
      'without its last entry',
      (path) => changeArchive(path, (all) => all.slice(0, -1)),
      /its end is missing/,
    ],
    [
      'with a changed row',
      (path) => changeArchive(path, (all) => replaced(all, /artists/, (text) => text.replace('Ada', 'Eva'))),
      /tables\/artists\/000001\.ndjson was changed/,
    ],
    [
      'with a changed original',
      (path) => changeArchive(path, (all) => replaced(all, /^originals/, () => 'another')),
      /was changed/,
    ],
    [
      'without an original',
      (path) => changeArchive(path, (all) => all.filter(({ kind }) => kind !== 'original')),
      /originals\/3\/a\.png is missing/,
    ],
    [
      'with an entry twice',
      (path) => changeArchive(path, (all) => [...all.slice(0, 2), ...all.slice(1)]),
      /is in it twice/,
    ],
    [
      'with an entry too many',
      (path) => changeArchive(path, (all) => [...all, { name: 'originals/x', bytes: Buffer.from('x') }]),
      /behind the end/,
    ],
    [
      'with a path that leads out',
      (path) =>
        changeArchive(path, (all) => [...all, { name: 'originals/../../x', bytes: Buffer.from('x') }]),
      /unexpected entry/,
    ],
    [
      'with a link',
      (path) =>
        changeArchive(path, (all) => [
          { name: 'originals/x', bytes: Buffer.alloc(0), type: 'symlink', linkname: '/etc/passwd' },
          ...all,
        ]),
      /unexpected entry/,
    ],
    [
      'of a later format',
      (path) =>
        changeArchive(path, (all) =>
          replaced(all, /manifest/, (text) => text.replace('"format": 1', '"format": 2')),
        ),
      /has format 2, this program reads format 1/,
    ],
    [
      'with an odd manifest',
      (path) =>
        changeArchive(path, (all) =>
          replaced(all, /manifest/, (text) => text.replace('"artists"', '"art; drop"')),
        ),
      /manifest is not one of ours/,
    ],
    [
      'with rows missing though sealed anew',
      (path) =>
        changeArchive(path, (all) =>
          resealed(replaced(all, /artists/, (text) => text.split('\n').slice(1).join('\n'))),
        ),
      /rows of artists are missing/,
    ],
    [
      'of a later version',
      (path) => changeManifest(path, ({ schema }) => ({ version: '99.0.0', schema: [LATER, ...schema] })),
      `belongs to version 99.0.0 of this program (schema ${knownHashes().length}), and this is ${VERSION} (schema ${knownHashes().length - 1}); use that version or a later one.`,
    ],
    [
      'older than the promise',
      (path) => changeManifest(path, () => ({ schema: knownHashes().slice(0, OLDEST_SCHEMA) })),
      `has schema ${OLDEST_SCHEMA - 1}, and ${VERSION} upgrades from schema ${OLDEST_SCHEMA} on`,
    ],
    [
      'of an earlier version, where this version’s tables are',
      (path) => changeManifest(path, () => ({ schema: knownHashes().slice(0, OLDEST_SCHEMA + 1) })),
      'is of another version than the tables that are there; restore it into a new database',
    ],
  ]

  test.each(damages)('%s', async (_, damage, sentence) => {
    await using scene = await openScene()
    await damage(scene.path)
    await expect(restoreBackup(scene.target, scene.path)).rejects.toThrow(sentence)
    expect(await isEmpty(scene.target)).toBe(true)
  })
})

describe.each(ENGINES)('on %s', (engine) => {
  test('a database that is not empty is not changed', async () => {
    await using scene = await openScene(engine)
    await addArtist(scene.target.database.db, { code: 'mine' })
    await expect(restoreBackup(scene.target, scene.path)).rejects.toThrow('not empty (pictures has rows)')
    const codes = await rowsOf(scene.target.database.db, sql`SELECT code FROM artists`)
    expect(codes).toEqual([{ code: 'mine' }])
    expect(await scene.target.files.read('originals/3/a.png')).toBeNull()
  })

  test('a row that violates a constraint undoes everything, originals included', async () => {
    await using scene = await openScene(engine)
    await changeArchive(scene.path, (all) => {
      const [manifest, ...rest] = replaced(all, /artists/, (text) => text.replace('oemer-usta', 'Not A Code'))
      const original = rest.filter(({ name }) => name.startsWith('originals/'))
      return resealed(
        manifest ? [manifest, ...original, ...rest.filter((entry) => !original.includes(entry))] : [],
      )
    })
    await expect(restoreBackup(scene.target, scene.path)).rejects.toThrow()
    expect(await isEmpty(scene.target)).toBe(true)
  })

  test('a full disk undoes everything, and the next attempt succeeds', async () => {
    await using scene = await openScene(engine)
    const full: FileStore = { ...scene.target.files, write: () => Promise.reject(new Error('ENOSPC')) }
    await expect(restoreBackup({ ...scene.target, files: full }, scene.path)).rejects.toThrow('ENOSPC')
    expect(await isEmpty(scene.target)).toBe(true)
    expect(await restoreBackup(scene.target, scene.path)).toMatchObject({ originals: 1 })
  })
})

test('a file store with an original is not changed', async () => {
  await using scene = await openScene()
  await scene.target.files.write('originals/9/mine.png', Buffer.from('mine'))
  await expect(restoreBackup(scene.target, scene.path)).rejects.toThrow('originals/9/mine.png is there')
  expect(String(await scene.target.files.read('originals/9/mine.png'))).toBe('mine')
})

test(
  'an archive whose size comes late is read to its end',
  async () => {
    await using scene = await openScene()
    const { stat } = fs
    const late = vi.spyOn(fs, 'stat').mockImplementation(async (...parameters) => {
      // By then a stream that was opened before has come to its first entry.
      await collect(createReadStream(scene.path).pipe(createGunzip()))
      return stat(...parameters)
    })
    onTestFinished(() => {
      late.mockRestore()
      syncBuiltinESMExports()
    })
    syncBuiltinESMExports()
    expect(await collect(readArchive(scene.path))).not.toHaveLength(0)
    expect(late).toHaveBeenCalled()
  },
  READ_WITHIN_MS,
)

async function cut(path: string, share: number): Promise<void> {
  const bytes = await readFile(path)
  expect(gunzipSync(bytes).length).toBeGreaterThan(bytes.length)
  await writeFile(path, bytes.subarray(0, Math.floor(bytes.length * share)))
}
