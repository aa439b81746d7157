import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** In the data directory. */
const LAST_BACKUP = 'last-backup.json'

const LastBackup = z.object({ finishedAt: z.iso.datetime(), rows: z.int(), originals: z.int() })
type LastBackup = z.infer<typeof LastBackup>

/** Records on this machine that a backup was written. */
export async function noteBackup(dataDirectory: string, backup: LastBackup): Promise<void> {
  const path = join(dataDirectory, LAST_BACKUP)
  // With PostgreSQL and S3 nothing else needs the folder.
  await mkdir(dataDirectory, { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(backup))
  await rename(`${path}.part`, path)
}

/** Null when there was no backup, or its record cannot be read. */
export async function findLastBackup(dataDirectory: string): Promise<LastBackup | null> {
  try {
    return LastBackup.parse(JSON.parse(await readFile(join(dataDirectory, LAST_BACKUP), 'utf8')))
  } catch {
    return null
  }
}
