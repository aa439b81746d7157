import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { listHiddenImages } from '#domain/catalogue/hidden-images.server.ts'
import type { Decoders } from '#domain/imaging/decoding/decoder.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import type { Variants } from '#domain/imaging/variants.server.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database, OpenDatabase } from '#platform/database/database.ts'
import { type Guard, PUBLIC_WEB } from '#platform/http/fetch-guarded.server.ts'
import type { Log } from '#platform/log.ts'
import type { RateLimits } from '#platform/rate-limits/rate-limits.server.ts'
import { site } from '#site/site.server.ts'
import { openSearch, type Search } from './search.server.ts'
import type { VisualSearch } from './search-model.ts'
import { readModelFolder } from './visual/embedding/model-folder.server.ts'
import { type OpenVisualSearch, openVisualSearch } from './visual/open-visual-search.server.ts'
import type { Synonyms } from './words/synonyms.server.ts'

type FindingNeeds = {
  config: Pick<Config, 'modelFolder'>
  database: OpenDatabase
  db: Database
  clock: Clock
  log: Log
  concurrency: number
  decoders: Decoders
  variants: Variants
  catalogue: () => Catalogue
  synonyms: () => Synonyms
  readModel: { onChange: (listener: () => void) => void }
  rateLimits: RateLimits
  /** Who may be asked for pictures by their addresses; the public web unless given. */
  guard: Guard | undefined
  replacement: VisualSearch | undefined
}

/** The variant that is indexed: large enough, and made for the image grid anyway. */
const INDEXED_VARIANT = { width: 640, format: 'webp', moving: true } as const

export async function openFinding(
  needs: FindingNeeds,
): Promise<{ visual: OpenVisualSearch; search: Search }> {
  const { config, db, decoders, readModel, variants } = needs
  const renditionOf = (picture: Picture) => variants.get(picture, INDEXED_VARIANT)
  const ownVisualSearch = await openVisualSearch({
    ...needs,
    threads: needs.concurrency,
    decoder: decoders.visitors,
    model: readModelFolder(config.modelFolder),
    onCatalogueChange: readModel.onChange,
    listHidden: () => listHiddenImages(db, needs.clock.now()),
    renditionOf,
  })
  const visual = { ...ownVisualSearch, ...needs.replacement }
  const search = openSearch({
    ...needs,
    visual,
    renditionOf,
    onCatalogueChange: readModel.onChange,
    guard: needs.guard ?? PUBLIC_WEB,
    limit: { name: 'image-search', ...site.limits.requests.imageSearch },
  })
  return { visual, search }
}
