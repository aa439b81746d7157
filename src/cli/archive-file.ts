import { stat } from 'node:fs/promises'
import { readArchive } from '#domain/backup/read-archive.server.ts'
import { StartupError } from '#platform/config.ts'

/** Reads the first entry only. @throws StartupError, or what the system says of the file. */
export async function refuseOtherFile(file: string): Promise<void> {
  if (!(await stat(file)).isFile()) throw new StartupError(`${file} is no file.`)
  for await (const _ of readArchive(file)) return
}
