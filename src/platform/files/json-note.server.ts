import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { z } from 'zod'

/** Keeps a small fact of this machine as JSON, whole or not at all. */
export async function writeNote(path: string, value: object): Promise<void> {
  // With PostgreSQL and S3 nothing else needs the folder.
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, JSON.stringify(value))
  await rename(`${path}.part`, path)
}

/** Returns null where there is no such note, or none that can be read. */
export async function readNote<Value>(path: string, schema: z.ZodType<Value>): Promise<Value | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}
