import pLimit from 'p-limit'
import { portraitsOf } from '#domain/catalogue/artist-list.ts'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { listPlannedImages } from '#domain/catalogue/hidden-images.server.ts'
import { inOrder, SHUFFLE_SHOWN_MS, shuffleAt, shuffled } from '#domain/catalogue/image-order.ts'
import { listOneOfEachArtist, NOTHING_ALIKE } from '#domain/catalogue/spread-images.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { listUnpreparedPictureIds, updatePlaceholders } from '#domain/imaging/pictures.server.ts'
import { computePlaceholder } from '#domain/imaging/placeholder.server.ts'
import type { Variants } from '#domain/imaging/variants.server.ts'
import type { Clock } from '#platform/clock.ts'
import { coalesce } from '#platform/concurrency.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { site } from '#site/site.server.ts'
import type { ReadModel, Snapshot } from './snapshot.server.ts'

type PreparingNeeds = {
  clock: Clock
  log: Log
  database: OpenDatabase
  variants: Variants
  readModel: ReadModel
  /** It is told after each picture; the catalogue has it only after the batch. */
  onPrepared?: () => void
}

type PicturePlaceholder = { id: number; thumbHash: string; dominantColour: string }

/** Grids on most screens are 640 wide, from which the placeholder is computed too; those on phones are 320. */
const PREPARED_WIDTHS = [640, 320] as const
/** Each batch reloads the catalogue, and an unfinished one is lost when the process ends. */
const BATCH_SIZE = 200
const SHUFFLES_AHEAD = 5

/**
 * Makes the small variants of pictures without a placeholder, those of the home page first and those that go on later
 * last, and returns how many. The next start continues where it stopped, and tries pictures that cannot be read again.
 */
export async function preparePictures(
  { clock, database, readModel, variants, log, onPrepared }: PreparingNeeds,
  concurrency: number,
  signal: AbortSignal,
): Promise<number> {
  const unprepared = new Set(await listUnpreparedPictureIds(database.db))
  // Most changes add no pictures; this saves sorting the whole catalogue.
  if (unprepared.size === 0) return 0
  const now = clock.now()
  const planned = (await listPlannedImages(database.db, now)).map((image) => image.picture)
  const waiting = [...sortByPriority(readModel.current(), now), ...planned].filter((picture) =>
    unprepared.has(picture.id),
  )
  const started = performance.now()
  const limit = pLimit(concurrency)
  let prepared = 0
  for (let start = 0; start < waiting.length && !signal.aborted; start += BATCH_SIZE) {
    const batch = waiting.slice(start, start + BATCH_SIZE)
    const results = await Promise.all(
      batch.map((picture) => limit(() => (signal.aborted ? null : prepare(picture)))),
    )
    const found = results.filter((result) => result !== null)
    await updatePlaceholders(database.db, found)
    prepared += found.length
    const milliseconds = Math.round(performance.now() - started)
    log.info({ prepared, waiting: waiting.length - prepared, milliseconds }, 'pictures.prepared')
  }
  return prepared

  async function prepare(picture: Picture): Promise<PicturePlaceholder | null> {
    const [bytes] = await variants.getAll(
      picture,
      PREPARED_WIDTHS.map((width) => ({ width, format: 'webp', moving: true })),
    )
    if (!bytes) return null
    const placeholder = await computePlaceholder(bytes)
    onPrepared?.()
    return { id: picture.id, ...placeholder }
  }
}

function sortByPriority({ catalogue, editorial, pictures }: Snapshot, now: Date): Picture[] {
  const { heroes, news, banners } = editorial
  const [hero] = heroes
  const byRating = catalogue.images.toSorted((one, other) => other.rating - one.rating)
  return [
    ...new Set([
      ...(hero ? [hero.picture, hero.phonePicture] : []),
      ...news.slice(0, site.limits.homeNews).map((item) => item.picture),
      ...[...banners.values()].map((banner) => banner.picture),
      ...shufflesFrom(now).flatMap((seed) => onHomePage(catalogue, seed)),
      ...portraitsOf(catalogue.artists),
      ...byRating.map((image) => image.picture),
      ...pictures.values(),
    ]),
  ]
}

function onHomePage(catalogue: Catalogue, seed: number): Picture[] {
  const images = inOrder(catalogue, catalogue.images, 'random', seed)
  const most = site.limits.homeImages
  const works = listOneOfEachArtist(images, { order: 'random', most, looksAlike: NOTHING_ALIKE })
  const faces = shuffled(catalogue.artists, seed).slice(0, site.limits.homeImages)
  return [...works.map((image) => image.picture), ...portraitsOf(faces)]
}

function shufflesFrom(now: Date): number[] {
  return Array.from({ length: SHUFFLES_AHEAD }, (_, ahead) =>
    shuffleAt(new Date(now.getTime() + ahead * SHUFFLE_SHOWN_MS)),
  )
}

/** Changes of the catalogue come in bursts, and each prepared batch is a change itself. */
const PAUSE_BETWEEN_RUNS_MS = 5_000

/**
 * Prepares pictures that staff or an import add while the site runs, soon after they become visible. Ends when the
 * signal is aborted.
 */
export function keepPicturesPrepared(needs: PreparingNeeds, concurrency: number, signal: AbortSignal): void {
  const { log, readModel } = needs
  const prepare = coalesce(async () => {
    if (!signal.aborted) await preparePictures(needs, concurrency, signal)
  }, PAUSE_BETWEEN_RUNS_MS)
  readModel.onChange(() => {
    if (signal.aborted) return
    void prepare().catch((error) => log.error({ error }, 'pictures.not-prepared'))
  })
}
