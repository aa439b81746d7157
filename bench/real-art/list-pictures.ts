import { globSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Found } from './families.ts'
import { hashOfWork } from './look-at-picture.ts'
import type { Source } from './sources.ts'

const PICTURES = '**/*.{png,jpg,jpeg,webp}'
/** Parts of a user interface, named so by every game. */
const NO_WORKS = /mask|button|highlight|pressed|font|cursor|icons\/(tech|buttons)/i
const AT_ONCE = 2

/** What may be a work of the unpacked packages. */
export async function listPictures(source: Source, unpacked: string): Promise<Found[]> {
  const limit = pLimit(AT_ONCE)
  const below = join(unpacked, source.package, source.below)
  const paths = Object.entries(source.folders).flatMap(([folder, levels]) =>
    globSync(PICTURES, { cwd: join(below, folder) })
      .sort()
      .filter((path) => !NO_WORKS.test(path))
      .map((path) => ({
        path: join(below, folder, path),
        family: [source.package, folder, ...path.split('/').slice(0, -1).slice(0, levels)].join('/'),
      })),
  )
  const hashed = await Promise.all(
    paths.map(({ path, family }) => limit(async () => ({ path, family, hash: await hashOfWork(path) }))),
  )
  return hashed.flatMap(({ hash, ...found }) => (hash === null ? [] : [{ ...found, hash }]))
}
