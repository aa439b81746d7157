import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const LastBackup = z.object({
  finishedAt: z.iso.datetime(),
  rows: z.int(),
  originals: z.int(),
  /** Of the archive; what a command wrote does not say it. */
  bytes: z.int().optional(),
})
type LastBackup = z.infer<typeof LastBackup>

/** What came of the newest backup's copy, or of the attempt to restore it. */
const Outcome = z.object({
  at: z.iso.datetime(),
  archive: z.string(),
  isGood: z.boolean(),
  /** When it went well last; null for never. */
  goodAt: z.iso.datetime().nullable(),
})
export type Outcome = z.infer<typeof Outcome>
type OutcomeName = 'copy' | 'drill'

/** Records on this machine that a backup was written. */
export const noteBackup = (dataDirectory: string, backup: LastBackup) => note(dataDirectory, 'backup', backup)

/** Null when there was no backup, or its record cannot be read. */
export const findLastBackup = (dataDirectory: string) => findNote(dataDirectory, 'backup', LastBackup)

export const findOutcome = (dataDirectory: string, name: OutcomeName) =>
  findNote(dataDirectory, name, Outcome)

export async function noteOutcome(
  dataDirectory: string,
  name: OutcomeName,
  { now, archive, isGood }: { now: Date; archive: string; isGood: boolean },
): Promise<void> {
  const at = now.toISOString()
  const goodAt = isGood ? at : ((await findOutcome(dataDirectory, name))?.goodAt ?? null)
  await note(dataDirectory, name, { at, archive, isGood, goodAt })
}

async function note(dataDirectory: string, name: string, value: object): Promise<void> {
  const path = join(dataDirectory, `last-${name}.json`)
  // With PostgreSQL and S3 nothing else needs the folder.
  await mkdir(dataDirectory, { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(value))
  await rename(`${path}.part`, path)
}

async function findNote<Value>(
  dataDirectory: string,
  name: string,
  schema: z.ZodType<Value>,
): Promise<Value | null> {
  try {
    return schema.parse(JSON.parse(await readFile(join(dataDirectory, `last-${name}.json`), 'utf8')))
  } catch {
    return null
  }
}
