import { writeSync } from 'node:fs'
import { addArtists } from '#domain/catalogue/storage/artists.server.ts'
import { addImages } from '#domain/catalogue/storage/images.server.ts'
import { addPictures } from '#domain/imaging/pictures.server.ts'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openLog } from '#platform/log.ts'
import { runCommand } from '#platform/run-command.ts'
import { IMAGES_OF_EACH, PICTURES_OF_EACH } from './kill-test-check.server.ts'

// Run by the kill test in its own process. It writes until it is killed, one artist with images per transaction, and
// prints an artist's id after the transaction was acknowledged.

const STANDARD_OUTPUT = 1

async function main(): Promise<void> {
  const database = await openDatabase(readConfig(), openLog('warn'))
  await migrate(database, MIGRATIONS)
  // With the process id, so that two writers of a test never use the same code.
  for (let number = 0; ; number++) {
    const id = await database.db.transaction((tx) => addOneArtist(tx, `artist-${process.pid}-${number}`))
    // Synchronously, so that a printed line is never lost in a buffer.
    writeSync(STANDARD_OUTPUT, `${id}\n`)
  }
}

async function addOneArtist(tx: Database, code: string): Promise<number> {
  const picture = {
    originalKey: 'originals/none.png',
    format: 'png' as const,
    width: 1200,
    height: 800,
    dominantColour: '#8899aa',
  }
  const pictures = Array.from({ length: PICTURES_OF_EACH }, () => ({ ...picture, contentVersion: code }))
  const [portraitId = 0, ...imageIds] = await addPictures(tx, pictures)
  const [artistId = 0] = await addArtists(tx, [
    { code, name: `Kai ${code}`, sortName: code, bioDe: code.repeat(20), portraitId },
  ])
  const texts = { titleDe: 'Wal', titleEn: 'Whale', altDe: 'Ein Wal', altEn: 'A whale', galleryIds: [] }
  await addImages(
    tx,
    imageIds.slice(0, IMAGES_OF_EACH).map((id) => ({ ...texts, id, artistId })),
  )
  return artistId
}

await runCommand(main)
