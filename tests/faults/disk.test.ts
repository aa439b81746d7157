import { appendFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { backUp } from '#domain/backup/back-up.server.ts'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openLog } from '#platform/log.ts'
import { addDatabase, openDataFolder } from '#tests/databases/data-folder.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { openForm } from '#tests/open-form.ts'
import { aPainting } from '#tests/pictures.ts'
import { openTestFolder, runProgram, startSite } from '#tests/run-program.ts'
import { openTestDatabase } from '#tests/test-database.ts'
import { expectOneSentence } from './one-sentence.ts'
import { CAN_MOUNT, openSmallDisk, WHY_NOT } from './small-disk.ts'

const MEBIBYTE = Buffer.alloc(1024 * 1024, 1)

describe.skipIf(!CAN_MOUNT)(`a disk of its own (${WHY_NOT})`, () => {
  test('that is read-only, or too small for a new site, is reported before anything is created', async () => {
    await using readOnly = await openSmallDisk('ro')
    expect(await refusalOf(join(readOnly.folder, 'data'))).toMatch(
      /cannot be written .* set DATA_DIR to a directory that this user may write/,
    )
    await using small = await openSmallDisk('size=8m')
    expect(await refusalOf(small.folder)).toContain('is full; nothing is lost, free 64 MB')
    expect(await readdir(small.folder)).not.toContain('db')
  })

  // One site that the disk is full under, and free again.
  test('that fills up under a running site: it goes on serving, refuses what it cannot keep, and loses nothing', async () => {
    await using disk = await openSmallDisk('size=160m')
    addDatabase(disk.folder)
    const environment = { DATA_DIR: disk.folder }
    await using site = await startSite(environment)
    const opened = await openForm(site.address)
    const filler = fillUp(disk.folder)
    const unready = await fetch(`${site.address}/readyz`)
    expect([unready.status, await unready.json()]).toMatchObject([
      503,
      { ready: false, serving: true, database: true, files: false },
    ])
    expect((await fetch(`${site.address}/en`)).status).toBe(200)

    const enquire = () =>
      fetch(`${site.address}/illusde/api/contact`, {
        method: 'POST',
        body: anEnquiry({ lang: 'en', opened }),
      })
    const refused = await enquire()
    expect(refused.headers.get('Retry-After')).toBe('10')
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { error: { code: 'full', message: expect.stringContaining('nothing was sent') } },
    ])
    expect(await readdir(join(disk.folder, 'spool'))).toEqual([])
    await rm(filler)
    expect((await enquire()).status).toBe(201)

    fillUp(disk.folder)
    await expectNoFailure(site.address)
    expect((await site.stop()).code).toBe(0)
    expectOneSentence(await runProgram(environment), 'is full; nothing is lost')
    await rm(filler)
    await using again = await startSite(environment)
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200)
  })

  test('that is too small for a backup: no partial file stays, and the site is not affected', async () => {
    await using testFolder = await openDataFolder()
    await using disk = await openSmallDisk('size=8k')
    const environment = { DATA_DIR: testFolder.folder }
    fillUp(disk.folder)
    const backup = join(disk.folder, 'backup.tar.gz')
    expectOneSentence(await runProgram(environment, 'src/cli/backup.ts', [backup]), 'The disk is full')
    expect(await readdir(disk.folder)).toEqual(['filler'])
  })

  test('that is too small for a backup that is restored: one sentence, whatever of the database met it', async () => {
    await using outside = await openTestFolder()
    await using disk = await openSmallDisk('size=110m')
    const backup = join(outside.folder, 'backup.tar.gz')
    {
      await using database = await openTestDatabase()
      await database.db.execute(MUCH)
      const files = await openFileStore({ kind: 'folder' }, join(outside.folder, 'files'))
      await backUp({ database, files }, backup, new Date())
    }
    const restoring = await runProgram({ DATA_DIR: disk.folder }, 'src/cli/restore.ts', [backup])
    expectOneSentence(restoring, /^The disk is full;/)
  })
})

/** Forty megabytes that cannot be compressed: in the table, and as much again in the log of the database. */
const MUCH = sql`INSERT INTO removed_files (key, removed_at)
  SELECT n || (SELECT string_agg(md5(n::text || m::text), '') FROM generate_series(1, 30) m), now()
  FROM generate_series(1, 40000) n`

/** The sentence that a start on this data directory would end with. */
async function refusalOf(folder: string): Promise<string> {
  const opening = openDatabase(readConfig({ DATA_DIR: folder }), openLog('silent'))
  return opening.then(
    () => 'It was opened.',
    (error: Error) => error.message,
  )
}

/** None of what writes answers 500. */
async function expectNoFailure(address: string): Promise<void> {
  const ours = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Origin: address }
  const picture = `data:image/png;base64,${(await aPainting(200, 100).png().toBuffer()).toString('base64')}`
  const calls: [string, object][] = [
    ['image-search', { url: picture }],
    ['lightbox', { images: [1], lang: 'de' }],
    ['auth/sign-in/email', { email: 'frieda@example.com', password: 'Kranich-Ofen-Kreide-7' }],
  ]
  for (const [call, body] of calls)
    for (let time = 0; time < 20; time++) {
      const sent = { method: 'POST', headers: ours, body: JSON.stringify(body) }
      const response = await fetch(`${address}/illusde/api/${call}`, sent)
      expect([call, response.status]).not.toEqual([call, 500])
      if (response.status === 503) expect(response.headers.get('Retry-After')).toMatch(/^[0-9]+$/)
    }
  expect((await fetch(`${address}/illusde/api/image-search?q=wal`)).status).not.toBe(500)
}

/** Fills the disk with one file and returns its path. */
function fillUp(folder: string): string {
  const filler = join(folder, 'filler')
  for (let size = MEBIBYTE.length; size >= 1; size = Math.floor(size / 2)) {
    while (appended(filler, size));
  }
  return filler
}

function appended(file: string, size: number): boolean {
  try {
    appendFileSync(file, MEBIBYTE.subarray(0, size))
    return true
  } catch {
    return false
  }
}
