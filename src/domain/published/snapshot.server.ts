import { sql } from 'drizzle-orm'
import { portraitsOf } from '#domain/catalogue/artist-list/artist-summary.ts'
import { hasChangedAvailability, loadCatalogue } from '#domain/catalogue/load-catalogue.server.ts'
import type { Catalogue } from '#domain/catalogue/model.ts'
import { hasDueNews, loadEditorial } from '#domain/editorial/load-editorial.server.ts'
import type { Editorial } from '#domain/editorial/model.ts'
import type { Picture } from '#domain/imaging/model.ts'
import { listPictureRows } from '#domain/imaging/pictures.server.ts'
import { loadRedirects } from '#domain/redirects/load-redirects.server.ts'
import type { Redirects } from '#domain/redirects/model.ts'
import type { Synonyms } from '#domain/search/words/synonyms/model.ts'
import { loadSynonyms } from '#domain/search/words/synonyms/synonyms.server.ts'
import { loadSettings } from '#domain/settings/load-settings.server.ts'
import type { Settings } from '#domain/settings/model.ts'
import type { Clock } from '#platform/clock.ts'
import { coalesce } from '#platform/concurrency/coalesce.ts'
import { type Database, type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

/** All visible content at one moment. Immutable; a change replaces the whole snapshot. */
export type Snapshot = {
  /** Increases with every change of the content; the same on all instances. */
  version: number
  loadedAt: Date
  catalogue: Catalogue
  editorial: Editorial
  pictures: ReadonlyMap<number, Picture>
  picturesByFileName: ReadonlyMap<string, Picture>
  redirects: Redirects
  synonyms: Synonyms
  settings: Settings
}

export type ReadModel = {
  current: () => Snapshot
  /** Calls the listener after every replacement. */
  onChange: (listener: () => void) => void
  /** Resolves when a snapshot that was started after the call is in place. */
  reload: () => Promise<void>
  close: () => Promise<void>
}

/** NOTIFY channel of the triggers in migrations 0002 and 0010. */
const CHANNEL = 'catalogue_changed'
/**
 * Changes in quick succession are loaded together; the first one is loaded immediately, so an edit shows within a
 * second.
 */
const PAUSE_BETWEEN_LOADS_MS = 400
/** The database is also polled, because a NOTIFY can be lost with its connection and news become due without one. */
const CHECKED_EVERY_MS = 30_000

/** Loads the first snapshot and replaces it after every change. */
export async function openReadModel(database: OpenDatabase, clock: Clock, log: Log): Promise<ReadModel> {
  let snapshot = await loadSnapshot(database.db, clock, null)
  const listeners: (() => void)[] = []

  const reload = coalesce(async () => {
    const started = performance.now()
    snapshot = await loadSnapshot(database.db, clock, snapshot)
    for (const listener of listeners) listener()
    const milliseconds = Math.round(performance.now() - started)
    log.info(
      { version: snapshot.version, images: snapshot.catalogue.images.length, milliseconds },
      'catalogue.loaded',
    )
  }, PAUSE_BETWEEN_LOADS_MS)

  /** When the database is unavailable, the old snapshot stays; the next check tries again. */
  function refresh(): void {
    reload().catch((error) => log.error({ error }, 'catalogue.not-loaded'))
  }

  const stopListening = await database.listen(CHANNEL, refresh)
  const timer = setInterval(() => {
    isOutdated(database.db, snapshot, clock)
      .then((outdated) => outdated && refresh())
      .catch((error) => log.error({ error }, 'catalogue.not-checked'))
  }, CHECKED_EVERY_MS)
  timer.unref()

  return {
    current: () => snapshot,
    onChange: (listener) => listeners.push(listener),
    reload,
    close: () => {
      clearInterval(timer)
      return stopListening()
    },
  }
}

/** Reads everything in one consistent transaction. */
async function loadSnapshot(db: Database, clock: Clock, before: Snapshot | null): Promise<Snapshot> {
  const loadedAt = clock.now()
  return db.transaction(
    async (tx) => {
      const version = await readVersion(tx)
      const pictureRows = await listPictureRows(tx)
      const catalogue = await loadCatalogue(tx, pictureRows, loadedAt, before?.catalogue)
      const editorial = await loadEditorial(tx, pictureRows, loadedAt)
      return Object.freeze({
        version,
        loadedAt,
        catalogue,
        editorial,
        ...indexPictures(catalogue, editorial),
        redirects: await loadRedirects(tx),
        synonyms: await loadSynonyms(tx),
        settings: await loadSettings(tx),
      })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function isOutdated(db: Database, snapshot: Snapshot, clock: Clock): Promise<boolean> {
  if ((await readVersion(db)) !== snapshot.version) return true
  const now = clock.now()
  return (
    (await hasDueNews(db, snapshot.loadedAt, now)) ||
    (await hasChangedAvailability(db, snapshot.loadedAt, now))
  )
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await rowsOf(db, sql`SELECT last_value::text AS version FROM catalogue_version`)
  return Number(row?.version ?? 0)
}

/** Only pictures of visible content: a hidden image's picture has no address. */
function indexPictures(
  catalogue: Catalogue,
  editorial: Editorial,
): Pick<Snapshot, 'pictures' | 'picturesByFileName'> {
  const shown = [
    ...catalogue.images.map((image) => image.picture),
    ...portraitsOf(catalogue.artists),
    ...editorial.heroes.flatMap((hero) => [hero.picture, hero.phonePicture]),
    ...editorial.news.flatMap((item) => [item.picture, ...item.images.map((image) => image.picture)]),
    ...[...editorial.banners.values()].map((banner) => banner.picture),
  ]
  return {
    pictures: new Map(shown.map((picture) => [picture.id, picture])),
    picturesByFileName: new Map(
      shown.flatMap((picture) => (picture.fileName ? [[picture.fileName, picture]] : [])),
    ),
  }
}
