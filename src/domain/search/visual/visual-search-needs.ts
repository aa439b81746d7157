import type { Catalogue, Image } from '#domain/catalogue/catalogue-model.ts'
import type { Decoder } from '#domain/imaging/decoding/decoder.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import type { Clock } from '#platform/clock.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import type { ModelFolder } from './embedding/model-folder.server.ts'

export type Indexable = Pick<Image, 'id' | 'picture'>

/** The services that the visual search needs. */
export type VisualSearchNeeds = {
  database: OpenDatabase
  clock: Clock
  log: Log
  model: ModelFolder
  /** Decodes pictures that visitors send. */
  decoder: Pick<Decoder, 'copyReference' | 'warm'>
  /** Crops that are embedded at once. */
  threads: number
  /** Returns the visible catalogue at present. */
  catalogue: () => Catalogue
  /** Returns all images that visitors may not see: staff are warned of duplicates among them as well. */
  listHidden: () => Promise<Indexable[]>
  onCatalogueChange: (listener: () => void) => void
  /** Returns a picture as the site shows it, some hundred pixels wide; null when it is broken. */
  renditionOf: (picture: Picture) => Promise<Uint8Array | null>
}
