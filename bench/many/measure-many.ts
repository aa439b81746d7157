import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { hasArtists } from '#domain/catalogue/catalogue.server.ts'
import { StartupError } from '#platform/config.ts'
import { type Database, rowsOf } from '#platform/database/database.ts'
import { readWatched, watchedBy } from '#tests/watch-process.ts'
import { medianOf } from '../median.ts'
import { readMemory } from '../memory/read-memory.ts'
import type { RunningServer } from '../servers.ts'
import { type Row, toRow, toTimeRow } from '../table.ts'
import { atDatabase, startSite } from '../world.ts'
import { fillMany } from './fill-many.ts'

/** What breaks is what needs more. */
const MOST_START_MS = 30_000
const MOST_ANSWER_MS = 500
const MOST_MB = 2_048
const MB = 1024 ** 2
const SEEN_WITHIN_MS = 120_000
const ASKED_EVERY_MS = 25
const GALLERIES = ['aquarell', 'linie', 'tiere']

type Site = RunningServer & { socket: string }
type Say = (text: string) => void

/** Each is asked with several values, one after the other; the first one may have to compute what the others use. */
type Question = { what: string; paths: readonly string[] }

/**
 * The real site over so many works in PostgreSQL, whose database is filled when it is empty: what each part needs, so that
 * it can be seen which breaks first.
 */
export async function measureMany(dataDirectory: string, images: number, say: Say): Promise<Row[]> {
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl)
    throw new StartupError('--only many needs DATABASE_URL with an empty database, or one it has filled.')
  const withDatabase = <Answer>(work: (db: Database) => Promise<Answer>) =>
    atDatabase(dataDirectory, work, databaseUrl)
  if (!(await withDatabase(hasArtists))) await fillMany(dataDirectory, databaseUrl, images)
  const works = await withDatabase((db) =>
    rowsOf(
      db,
      sql`SELECT id, artist_id AS artist FROM images TABLESAMPLE SYSTEM (5) ORDER BY random() LIMIT 12`,
    ),
  )
  const socket = join(mkdtempSync(join(tmpdir(), 'bench-many-')), 'watch.sock')
  await using server = await startSite({
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'error',
    PREPARE: 'no',
    TRUST_PROXY: '1',
    ...watchedBy(socket),
  })
  const site = { ...server, socket }
  say(`started after ${Math.round(site.startedAfterMs)} ms, ${site.processorSeconds()} s of processor time`)
  const rows = [
    {
      ...toTimeRow('start', 1_000 * site.processorSeconds(), MOST_START_MS),
      reference: `by the clock ${Math.round(site.startedAfterMs)} ms`,
    },
    ...(await memoryRows('ready', site)),
  ]
  for (const question of questionsOf(works)) rows.push(...(await ask(site, question, say)))
  rows.push(...(await memoryRows('after these', site)))
  rows.push(
    ...(await withDatabase((db) => timeChange(site, db, Number(works[0]?.id), Number(works[0]?.artist)))),
  )
  rows.push(...(await memoryRows('after a change', site)))
  return rows.map((row) => ({ ...row, what: `${images.toLocaleString('en')} works: ${row.what}` }))
}

function questionsOf(works: readonly Record<string, unknown>[]): Question[] {
  const api = '/illusde/api'
  const words = ['Fuchs', 'Haus Meer', 'Katze Treppe', 'winter', 'Berg blau', 'Leuchtturm']
  const like = (more: string) => works.map(({ id }) => `${api}/image-search?like=${id}&limit=20${more}`)
  return [
    { what: 'home page', paths: ['/', '/en'] },
    { what: 'all artists', paths: ['/allezeichner', '/en/allartists', `${api}/artists/all`] },
    { what: 'an artist', paths: works.map(({ artist }) => `${api}/artist/${artist}/images?limit=20`) },
    {
      what: 'a gallery',
      paths: GALLERIES.map((name) => `${api}/galleries/de/${name}/images?limit=20`),
    },
    { what: 'words', paths: words.map((q) => `${api}/image-search?q=${encodeURIComponent(q)}&limit=20`) },
    { what: 'words, the page', paths: words.map((q) => `/image-search?q=${encodeURIComponent(q)}+rot`) },
    { what: 'like a work', paths: like('&style=0.3') },
    { what: 'like a work by style', paths: like('&style=1') },
    { what: 'like a work by colours', paths: like('&by=colours') },
    {
      what: 'all works narrowed',
      paths: ['format=portrait', 'technik=aquarell', 'bewegt=ja', 'farbe=d2691e', 'frei=ja'].map(
        (choice) => `${api}/images/all?limit=20&${choice}`,
      ),
    },
    {
      what: 'a gallery narrowed, the page',
      paths: ['format=portrait', 'bewegt=ja', 'farbe=d2691e', 'frei=ja'].map(
        (choice) => `/${GALLERIES[0]}?${choice}`,
      ),
    },
    { what: 'all works by chance', paths: [`${api}/images/all?limit=20&order=random`] },
    {
      what: 'sitemap',
      paths: ['/sitemap.xml', '/sitemap/artists.xml', '/sitemap/galleries.xml'],
    },
  ]
}

