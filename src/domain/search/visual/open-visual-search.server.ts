import type { Near, PictureDescription, VisualSearch } from '#domain/search/model.ts'
import { openDescribing } from './embedding/embed-picture.server.ts'
import { openEmbedder } from './embedding/embedder.server.ts'
import { openProjecting } from './fitting/projecting.server.ts'
import { needsRefit } from './fitting/refit.server.ts'
import { openFinding } from './index/find-images.server.ts'
import { openDescribedCatalogue } from './index/indexed-catalogue.server.ts'
import { openCatalogueKeeping } from './indexing/start-indexing.server.ts'
import type { Looked, VisualNeeds } from './visual-needs.ts'

export type OpenVisualSearch = VisualSearch & {
  /** As `findNear` by content alone, also among hidden images, and with some that are gone: for staff, never visitors. */
  findDescribed: (description: PictureDescription, most: number) => Promise<Near[]>
  /** Describes what is missing and fits anew when that is due; ends when all is done that was due at the call. */
  describeCatalogue: () => Promise<void>
  /** From now on does so at once and after every change of the catalogue. */
  keepDescribed: () => void
  /** Describes images before they are visible; answers how many could be looked at. */
  describeAhead: (images: readonly Looked[]) => Promise<number>
  /** How far describing is. */
  progress: () => DescribingProgress
  close: () => Promise<void>
}

export type DescribingProgress = {
  images: number
  waiting: number
  /** The network that looks, and what was fitted of its numbers last. */
  embedder: string
  projection: string
  /** Whether the catalogue has changed so much that a new fitting is due. */
  fittingDue: boolean
}

/** Reads what is known of the catalogue. The model is loaded when the first picture is looked at. */
export async function openVisualSearch(needs: VisualNeeds): Promise<OpenVisualSearch> {
  const { database, model, threads, decoder, log, catalogue } = needs
  const embedder = openEmbedder(model, threads)
  const projecting = openProjecting()
  const described = await openDescribedCatalogue({ db: database.db, model, catalogue })
  const keeping = await openCatalogueKeeping({ ...needs, embedder, projecting, described })
  const { close: closeFinding, ...finding } = openFinding({ catalogue, described, synced: keeping.synced })
  return {
    ...finding,
    describe: openDescribing({
      decoder,
      embedder,
      projecting,
      current: described.current,
      onDeath: (error) => log.error({ error }, 'picture.not-described'),
    }),
    describeCatalogue: keeping.describeCatalogue,
    keepDescribed: keeping.keepDescribed,
    describeAhead: keeping.describeAhead,
    progress: () => {
      const { projection, projectionId } = described.current()
      return {
        images: catalogue().images.length,
        waiting: described.missing().length,
        embedder: model.id,
        projection: projectionId,
        fittingDue: needsRefit(catalogue(), projection),
      }
    },
    close: async () => {
      await keeping.close()
      await Promise.all([embedder.close(), projecting.close(), closeFinding()])
    },
  }
}
