import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { hasArtists } from '#domain/catalogue/catalogue.server.ts'
import type { CommandInput } from '#platform/command-line/command.ts'
import { refuseArguments } from '#platform/command-line/read-arguments.mjs'
import { type Config, readConfig, StartupError } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFileStore } from '#platform/files/open-file-store.server.ts'
import { openLog } from '#platform/log.ts'
import { runDeclared } from '#platform/run-command.ts'
import { COMMANDS } from '#scripts/commands.mjs'
import { type DemoSize, USUAL_SIZE } from './plan-catalogue.ts'
import { seedDemo } from './seed-demo.ts'

async function main(given: CommandInput<(typeof COMMANDS)['demo']>): Promise<void> {
  const { artists = USUAL_SIZE.artists, images = USUAL_SIZE.images } = given
  if (given.sheet) await drawSheetTo(given.sheet, given.kind)
  else if (given.film) await makeFilms(given.film)
  else if (given.team) await drawTeam()
  else if (given.draw) await storeAll()
  else if (given.check) await check(artists, given.every)
  else await seed({ artists, images })
}

async function drawSheetTo(path: string, kind: string): Promise<void> {
  const { drawSheet, SHEETS } = await import('./draw-sheet.ts')
  const known = SHEETS.find((sheet) => sheet === kind)
  if (!known) return refuseArguments(COMMANDS, 'demo', `--kind needs one of ${SHEETS.join(', ')}.`)
  writeFileSync(path, await drawSheet(known))
  process.stdout.write(`The sheet of ${kind} is in ${path}.\n`)
}

async function makeFilms(wanted: string): Promise<void> {
  const { FILM_NAMES, makeFilm } = await import('./make-content.ts')
  const names = FILM_NAMES.filter((name) => wanted === 'all' || name === wanted)
  if (names.length === 0)
    refuseArguments(COMMANDS, 'demo', `--film needs all or one of ${FILM_NAMES.join(', ')}.`)
  for (const name of names) await makeFilm(name, (line) => process.stdout.write(`${line}\n`))
}

async function drawTeam(): Promise<void> {
  const { makeTeam } = await import('./make-content.ts')
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

await runDeclared(COMMANDS, 'demo', main)
