import pLimit from 'p-limit'
import {
  inOrder,
  oneOfEachArtist,
  SHUFFLE_SHOWN_MS,
  shuffleAt,
  shuffled,
} from '#domain/catalogue/image-order.ts'
import type { Catalogue } from '#domain/catalogue/model.ts'
import type { Picture } from '#domain/imaging/model.ts'
import { changeLooks, listUnseenPictureIds } from '#domain/imaging/pictures.server.ts'
import { lookAtPicture } from '#domain/imaging/placeholder.server.ts'
import type { Variants } from '#domain/imaging/variants/variants.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { site } from '#site/site.server.ts'
import type { ReadModel, Snapshot } from './snapshot.server.ts'

export type PreparingNeeds = {
  clock: Clock
  log: Log
  database: OpenDatabase
  variants: Variants
  readModel: ReadModel
}

type Look = { id: number; thumbHash: string; ground: string }

/** What walls ask for on most screens and what a look needs, then what phones ask for. */
const PREPARED_WIDTHS = [640, 320] as const
/** Enough that the catalogue is not read anew all the time, few enough that little is lost when the process ends. */
const LOOKS_AT_ONCE = 200
/** The home pages of the next minutes come before everything else; by then the rest is done. */
const SHUFFLES_AHEAD = 5

/**
 * Makes the 640s of all pictures that nobody has looked at yet and keeps ThumbHash and ground of each, what the home page
 * shows first. Goes on where it stopped at the next start. Answers how many were prepared; a picture that cannot be
 * read was logged by the variants and is tried again at the next start.
 */
export async function preparePictures(
  { clock, database, readModel, variants, log }: PreparingNeeds,
  concurrency: number,
  signal: AbortSignal,
): Promise<number> {
  const unseen = new Set(await listUnseenPictureIds(database.db))
  // After most changes there is nothing new; putting the whole catalogue in order would be for nothing.
  if (unseen.size === 0) return 0
  const waiting = inOrderOfSight(readModel.current(), clock.now()).filter((picture) => unseen.has(picture.id))
  const started = performance.now()
  const limit = pLimit(concurrency)
  let prepared = 0
  for (let start = 0; start < waiting.length && !signal.aborted; start += LOOKS_AT_ONCE) {
    const batch = waiting.slice(start, start + LOOKS_AT_ONCE)
    const looks = await Promise.all(
      batch.map((picture) => limit(() => (signal.aborted ? null : lookAt(picture)))),
    )
    const found = looks.filter((look) => look !== null)
    await changeLooks(database.db, found)
    prepared += found.length
    const milliseconds = Math.round(performance.now() - started)
    log.info({ prepared, waiting: waiting.length - prepared, milliseconds }, 'pictures.prepared')
  }
  return prepared

  async function lookAt(picture: Picture): Promise<Look | null> {
    const [bytes] = await Promise.all(
      PREPARED_WIDTHS.map((width) => variants.get(picture, { width, format: 'webp', moving: true })),
    )
    return bytes ? { id: picture.id, ...(await lookAtPicture(bytes)) } : null
  }
}

/** All pictures, each once, those that a visitor meets first at the beginning. */
function inOrderOfSight({ catalogue, editorial, pictures }: Snapshot, now: Date): Picture[] {
  const { heroes, news, banners } = editorial
  const [hero] = heroes
  const byRating = catalogue.images.toSorted((one, other) => other.rating - one.rating)
  return [
    ...new Set([
      ...(hero ? [hero.picture, hero.phonePicture] : []),
      ...news.slice(0, site.limits.homeNews).map((item) => item.picture),
      ...[...banners.values()].map((banner) => banner.picture),
      ...shufflesFrom(now).flatMap((seed) => onHomePage(catalogue, seed)),
      ...catalogue.artists.map((artist) => artist.portrait),
      ...byRating.map((image) => image.picture),
      ...pictures.values(),
    ]),
  ]
}

/** The works and faces that the home page shows with this shuffle. */
function onHomePage(catalogue: Catalogue, seed: number): Picture[] {
  const works = oneOfEachArtist(inOrder(catalogue, catalogue.images, 'random', seed), site.limits.homeImages)
  const faces = shuffled(catalogue.artists, seed).slice(0, site.limits.homeImages)
  return [...works.map((image) => image.picture), ...faces.map((artist) => artist.portrait)]
}

function shufflesFrom(now: Date): number[] {
  return Array.from({ length: SHUFFLES_AHEAD }, (_, ahead) =>
    shuffleAt(new Date(now.getTime() + ahead * SHUFFLE_SHOWN_MS)),
  )
}
