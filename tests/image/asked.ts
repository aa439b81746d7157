import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { SHORTEST_FILLING_MS } from '#domain/enquiries/receiving/form-times.ts'
import { rowsOf } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openPglite } from '#platform/database/pglite/open-pglite.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { PLAIN_ORIGINAL } from '#tests/draw-plainly.ts'
import { everyPath } from '#tests/every-path.ts'
import { anEnquiry } from '#tests/form-agency.ts'
import { aPainting } from '#tests/pictures.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

/** Of a browser that reads German. */
const GERMAN = { 'Accept-Language': 'de' }
/** What a document names of its build. */
const PART = /\/(?:admin\/)?assets\/[\w.-]+/g
const OPENED = /name="opened"[^>]*value="([^"]+)"/

type Works = { image: string; artist: string }

/** A data directory with the small catalogue. Returns the ids of a work and of its artist. */
export async function fillData(folder: string): Promise<Works> {
  const database = await openPglite(join(folder, 'db'))
  await migrate(database, MIGRATIONS)
  await fillSmallCatalogue(database.db)
  const [image] = await rowsOf(
    database.db,
    sql`SELECT id, artist_id AS artist FROM images WHERE NOT hidden ORDER BY id LIMIT 1`,
  )
  await database.close()
  const files = await openFileStore({ kind: 'folder' }, join(folder, 'files'))
  await files.write(PLAIN_ORIGINAL, await aPainting(1_200, 800).jpeg().toBuffer())
  return { image: String(image?.id), artist: String(image?.artist) }
}

/** Asks for one of each kind of thing that the site makes. Returns what was not as it should be. */
export async function askEverything(address: string, { image, artist }: Works): Promise<string[]> {
  const faults: string[] = []
  const ask = async (path: string, expected: string, body?: FormData) => {
    const init = body ? { method: 'POST', body } : {}
    const response = await fetch(address + path, { headers: GERMAN, ...init })
    const bytes = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('Content-Type') ?? ''
    if (!response.ok || !type.startsWith(expected)) faults.push(`${path}: ${response.status} ${type}`)
    return bytes
  }
  const parts = new Set<string>()
  const pages = [...everyPath('de'), ...everyPath('en')].filter((path) => !/none|notfound/.test(path))
  for (const path of [...pages, '/admin', '/image-search?q=Wal'])
    for (const part of String(await ask(path, 'text/html')).match(PART) ?? []) parts.add(part)
  for (const part of parts) await ask(part, '')
  const work = `/dmedia/webp/640/${image}.webp`
  const picture = await ask(work, 'image/webp')
  await ask(`/illusde/api/artist/${artist}/pdf`, 'application/pdf')
  await ask('/cards/artist/de/ada-moor.jpg', 'image/jpeg')
  await ask('/sitemap.xml', 'application/xml')
  await ask('/news/feed.xml', 'application/')
  await ask('/films/promotion.mp4', 'video/mp4')
  for (const bytes of [picture, readFileSync('tests/heic/plain.heic')]) {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), 'wal.webp')
    await ask('/illusde/api/image-search', 'application/json', form)
  }
  const [, opened = ''] = OPENED.exec(String(await ask('/kontakt', 'text/html'))) ?? []
  await wait(SHORTEST_FILLING_MS)
  await ask('/illusde/api/contact', 'application/json', anEnquiry({ opened }))
  return faults
}
