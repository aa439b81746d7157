import type { Catalogue, Image } from '#domain/catalogue/model.ts'
import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { Picture } from '#domain/imaging/model.ts'
import type { Clock } from '#platform/clock.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { ModelFolder } from './embedding/model-folder.server.ts'

/** What indexing needs of an image. */
export type Indexable = Pick<Image, 'id' | 'picture'>

/** What the visual search needs. */
export type VisualSearchNeeds = {
  database: OpenDatabase
  clock: Clock
  log: Log
  model: ModelFolder
  /** Decodes what visitors send. */
  decoder: Pick<Decoder, 'copyReference' | 'warm'>
  /** Crops that are embedded at once. */
  threads: number
  /** All that is visible now. */
  catalogue: () => Catalogue
  /** All images that visitors may not see: staff are warned of duplicates among them as well. */
  listHidden: () => Promise<Indexable[]>
  onCatalogueChange: (listener: () => void) => void
  /** A picture as the site shows it, some hundred pixels wide; null when it is broken. */
  renditionOf: (picture: Picture) => Promise<Uint8Array | null>
}
