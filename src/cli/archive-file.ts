import { stat } from 'node:fs/promises'
import { readArchive } from '#domain/backup/archive/read-archive.server.ts'
import { StartupError } from '#platform/config.ts'

/**
 * Refuses a file before a database is opened for it; whether the archive is whole is found out later.
 * @throws StartupError, or what the system says of the file
 */
export async function refuseOtherFile(file: string): Promise<void> {
  if (!(await stat(file)).isFile()) throw new StartupError(`${file} is no file.`)
  // The first entry says enough.
  for await (const _ of readArchive(file)) return
}
