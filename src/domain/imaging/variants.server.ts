import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { type Clock, systemClock } from '#platform/clock.ts'
import { openSingleFlight } from '#platform/concurrency.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import type { Log } from '#platform/log.ts'
import { observed } from '#platform/telemetry/operations.ts'
import type { Picture } from './imaging-model.ts'
import { makeVariant } from './make-variant.server.ts'
import { contentOf, type Licensor, type Making, planVariant, type Variant } from './plan-variant.ts'

export type Variants = {
  /** Makes the file at the first request; null when the original is missing or broken. Rejects when the store fails. */
  get: (picture: Picture, variant: Variant) => Promise<Bytes | null>
  /** Returns several variants of one picture, whose original is read or drawn once. */
  getAll: (picture: Picture, variants: readonly Variant[]) => Promise<(Bytes | null)[]>
}

type Bytes = Buffer<ArrayBuffer>
type ReadOriginal = () => Promise<Bytes | null>
type Opening = {
  files: PictureStore
  log: Log
  concurrency: number
  licensor: Licensor
  clock?: Clock
}

/** Makes every variant once: requests at the same time share the work, later ones get the stored file. */
export function openVariants({ files, log, concurrency, licensor, clock = systemClock }: Opening): Variants {
  const singleFlight = openSingleFlight<Bytes | null>()
  const failed = rememberFailedVariants(log, clock)
  const limit = pLimit(concurrency)

  function getAll(picture: Picture, variants: readonly Variant[]): Promise<(Bytes | null)[]> {
    const widest = Math.max(...variants.map(({ width }) => width))
    let reading: Promise<Bytes | null> | undefined
    const readOriginal = () => {
      reading ??= files.read(picture.originalKey, widest)
      return reading
    }
    return Promise.all(
      variants.map((variant) => {
        const { key, making } = planVariant(picture, variant, licensor)
        return singleFlight(key, () => findOrMake(key, picture, making, readOriginal))
      }),
    )
  }

  async function findOrMake(
    key: string,
    picture: Picture,
    making: Making,
    readOriginal: ReadOriginal,
  ): Promise<Bytes | null> {
    const stored = await files.read(key)
    if (stored || failed.has(key)) return stored
    const made = await limit(() =>
      observed('picture', 'make', () => make(picture, making, readOriginal, log)),
    )
    if ('failure' in made) {
      failed.add(key, picture, made.failure)
      return null
    }
    await store(files, log, key, made.bytes)
    return made.bytes
  }

  return {
    get: async (picture, variant) => {
      const [bytes = null] = await getAll(picture, [variant])
      return bytes
    },
    getAll,
  }
}

async function make(
  { id: pictureId }: Picture,
  making: Making,
  readOriginal: ReadOriginal,
  log: Log,
): Promise<{ bytes: Bytes } | { failure: string }> {
  const { width, format, moving, watermarked } = making
  const started = performance.now()
  // This is outside of the try: a file store that fails says nothing about the original.
  const original = await readOriginal()
  if (!original) return { failure: 'The original is missing.' }
  try {
    const bytes = await makeVariant(original, making)
    const milliseconds = Math.round(performance.now() - started)
    log.debug({ pictureId, width, format, moving, watermarked, milliseconds }, 'variant.made')
    return { bytes }
  } catch (error) {
    return { failure: messageOf(error) }
  }
}

/** A full disk must not hide the picture that was just made. */
async function store(files: FileStore, log: Log, key: string, bytes: Bytes): Promise<void> {
  try {
    await files.write(key, bytes, 'until a power cut')
  } catch (error) {
    log.warn({ key, reason: messageOf(error) }, 'variant.not-stored')
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Asked for an original with `leastWidth`, it may return a smaller copy that is at least so many pixels wide. */
export type PictureStore = Omit<FileStore, 'read'> & {
  read: (key: string, leastWidth?: number) => Promise<Buffer<ArrayBuffer> | null>
}

/** A failed variant is not tried again at every request, and a repaired original is shown within a minute. */
export const FAILURE_IS_REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 50_000

/** Failures are remembered for each variant: a picture that fails in one size may succeed in another. */
type FailedVariants = {
  has: (key: string) => boolean
  /** Logs the first failure for each content of a picture, and remembers every one. */
  add: (key: string, picture: Picture, reason: string) => void
}

function rememberFailedVariants(log: Log, clock: Clock): FailedVariants {
  const perf = { now: () => clock.now().getTime() }
  const failed = new LRUCache<string, true>({
    max: MOST_REMEMBERED,
    ttl: FAILURE_IS_REMEMBERED_MS,
    ttlResolution: 0,
    perf,
  })
  const reported = new LRUCache<string, true>({ max: MOST_REMEMBERED })
  return {
    has: (key) => failed.has(key),
    add: (key, picture, reason) => {
      failed.set(key, true)
      const content = contentOf(picture)
      if (!reported.has(content)) log.error({ pictureId: picture.id, reason }, 'picture.broken')
      reported.set(content, true)
    },
  }
}
