import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasArtists } from '#domain/catalogue/storage/artists.server.ts'
import { type Config, readConfig, StartupError } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openLog } from '#platform/log.ts'
import { runCommand } from '#platform/run-command.ts'
import { type DemoSize, USUAL_SIZE } from './demo-size.ts'
import { seedDemo } from './seed-demo.ts'

const HELP = `npm run demo -- [--artists N --images N] [--sheet OUT.png [--kind schools|artists|home]] [--check [--every N]] [--film all|NAME] [--team] [--draw]
Fills the empty database with the demo catalogue, 212 artists unless told otherwise; nothing is drawn for it.
With --sheet it only draws a contact sheet, with --check it looks at every work and decodes all files at five widths
(--every N: of each N-th picture only). With --film it makes the films of content/films again, with --team the portraits of content/team.
With --draw it stores the original of every picture of the demo, in full size, so that npm run export finds them all.`
/** What the read model is built for (issue: 2,000 artists, 100,000 images), and a little more. */
const MOST_ARTISTS = 3_000
const MOST_IMAGES = 150_000

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      artists: { type: 'string' },
      images: { type: 'string' },
      sheet: { type: 'string' },
      kind: { type: 'string', default: 'schools' },
      film: { type: 'string' },
      team: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      draw: { type: 'boolean', default: false },
      every: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) process.stdout.write(`${HELP}\n`)
  else if (values.sheet) await drawSheetTo(values.sheet, values.kind)
  else if (values.film) await makeFilms(values.film)
  else if (values.team) await drawTeam()
  else if (values.draw) await storeAll()
  else if (values.check) {
    const artists = count('artists', values.artists, USUAL_SIZE.artists, MOST_ARTISTS)
    await check(artists, count('every', values.every, 1, MOST_IMAGES))
  } else
    await seed({
      artists: count('artists', values.artists, USUAL_SIZE.artists, MOST_ARTISTS),
      images: count('images', values.images, 0, MOST_IMAGES),
    })
}

async function drawSheetTo(path: string, kind: string): Promise<void> {
  const { drawSheet, SHEETS } = await import('demo-art/sheet')
  const known = SHEETS.find((sheet) => sheet === kind)
  if (!known) throw new StartupError(`--kind must be one of ${SHEETS.join(', ')}.`)
  writeFileSync(path, await drawSheet(known))
  process.stdout.write(`The sheet of ${kind} is in ${path}.\n`)
}

async function makeFilms(wanted: string): Promise<void> {
  const { FILM_NAMES, makeFilm } = await import('./make-film.ts')
  const names = FILM_NAMES.filter((name) => wanted === 'all' || name === wanted)
  if (names.length === 0) throw new StartupError(`--film must be all or one of ${FILM_NAMES.join(', ')}.`)
  for (const name of names) await makeFilm(name, (line) => process.stdout.write(`${line}\n`))
}

async function drawTeam(): Promise<void> {
  const { makeTeam } = await import('./make-team.ts')
  await makeTeam((line) => process.stdout.write(`${line}\n`))
}

async function check(artists: number, every: number): Promise<void> {
  const { checkDemo } = await import('./check-demo.ts')
  const isWell = await checkDemo(artists, every, (line) => process.stdout.write(`${line}\n`))
  if (!isWell) throw new StartupError('The catalogue is not as it should be; see above.')
}

async function storeAll(): Promise<void> {
  const { storeOriginals } = await import('./store-originals.ts')
  const config = readConfig()
  const files = await openFileStore(config.files, join(config.dataDirectory, 'files'))
  await withDatabase(config, (db) =>
    storeOriginals(db, files, config.workers ?? availableParallelism(), (line) =>
      process.stdout.write(`${line}\n`),
    ),
  )
}

async function withDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(config, openLog('warn'))
  try {
    await migrate(database, MIGRATIONS)
    await work(database.db)
  } finally {
    await database.close()
  }
}

async function seed(size: DemoSize): Promise<void> {
  await withDatabase(readConfig(), async (db) => {
    if (await hasArtists(db))
      throw new StartupError('The database already has artists; the demo only fills an empty one.')
    const started = performance.now()
    let told = started
    await seedDemo(db, size, new Date(), ({ artists, images }) => {
      if (performance.now() - told < 2_000) return
      told = performance.now()
      process.stdout.write(`${artists} of ${size.artists} artists, ${images} images ...\n`)
    })
    process.stdout.write(
      `The demo catalogue is in, after ${Math.round((performance.now() - started) / 100) / 10} s.\n`,
    )
  })
}

function count(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined) return usual
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new StartupError(`--${name} must be a whole number from 1 to ${most}.`)
}

await runCommand(main)
