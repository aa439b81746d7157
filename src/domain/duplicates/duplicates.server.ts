import { eq, inArray } from 'drizzle-orm'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { listHiddenImages } from '#domain/catalogue/hidden-images.server.ts'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { listPictureFacts } from '#domain/imaging/edit-pictures.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { openPicture, PAPER } from '#domain/imaging/open-picture.server.ts'
import { copySmall, type SmallCopy } from '#domain/imaging/originals/copy-small.server.ts'
import type { Variants } from '#domain/imaging/variants.server.ts'
import type { ImagePair } from '#domain/search/visual/find-pairs.server.ts'
import type { OpenVisualSearch } from '#domain/search/visual/open-visual-search.server.ts'
import { LEAST_PLACES } from '#domain/search/visual/same-drawing.server.ts'
import type { Clock } from '#platform/clock.ts'
import { type Database, inBatches } from '#platform/database/database.ts'
import { openPool } from '#platform/jobs/open-pool.server.ts'
import type { Log } from '#platform/log.ts'
import { type comparePairs, type Likeness, SMALL_SIDE, type SmallGrey } from './compare-pictures.ts'
import { keyOf, listDistinct } from './distinct-images.server.ts'
import { type DuplicatePair, type DuplicateState, MOST_PAIRS } from './duplicates-model.ts'

export type Duplicates = {
  state: () => DuplicateState
  begin: () => void
  settled: () => Promise<void>
  close: () => Promise<void>
}

type DuplicatesNeeds = {
  db: Database
  clock: Clock
  log: Log
  variants: Variants
  visual: Pick<OpenVisualSearch, 'findPairs' | 'countPlaces'>
  catalogue: () => Catalogue
}

/** This variant is indexed, so it exists for every image that has vectors. */
const COMPARED_VARIANT = { width: 640, format: 'webp', moving: true } as const
/** Cropped, mirrored or recoloured copies are nearer than this by content; pairs farther apart are not compared. */
const LEAST_SIMILARITY = 0.35
/** Each image is compared with so many: more copies of one picture find each other in a chain. */
const NEAREST_OF_EACH = 6
/** Comparing so many takes a minute or two and at most 100 MB; the most similar pairs are compared first. */
const MOST_COMPARED = 5_000
const COMPARED_AT_ONCE = 100
/** Measured on real works: none of 600 random pairs reaches it, but 95 of 100 copies cropped to a third do. */
const SAME_PICTURE = 0.6

/** Searches on demand, one search at a time; the results stay in memory. */
export function openDuplicates(needs: DuplicatesNeeds): Duplicates {
  const { clock, log } = needs
  const stopping = new AbortController()
  const thread = openPool<typeof comparePairs>({
    module: new URL('./compare-pictures.ts', import.meta.url),
    name: 'comparePairs',
  })
  let state: DuplicateState = { state: 'none' }
  let running = Promise.resolve()

  async function search(): Promise<void> {
    const pictures = await listPictures(needs)
    const tell = (stage: 'finding' | 'comparing') => (done: number, all: number) => {
      state = { state: 'running', stage, done, all }
    }
    const found = await needs.visual.findPairs({
      least: LEAST_SIMILARITY,
      mostOfEach: NEAREST_OF_EACH,
      signal: stopping.signal,
      onProgress: tell('finding'),
    })
    // The index knows images that were deleted since.
    const pairs = found
      .filter(({ id, otherId }) => pictures.has(id) && pictures.has(otherId))
      .sort((one, other) => other.similarity - one.similarity)
      .slice(0, MOST_COMPARED)
    const compare = openComparing(needs, pictures, (task) => thread.run(task, { signal: stopping.signal }))
    const same: DuplicatePair[] = []
    for (let from = 0; from < pairs.length; from += COMPARED_AT_ONCE) {
      stopping.signal.throwIfAborted()
      tell('comparing')(from, pairs.length)
      for (const pair of await compare(pairs.slice(from, from + COMPARED_AT_ONCE)))
        if (pair.places >= LEAST_PLACES) same.push(pair)
    }
    same.sort((one, other) => other.places - one.places)
    state = { state: 'done', pairs: same.slice(0, MOST_PAIRS), images: pictures.size, foundAt: clock.now() }
    log.info({ images: pictures.size, compared: pairs.length, same: same.length }, 'duplicates.found')
  }

  return {
    state: () => state,
    begin: () => {
      if (state.state === 'running') return
      state = { state: 'running', stage: 'finding', done: 0, all: 0 }
      running = search().catch((error) => {
        state = { state: 'failed' }
        if (!stopping.signal.aborted) log.error({ error }, 'duplicates.not-found')
      })
    },
    settled: () => running,
    close: async () => {
      stopping.abort()
      await running
      await thread.close()
    },
  }
}

