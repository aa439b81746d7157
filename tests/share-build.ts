import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#platform/files/file-store.ts'
import { shareAssets } from '#server/routes/shared-assets.ts'
import { openTestFolder } from './run-program.ts'

/** Shares a build with these files, each of which holds its own address. */
export async function shareBuild(files: FileStore, addresses: readonly string[], now: Date): Promise<void> {
  await using place = await openTestFolder()
  const built = new Map(addresses.map((address, number) => [address, join(place.folder, String(number))]))
  await Promise.all([...built].map(([address, path]) => writeFile(path, `/* ${address} */`)))
  await shareAssets(files, built, now)
}
