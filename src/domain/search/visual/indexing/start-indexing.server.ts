import { needsRefit, refit } from '#domain/search/visual/fitting/refit.server.ts'
import { VECTORS_CHANNEL } from '#domain/search/visual/vectors.server.ts'
import type { Looked } from '#domain/search/visual/visual-needs.ts'
import { openBackgroundJob } from '#platform/background-job.ts'
import { coalesce } from '#platform/concurrency/coalesce.ts'
import { DESCRIBING_LOCK, type Describing, describeImages, describeMissing } from './index-images.server.ts'

export type CatalogueKeeping = {
  /** Ends when everything is read that was there at the last change that was heard of. */
  synced: () => Promise<void>
  describeCatalogue: () => Promise<void>
  keepDescribed: () => void
  /** Describes images before they are visible; answers how many could be looked at. */
  describeAhead: (images: readonly Looked[]) => Promise<number>
  close: () => Promise<void>
}

/** Changes of the catalogue come in bursts. */
const PAUSE_BETWEEN_LOOKS_MS = 1_000
/** Who could not be looked at, as the file store or the database was away, is tried again. */
const LOOK_EVERY_MS = 60_000

/** Keeps what is described in step with the catalogue, and with what other instances describe. */
export async function openCatalogueKeeping(work: Describing): Promise<CatalogueKeeping> {
  const { database, described, log, catalogue, onCatalogueChange } = work
  const stopping = new AbortController()
  const broken = new Set<string>()

  const sync = coalesce(described.sync, 0)
  let synced = Promise.resolve()
  /** What is known already goes on being found when the database cannot be read; the next change tries again. */
  function syncInBackground(): void {
    synced = sync().catch((error) => log.error({ error }, 'vectors.not-loaded'))
  }

  function hear(payload: string): void {
    if (payload === '') syncInBackground()
    else described.learn(payload.split(',').map(Number)).catch(syncInBackground)
  }

  const job = openBackgroundJob({
    run: async (signal) => {
      await synced
      await describeMissing(work, broken, signal)
      if (needsRefit(catalogue(), described.current().projection)) await refit(work, signal)
    },
    everyMs: LOOK_EVERY_MS,
    pauseMs: PAUSE_BETWEEN_LOOKS_MS,
    log,
    failureEvent: 'images.not-described',
  })
  let isStarted = false

  onCatalogueChange(() => {
    syncInBackground()
    if (isStarted) void job.trigger()
  })
  const stopListening = await database.listen(VECTORS_CHANNEL, hear)

  return {
    synced: () => synced,
    describeCatalogue: job.trigger,
    keepDescribed: () => {
      isStarted = true
      job.start()
      void job.trigger()
    },
    describeAhead: (images) =>
      database.withLock(DESCRIBING_LOCK, () => describeImages(work, images, new Set(), stopping.signal)),
    close: async () => {
      stopping.abort()
      const indexed = job.close()
      await stopListening()
      await Promise.all([indexed, synced])
    },
  }
}
