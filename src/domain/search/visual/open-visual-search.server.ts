import type { Match, MatchOptions, PictureEmbedding, VisualSearch } from '#domain/search/model.ts'
import { measureAreas } from './areas/measure-areas.ts'
import { openPictureEmbedding } from './embedding/embed-picture.server.ts'
import { openCatalogueEmbedder, openEmbedder } from './embedding/embedder.server.ts'
import { openProjector } from './fitting/projector.server.ts'
import { needsRefit } from './fitting/refit.server.ts'
import { openImageFinder } from './index/find-images.server.ts'
import { openIndexedCatalogue } from './index/indexed-catalogue.server.ts'
import { openIndexing } from './indexing/start-indexing.server.ts'
import { listLocalFeatures } from './local/local-store.server.ts'
import { openSameDrawing } from './local/same-drawing.server.ts'
import { openPairFinder, type PairFinder } from './pairs/find-pairs.server.ts'
import type { Indexable, VisualSearchNeeds } from './visual-search-needs.ts'

export type OpenVisualSearch = VisualSearch & {
  /** As `findSimilar` by content alone, also among hidden and some deleted images: for staff, never for visitors. */
  findIndexed: (embedding: PictureEmbedding, most: number) => Promise<Match[]>
  /** The visible images like any that is indexed, hidden or not: for staff. Empty while it is not indexed. */
  findLikeIndexed: (imageId: number, options: Omit<MatchOptions, 'among'>) => Promise<Match[]>
  /** Also among hidden and some deleted images. */
  findPairs: PairFinder['findPairs']
  /** Indexes what is missing and refits when that is due; ends when all is done that was due at the call. Never rejects. */
  indexCatalogue: () => Promise<void>
  /** Does so at once, and from now on after every change of the catalogue. */
  startIndexing: () => void
  /** Indexes images before they are visible. Returns how many could be indexed. */
  indexImages: (images: readonly Indexable[]) => Promise<number>
  /** How far the index is complete. */
  progress: () => IndexingProgress
  close: () => Promise<void>
}

export type IndexingProgress = {
  images: number
  waiting: number
  /** The model, and the projection that was fitted last. */
  embedder: string
  projection: string
  /** Whether the catalogue has changed so much that a new fitting is due. */
  fittingDue: boolean
}

/** Loads the index of the catalogue. The model is loaded when the first picture is embedded. */
export async function openVisualSearch(needs: VisualSearchNeeds): Promise<OpenVisualSearch> {
  const { database, model, threads, decoder, log, catalogue } = needs
  const embedder = openEmbedder(model, threads)
  const catalogueEmbedder = openCatalogueEmbedder(model)
  const projector = openProjector()
  const sameDrawing = openSameDrawing((ids) => listLocalFeatures(database.db, ids))
  const indexed = await openIndexedCatalogue({ db: database.db, model, catalogue })
  const indexing = await openIndexing({
    ...needs,
    embedder,
    catalogueEmbedder,
    projector,
    indexed,
    sameDrawing,
  })
  const {
    close: closeFinder,
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
    progress: () => {
      const { projection, projectionId } = indexed.current()
      return {
        images: catalogue().images.length,
        waiting: indexed.listMissing().length,
        embedder: model.id,
        projection: projectionId,
        fittingDue: needsRefit(catalogue(), projection),
      }
    },
    close: async () => {
      await indexing.close()
      const opened = [embedder, catalogueEmbedder, projector, pairFinder, sameDrawing]
      await Promise.all([...opened.map((one) => one.close()), closeFinder()])
    },
  }
}