async function ask(site: Site, { what, paths }: Question, say: Say): Promise<Row[]> {
  const times: { clock: number; processor: number }[] = []
  await readWatched(site.socket)
  for (const [at, path] of paths.entries()) times.push(await timeOnce(site, path, `10.1.${at}.1`))
  const { ownMs } = await readWatched(site.socket)
  const [first, ...others] = times
  if (!first) throw new RangeError('There is nothing to ask.')
  say(
    `${what}: ${times.map(({ clock }) => Math.round(clock)).join(', ')} ms; stopped ${Math.round(ownMs)} ms`,
  )
  const processorOf = (some: typeof times) =>
    some.reduce((sum, { processor }) => sum + processor, 0) / some.length
  return [
    answerRow(`${what}, first`, processorOf([first]), first.clock),
    ...(others.length > 0
      ? [answerRow(`${what}, then`, processorOf(others), medianOf(others.map(({ clock }) => clock)))]
      : []),
    toTimeRow(`${what}, event loop stopped`, ownMs, MOST_ANSWER_MS),
  ]
}

/** By processor time, which another program on the machine does not change. */
function answerRow(what: string, processor: number, clock: number): Row {
  return { ...toTimeRow(what, processor, MOST_ANSWER_MS), reference: `by the clock ${Math.round(clock)} ms` }
}

async function timeOnce({ address, processorSeconds }: Site, path: string, visitor: string) {
  const [began, used] = [performance.now(), processorSeconds()]
  const headers = { 'X-Forwarded-For': visitor, 'Accept-Language': 'de', 'User-Agent': 'Mozilla/5.0' }
  const response = await fetch(address + path, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
  return { clock: performance.now() - began, processor: 1_000 * (processorSeconds() - used) }
}

/** From a change of a title until it is shown, and for how long nobody was answered meanwhile. */
async function timeChange(
  { address, socket }: Site,
  db: Database,
  id: number,
  artist: number,
): Promise<Row[]> {
  await readWatched(socket)
  const title = `Neu ${Date.now()}`
  const began = performance.now()
  await db.execute(sql`UPDATE images SET title_de = ${title} WHERE id = ${id}`)
  const isSeen = async (round: number) => {
    const path = `/illusde/api/artist/${artist}/images?limit=100&_=${round}`
    return (await (await fetch(address + path)).text()).includes(title)
  }
  for (let round = 0; !(await isSeen(round)); round++) {
    if (performance.now() - began > SEEN_WITHIN_MS) throw new Error('A change was not seen.')
    await wait(ASKED_EVERY_MS)
  }
  const seen = performance.now() - began
  await wait(seen)
  const { ownMs } = await readWatched(socket)
  return [
    toTimeRow('a change is seen', seen, MOST_START_MS),
    toTimeRow('a change, event loop stopped', ownMs, MOST_ANSWER_MS),
  ]
}

async function memoryRows(when: string, { pid, socket }: Site): Promise<Row[]> {
  const { all } = readMemory(pid)
  const { heapUsed, arrayBuffers } = await readWatched(socket)
  return [
    { ...toRow(`memory, ${when}`, `${Math.round(all)} MB`), wanted: `<= ${MOST_MB} MB`, met: all <= MOST_MB },
    toRow(`heap / buffers, ${when}`, `${Math.round(heapUsed / MB)} / ${Math.round(arrayBuffers / MB)} MB`),
  ]
}
