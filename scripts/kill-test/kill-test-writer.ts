import { writeSync } from 'node:fs'
import { readConfig } from '#platform/config.ts'
import { MIGRATIONS, migrate } from '#platform/database/migrate.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openLog } from '#platform/log.ts'
import { runCommand } from '#platform/run-command.ts'
import { addOneArtist } from './add-one-artist.server.ts'

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

await runCommand(main)
