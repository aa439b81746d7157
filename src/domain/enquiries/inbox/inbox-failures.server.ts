import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { fsyncDirectory } from '#platform/files/local-files.server.ts'

/** Lies beside the record of a submission of which a file could not be ingested. */
export const FAILURES_FILE = 'failures.json'

const Failures = z.object({
  /** How often each file could not be ingested, by its name in the inbox. */
  counts: z.record(z.string(), z.int().positive()),
  lastAt: z.iso.datetime().transform((text) => new Date(text)),
})
export type Failures = z.infer<typeof Failures>

/** Null where nothing failed yet. What cannot be read begins anew: that costs a few attempts more, and no file. */
export async function readFailures(place: string): Promise<Failures | null> {
  const text = await readFile(join(place, FAILURES_FILE), 'utf8').catch(() => '')
  return Failures.safeParse(parseOrNull(text)).data ?? null
}

/** Survives the process and the power. */
export async function writeFailures(place: string, failures: Failures): Promise<void> {
  const draft = join(place, `${FAILURES_FILE}.part`)
  await writeFile(draft, JSON.stringify(failures), { flush: true })
  await rename(draft, join(place, FAILURES_FILE))
  await fsyncDirectory(place)
}

/** Null for what is no JSON. */
export function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
