import type { Match, MatchOptions, PictureEmbedding, VisualSearch } from '#domain/search/search-model.ts'
import { openPictureEmbedding } from './embedding/embed-picture.server.ts'
import { openEmbedder } from './embedding/embedder.server.ts'
import { openPairFinder, type PairFinder } from './find-pairs.server.ts'
import { openProjector } from './fitting/projector.server.ts'
import { needsRefit } from './fitting/refit.server.ts'
import { openImageFinder } from './index/find-images.server.ts'
import {
  type Indexable,
  openIndexedCatalogue,
  type VisualSearchNeeds,
} from './index/indexed-catalogue.server.ts'
import { openIndexing } from './index/start-indexing.server.ts'
import { measureAreas } from './nearness.ts'
import { listLocalFeatures, openSameDrawing, type SameDrawing } from './same-drawing.server.ts'

export type OpenVisualSearch = VisualSearch & {
  /** Searches by content, also among hidden and some deleted images: for staff, never for visitors. */
  findIndexed: (embedding: PictureEmbedding, most: number) => Promise<Match[]>
  /** Returns the visible images like any indexed image, hidden or not: for staff. Empty while it is not indexed. */
  findLikeIndexed: (imageId: number, options: Omit<MatchOptions, 'among'>) => Promise<Match[]>
  /** Compares hidden and some deleted images as well. */
  findPairs: PairFinder['findPairs']
  countPlaces: SameDrawing['countPlaces']
  /** Refits when that is due; resolves when all is done that was due at the call, and never rejects. */
  indexCatalogue: () => Promise<void>
  /** Indexes now and after every change of the catalogue; images that are not wanted yet are left out. */
  startIndexing: (isWanted?: (image: Indexable) => boolean) => void
  /** Indexes images before they are visible. Returns how many could be indexed. */
  indexImages: (images: readonly Indexable[]) => Promise<number>
  /** Resolves when everything is loaded that was indexed at the start, or at the last change. */
  synced: () => Promise<void>
  progress: () => IndexingProgress
  close: () => Promise<void>
}

export type IndexingProgress = {
  images: number
  indexed: number
  embedder: string
  projection: string
  /** Whether the projection fits the catalogue. If not, it is fitted once all images are indexed. */
  fitted: boolean
  isFitting: boolean
  mistakes: { falseNear: number; falseNothing: number } | null
}

export async function openVisualSearch(needs: VisualSearchNeeds): Promise<OpenVisualSearch> {
  const { database, model, threads, decoder, log, catalogue } = needs
  const embedder = openEmbedder(model, threads)
  const projector = openProjector()
  const sameDrawing = openSameDrawing((ids) => listLocalFeatures(database.db, ids))
  const indexed = await openIndexedCatalogue({ db: database.db, model, catalogue })
  const indexing = await openIndexing({ ...needs, embedder, projector, indexed, sameDrawing })
  const {
    close: closeFinder,
    warm: warmFinder,
    nearness,
    showsSame,
    ...finder
  } = openImageFinder({ catalogue, indexed, synced: indexing.synced, sameDrawing })
  const measureNearness = (embedding: PictureEmbedding) =>
    measureAreas(embedding, { nearnessOf: nearness, showsSame })
  const pairFinder = openPairFinder(indexed)
  return {
    ...finder,
    measureNearness,
    findPairs: pairFinder.findPairs,
    countPlaces: sameDrawing.countPlaces,
    warm: () => {
      decoder.warm()
      embedder.warm()
      // Failures to load are reported to the sender of the picture.
      void Promise.allSettled([projector.project(indexed.current().projection, []), warmFinder()])
    },
    embed: openPictureEmbedding({
      decoder,
      embedder,
      projector,
      current: indexed.current,
      sameDrawing,
      measureNearness,
      onFailure: (error) => log.error({ error }, 'picture.not-embedded'),
    }),
    indexCatalogue: indexing.indexCatalogue,
    startIndexing: indexing.startIndexing,
    indexImages: indexing.indexImages,
    synced: indexing.synced,
    progress: () => {
      const { projection, projectionId } = indexed.current()
      const { decoyStatistics } = projection
      const images = catalogue().images.length
      return {
        images,
        indexed: images - indexed.listMissing().length,
        embedder: model.id,
        projection: projectionId,
        fitted: !needsRefit(catalogue(), projection),
        isFitting: indexing.isFitting(),
        mistakes: decoyStatistics && {
          falseNear: decoyStatistics.falseNear,
          falseNothing: decoyStatistics.falseNothing,
        },
      }
    },
    close: async () => {
      await indexing.close()
      const opened = [embedder, projector, pairFinder, sameDrawing]
      await Promise.all([...opened.map((one) => one.close()), closeFinder()])
    },
  }
}
