import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { z } from 'zod'
import { type FileStore, isFileKey } from '#platform/files/file-store.ts'

/** Below it, by their address, the files of this build and of those before. */
const ASSETS = 'builds/files'
/** Below it one list for each build. */
const LISTS = 'builds/lists'
/** The build itself, and those whose pages somebody may still have open. */
const KEPT_BUILDS = 5
const WRITTEN_AT_ONCE = 16
/** The form of names that a build gives; files with other names are not searched for. */
const HASHED = /-[\w-]{8}\.\w+$/

const Build = z.object({ sharedAt: z.number(), keys: z.array(z.string()) })

/**
 * All instances and versions share the store, since a page of one version may ask an instance of another for its
 * scripts. Deletes the files of builds that are long gone. @param built paths on the disk by address
 */
export async function shareAssets(
  files: FileStore,
  built: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const paths = new Map([...built].map(([address, path]) => [ASSETS + address, path]))
  const keys = [...paths.keys()].sort()
  const id = createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 16)
  const list = `${LISTS}/${id}.json`
  // A list comes after its files. Else a start would look at some hundred of them before anybody is answered.
  if (!(await files.read(list))) await addFiles(files, paths)
  const build = { sharedAt: now.getTime(), keys }
  await files.write(list, Buffer.from(JSON.stringify(build)))
  await purgeOldBuilds(files)
}

async function addFiles(files: FileStore, paths: ReadonlyMap<string, string>): Promise<void> {
  const stored = new Set(await listKeys(files, ASSETS))
  const limit = pLimit(WRITTEN_AT_ONCE)
  const missing = [...paths].filter(([key]) => !stored.has(key))
  await Promise.all(
    missing.map(([key, path]) =>
      limit(async () => files.write(key, await readFile(path), 'until a power cut')),
    ),
  )
}

async function purgeOldBuilds(files: FileStore): Promise<void> {
  const lists = await listKeys(files, LISTS)
  if (lists.length <= KEPT_BUILDS) return
  const builds = await Promise.all(lists.map(async (list) => ({ list, ...(await readBuild(files, list)) })))
  builds.sort((one, other) => other.sharedAt - one.sharedAt)
  const neededKeys = new Set(builds.slice(0, KEPT_BUILDS).flatMap(({ keys }) => keys))
  for (const { list, keys } of builds.slice(KEPT_BUILDS)) {
    // The list goes first, so that every list that exists has its files.
    await files.remove(list)
    for (const key of keys) if (!neededKeys.has(key)) await files.remove(key)
  }
}

/** A list that another instance has just deleted reads as empty, since nothing is left to delete. */
async function readBuild(files: FileStore, list: string): Promise<z.infer<typeof Build>> {
  const bytes = await files.read(list)
  return bytes ? Build.parse(JSON.parse(String(bytes))) : { sharedAt: 0, keys: [] }
}

async function listKeys(files: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list(prefix)) keys.push(key)
  return keys
}

export async function findSharedAsset(
  files: FileStore,
  address: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const key = ASSETS + address
  return HASHED.test(address) && isFileKey(key) ? files.read(key) : null
}