async function listPictures({ db, clock, catalogue }: DuplicatesNeeds): Promise<Map<number, Picture>> {
  const hidden = await listHiddenImages(db, clock.now())
  return new Map([...catalogue().images, ...hidden].map(({ id, picture }) => [id, picture]))
}

type Compare = (pairs: readonly ImagePair[]) => Promise<DuplicatePair[]>

/** Only what is alike as a whole is compared by its corners: works that share a ground have none in common. */
function openComparing(
  { variants, visual }: DuplicatesNeeds,
  pictures: ReadonlyMap<number, Picture>,
  run: (task: [SmallGrey, SmallGrey][]) => Promise<Likeness[]>,
): Compare {
  const greys = new Map<number, SmallGrey | null>()
  const readGrey = async (id: number) => {
    const picture = pictures.get(id)
    const known = greys.get(id)
    if (known !== undefined || !picture) return known ?? null
    const bytes = await variants.get(picture, COMPARED_VARIANT)
    const grey = bytes ? await toSmallGrey(bytes) : null
    greys.set(id, grey)
    return grey
  }
  const readCopy = async (id: number) => {
    const picture = pictures.get(id)
    const bytes = picture && (await variants.get(picture, COMPARED_VARIANT))
    return bytes ? copySmall(bytes) : null
  }
  return async (pairs) => {
    const ready: { pair: ImagePair; task: [SmallGrey, SmallGrey] }[] = []
    for (const pair of pairs) {
      const [one, other] = [await readGrey(pair.id), await readGrey(pair.otherId)]
      if (one && other) ready.push({ pair, task: [one, other] })
    }
    const likenesses = await run(ready.map(({ task }) => task))
    const alike: DuplicatePair[] = []
    for (const [at, { pair }] of ready.entries()) {
      const { likeness = 0, isMirrored = false } = likenesses[at] ?? {}
      const { id, otherId } = pair
      if (likeness < SAME_PICTURE) continue
      const [one, other] = [await readCopy(id), await readCopy(otherId)]
      const places = one && other ? await visual.countPlaces(isMirrored ? mirror(one) : one, other) : 0
      alike.push({ id, otherId, places, isMirrored })
    }
    return alike
  }
}

function mirror({ pixels, width, height }: SmallCopy): SmallCopy {
  const mirrored = new Uint8Array(pixels.length)
  for (let at = 0; at < width * height; at++) {
    const column = at % width
    const from = BYTES_OF_PIXEL * (at - column + (width - 1 - column))
    mirrored.set(pixels.subarray(from, from + BYTES_OF_PIXEL), BYTES_OF_PIXEL * at)
  }
  return { pixels: mirrored, width, height }
}

const BYTES_OF_PIXEL = 3

async function toSmallGrey(bytes: Uint8Array): Promise<SmallGrey> {
  const picture = await openPicture(bytes)
  const { data, info } = await picture
    .flatten({ background: PAPER })
    .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: Uint8Array.from(data) }
}

export type PairedImage = {
  id: number
  titleDe: string
  titleEn: string
  artistId: number
  artistName: string
  hidden: boolean
  thumb: string
}

type ListedPair = { one: PairedImage; other: PairedImage; isMirrored: boolean }

/** Leaves out pairs with a deleted image or marked as different. */
export async function listPairs(db: Database, pairs: readonly DuplicatePair[]): Promise<ListedPair[]> {
  const distinct = await listDistinct(db)
  const open = pairs.filter((pair) => !distinct.has(keyOf(pair)))
  const shown = await readImages(db, [...new Set(open.flatMap(({ id, otherId }) => [id, otherId]))])
  return open.flatMap(({ id, otherId, isMirrored }): ListedPair[] => {
    const [one, other] = [shown.get(id), shown.get(otherId)]
    return one && other ? [{ one, other, isMirrored }] : []
  })
}

async function readImages(db: Database, ids: readonly number[]): Promise<Map<number, PairedImage>> {
  const { id, titleDe, titleEn, artistId, hidden } = images
  const rows = await inBatches(ids, (batch) =>
    db
      .select({ id, titleDe, titleEn, artistId, hidden, artistName: artists.name })
      .from(images)
      .innerJoin(artists, eq(artists.id, artistId))
      .where(inArray(id, batch)),
  )
  const facts = await listPictureFacts(db, ids)
  return new Map(rows.map((row) => [row.id, { ...row, thumb: facts.get(row.id)?.thumb ?? '' }]))
}
