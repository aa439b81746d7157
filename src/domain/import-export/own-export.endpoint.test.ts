import { sql } from 'drizzle-orm'
import { extract } from 'tar-stream'
import { beforeAll, expect, test, vi } from 'vitest'
import { rowsOf } from '#platform/database/database.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { AS_STAFF, openAuth } from '#tests/staff.ts'
import { openUploadAgency } from '#tests/upload-agency.ts'
import { aSheet, untilState, upload } from '#tests/uploads.ts'

const API = '/illusde/api/admin'

/** The files of the archive that staff download, by their names. */
async function exportOf(agency: TestAgency): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const tar = extract()
  tar.end(Buffer.from(await (await agency.get(`${API}/export`, AS_STAFF)).arrayBuffer()))
  for await (const entry of tar) {
    const parts: Buffer[] = []
    for await (const part of entry) if (part instanceof Uint8Array) parts.push(Buffer.from(part))
    files.set(entry.header.name, Buffer.concat(parts))
  }
  return files
}

function listsOf(files: Map<string, Buffer>): Map<string, Buffer> {
  return new Map([...files].filter(([name]) => name.endsWith('.csv')))
}

/** Sends lists by the form, and answers the report. */
async function importFiles(
  agency: TestAgency,
  lists: ReadonlyMap<string, Buffer | string>,
  isCheck = false,
): Promise<Record<string, unknown>> {
  const body = new FormData()
  for (const [name, text] of lists) body.append('lists', new File([Buffer.from(text)], name))
  const path = `${agency.address}${API}/import${isCheck ? '?check=yes' : ''}`
  const begun = await fetch(path, { method: 'POST', headers: AS_STAFF, body })
  const { Id }: { Id: string } = await begun.json()
  const over = await vi.waitFor(
    async () => {
      const job = await (await agency.get(`${API}/import/${Id}`, AS_STAFF)).json()
      expect(job.State).toBe('done')
      return job
    },
    { timeout: 60_000, interval: 50 },
  )
  return over.Report
}

let world: Awaited<ReturnType<typeof openUploadAgency>>

beforeAll(async () => {
  world = await openAgencyWithUploads()
  return () => world[Symbol.asyncDispose]()
})

/** An agency whose artist has two works, uploaded in the browser. */
async function openAgencyWithUploads() {
  const opened = await openUploadAgency()
  const { agency, artist } = opened
  const { db } = agency.services.database
  // The portrait's file is drawn when it is read, by another name than it has.
  await db.execute(sql`UPDATE artists SET portrait_id = NULL`)
  await db.execute(sql`DELETE FROM pictures`)
  for (const [filename, colour] of [
    ['ein-wal.png', '#d62828'],
    ['zwei-wale.png', '#2563c9'],
  ] as const)
    await untilState(agency, await upload(agency, await aSheet(colour), { filename, artist }), 'taken')
  return opened
}

const UNCHANGED = { new: 0, changed: 0, refused: 0, 'held-back': 0 }

test('an export that nobody touched comes back unchanged, with no picture sent', async () => {
  const { agency } = world
  const report = await importFiles(agency, listsOf(await exportOf(agency)))
  expect(report).toMatchObject({ Counts: { ...UNCHANGED, same: 3 } })
})

test('an export comes into an empty agency, and out of it again the same to the byte', async () => {
  await using elsewhere = await openTestAgency({ authService: openAuth })
  const exported = await exportOf(world.agency)
  for (const [name, bytes] of exported) {
    if (!name.startsWith('pictures/')) continue
    const filename = name.replace('pictures/', '')
    await untilState(elsewhere, await upload(elsewhere, bytes, { filename, purpose: 'file' }), 'ready')
  }
  const report = await importFiles(elsewhere, listsOf(exported))
  expect(report).toMatchObject({ Counts: { new: 3, refused: 0 } })
  expect(await exportOf(elsewhere)).toEqual(exported)
})

test('a list with the id and the changed columns is enough, for works and for artists', async () => {
  const { agency, artist } = world
  const [image] = await rowsOf(
    agency.services.database.db,
    sql`SELECT id FROM images ORDER BY id DESC LIMIT 1`,
  )
  const lists = new Map([
    ['artists.csv', `Id;Name\n${artist};Ada Neu\n`],
    ['images.csv', `Id;TitleEn\n${image?.id};One whale\n`],
  ])
  expect(await importFiles(agency, lists)).toMatchObject({ Counts: { changed: 2, refused: 0 } })
  expect(
    await rowsOf(
      agency.services.database.db,
      sql`SELECT name, title_en FROM images JOIN artists ON artists.id = artist_id WHERE images.id = ${image?.id}`,
    ),
  ).toEqual([{ name: 'Ada Neu', title_en: 'One whale' }])
})

test('the check shows old and new of each column, and the log keeps what was there', async () => {
  const { agency } = world
  const { db } = agency.services.database
  const [image] = await rowsOf(db, sql`SELECT id FROM images ORDER BY id LIMIT 1`)
  const lists = new Map([['images.csv', `Id;TitleDe;Rating\n${image?.id};Der Wal;7\n`]])
  const checked = await importFiles(agency, lists, true)
  const changes = [
    { Column: 'TitleDe', Old: 'Ein wal', New: 'Der Wal' },
    { Column: 'Rating', Old: '0', New: '7' },
  ]
  expect(checked).toMatchObject({ Written: false, data: [{ Outcome: 'changed', Changes: changes }] })
  await importFiles(agency, lists)
  const [change] = await rowsOf(
    db,
    sql`SELECT record_id, details FROM staff_changes WHERE resource = 'images' AND action = 'change' AND record_id = ${String(image?.id)}`,
  )
  expect(change).toEqual({
    record_id: String(image?.id),
    details: { TitleDe: { from: 'Ein wal', to: 'Der Wal' }, Rating: { from: 0, to: 7 } },
  })
})
