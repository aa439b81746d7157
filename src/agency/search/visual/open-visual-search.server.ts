import type { VisualSearch } from '#agency/search/model.ts'
import { openCatalogueKeeping } from './catalogue-keeping.server.ts'
import { openDescribing } from './describe-picture.server.ts'
import { openDescribedCatalogue } from './described-catalogue.server.ts'
import { openEmbedder } from './embedder.server.ts'
import { openFinding } from './find-images.server.ts'
import { openProjecting } from './project-query.server.ts'
import type { VisualNeeds } from './visual-needs.ts'

export type OpenVisualSearch = VisualSearch & {
  /** Describes what is missing and fits anew when that is due; ends when all is done that was due at the call. */
  describeCatalogue: () => Promise<void>
  /** From now on does so at once and after every change of the catalogue. */
  keepDescribed: () => void
  close: () => Promise<void>
}

/** Reads what is known of the catalogue. The model is loaded when the first picture is looked at. */
export async function openVisualSearch(needs: VisualNeeds): Promise<OpenVisualSearch> {
  const { database, model, threads, log, catalogue } = needs
  const embedder = openEmbedder(model, threads)
  const projecting = openProjecting()
  const described = await openDescribedCatalogue({ db: database.db, model, catalogue })
  const keeping = await openCatalogueKeeping({ ...needs, embedder, described })
  const { close: closeFinding, ...finding } = openFinding({ catalogue, described, synced: keeping.synced })
  return {
    ...finding,
    describe: openDescribing({
      embedder,
      projecting,
      current: described.current,
      onDeath: (error) => log.error({ error }, 'picture.not-described'),
    }),
    describeCatalogue: keeping.describeCatalogue,
    keepDescribed: keeping.keepDescribed,
    close: async () => {
      await keeping.close()
      await Promise.all([embedder.close(), projecting.close(), closeFinding()])
    },
  }
}
