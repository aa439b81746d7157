import { join } from 'node:path'
import { z } from 'zod'
import { readNote, writeNote } from '#platform/files/local-files.server.ts'

const LastBackup = z.object({
  finishedAt: z.iso.datetime(),
  rows: z.int(),
  originals: z.int(),
  bytes: z.int().optional(),
})
type LastBackup = z.infer<typeof LastBackup>

const Outcome = z.object({
  at: z.iso.datetime(),
  archive: z.string(),
  isGood: z.boolean(),
  goodAt: z.iso.datetime().nullable(),
})
export type Outcome = z.infer<typeof Outcome>
type OutcomeName = 'copy' | 'drill'

export const noteBackup = (dataDirectory: string, backup: LastBackup) =>
  writeNote(pathOf(dataDirectory, 'backup'), backup)

/** Null when there was no backup, or its record cannot be read. */
export const findLastBackup = (dataDirectory: string) => readNote(pathOf(dataDirectory, 'backup'), LastBackup)

export const findOutcome = (dataDirectory: string, name: OutcomeName) =>
  readNote(pathOf(dataDirectory, name), Outcome)

export async function noteOutcome(
  dataDirectory: string,
  name: OutcomeName,
  { now, archive, isGood }: { now: Date; archive: string; isGood: boolean },
): Promise<void> {
  const at = now.toISOString()
  const goodAt = isGood ? at : ((await findOutcome(dataDirectory, name))?.goodAt ?? null)
  await writeNote(pathOf(dataDirectory, name), { at, archive, isGood, goodAt })
}

function pathOf(dataDirectory: string, name: 'backup' | OutcomeName): string {
  return join(dataDirectory, `last-${name}.json`)
}
