import type { Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { ModelFolder } from './embedding/model-folder.server.ts'

export type Indexable = Pick<Image, 'id' | 'picture'>

export type VisualSearchNeeds = {
  database: OpenDatabase
  clock: Clock
  log: Log
  model: ModelFolder
  decoder: Pick<Decoder, 'copyReference' | 'warm'>
  /** Crops that are embedded at once. */
  threads: number
  catalogue: () => Catalogue
  /** Returns all images that visitors may not see: staff are warned of duplicates among them as well. */
  listHidden: () => Promise<Indexable[]>
  onCatalogueChange: (listener: () => void) => void
  renditionOf: (picture: Picture) => Promise<Uint8Array | null>
}
