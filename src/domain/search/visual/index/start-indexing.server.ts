import { copySmall } from '#domain/imaging/originals/copy-small.server.ts'
import type { OpenEmbedder } from '#domain/search/visual/embedding/embedder.server.ts'
import { needsRefit, refit } from '#domain/search/visual/fitting/refit.server.ts'
import {
  type LocalRow,
  listDescribedVersions,
  putLocalFeatures,
  type SameDrawing,
} from '#domain/search/visual/same-drawing.server.ts'
import { VECTORS_CHANNEL } from '#domain/search/visual/vectors.server.ts'
import { coalesce } from '#platform/concurrency.ts'
import { openBackgroundJob } from '#platform/jobs/background-job.ts'
import { INDEXING_LOCK, type IndexingNeeds, indexImages, indexMissing } from './index-images.server.ts'
import type { Indexable } from './indexed-catalogue.server.ts'

type Indexing = {
  synced: () => Promise<void>
  indexCatalogue: () => Promise<void>
  startIndexing: (isWanted?: (image: Indexable) => boolean) => void
  isFitting: () => boolean
  indexImages: (images: readonly Indexable[]) => Promise<number>
  close: () => Promise<void>
}

type StartIndexingNeeds = IndexingNeeds & { embedder: OpenEmbedder; sameDrawing: SameDrawing }

/** Changes of the catalogue come in bursts. */
const PAUSE_BETWEEN_RUNS_MS = 1_000
/** Images that could not be indexed, since the file store or the database was unavailable, are tried again. */
const INDEXED_EVERY_MS = 60_000

/** Keeps the index in step with the catalogue, and with what other instances index. */
export async function openIndexing(work: StartIndexingNeeds): Promise<Indexing> {
  const { database, indexed, log, catalogue, onCatalogueChange } = work
  const catalogueWork = { ...work, embedder: work.embedder.forCatalogue }
  const stopping = new AbortController()
  const broken = new Set<string>()
  const describeDrawings = openDrawingDescription(work)

  const sync = coalesce(indexed.sync, 0)
  let synced = Promise.resolve()
  /** When the database cannot be read, searches use what is loaded; the next change tries again. */
  function syncInBackground(): void {
    synced = sync().catch((error) => log.error({ error }, 'vectors.not-loaded'))
  }

  function onNotify(payload: string): void {
    if (payload === '') syncInBackground()
    else indexed.loadVectors(payload.split(',').map(Number)).catch(syncInBackground)
  }

  const job = openBackgroundJob({
    run: async (signal) => {
      await synced
      const areAllIndexed = await indexMissing(catalogueWork, { isWanted, broken, signal })
      if (areAllIndexed && needsRefit(catalogue(), indexed.current().projection)) await fitOnAll(signal)
      await describeDrawings(signal)
    },
    everyMs: INDEXED_EVERY_MS,
    pauseMs: PAUSE_BETWEEN_RUNS_MS,
    log,
    failureEvent: 'images.not-indexed',
  })
  let isStarted = false
  let isWanted = (_image: Indexable) => true
  let isFitting = false

  async function fitOnAll(signal: AbortSignal): Promise<void> {
    isFitting = true
    try {
      await refit(catalogueWork, signal)
    } finally {
      isFitting = false
    }
  }

  onCatalogueChange(() => {
    syncInBackground()
    if (isStarted) void job.trigger()
  })
  const stopListening = await database.listen(VECTORS_CHANNEL, onNotify)
  syncInBackground()

  return {
    synced: () => synced,
    indexCatalogue: job.trigger,
    isFitting: () => isFitting,
    startIndexing: (wanted = isWanted) => {
      isWanted = wanted
      isStarted = true
      job.start()
      void job.trigger()
    },
    indexImages: (images) =>
      database.withLock(INDEXING_LOCK, () => indexImages(work, images, new Set(), stopping.signal)),
    close: async () => {
      stopping.abort()
      const indexed = job.close()
      await stopListening()
      await Promise.all([indexed, synced])
    },
  }
}

const PICTURES_AT_ONCE = 48

function openDrawingDescription(needs: StartIndexingNeeds): (signal: AbortSignal) => Promise<void> {
  const { database, catalogue, log } = needs
  let described: Map<number, string> | null = null

  return async (signal) => {
    described ??= await listDescribedVersions(database.db)
    const known = described
    const missing = catalogue().images.filter(({ id, picture }) => known.get(id) !== picture.contentVersion)
    for (let start = 0; start < missing.length && !signal.aborted; start += PICTURES_AT_ONCE) {
      const batch = missing.slice(start, start + PICTURES_AT_ONCE)
      await database.withLock(INDEXING_LOCK, async () => {
        const rows = await describeAll(needs, batch, signal)
        await putLocalFeatures(database.db, rows)
      })
      for (const { id, picture } of batch) known.set(id, picture.contentVersion)
      log.debug({ described: batch.length, waiting: missing.length - start }, 'drawings.described')
    }
  }
}

async function describeAll(
  { renditionOf, sameDrawing }: StartIndexingNeeds,
  images: readonly Indexable[],
  signal: AbortSignal,
): Promise<LocalRow[]> {
  const rows: LocalRow[] = []
  for (const { id, picture } of images) {
    const rendition = signal.aborted ? null : await renditionOf(picture)
    if (!rendition) continue
    const features = await sameDrawing.describe(await copySmall(rendition), 'work')
    rows.push({ id, contentVersion: picture.contentVersion, features })
  }
  return rows
}
