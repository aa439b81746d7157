import { sql } from 'drizzle-orm'
import { loadCatalogue } from '#domain/catalogue/load-catalogue.server.ts'
import type { Catalogue } from '#domain/catalogue/model.ts'
import { hasDueNews, loadEditorial } from '#domain/editorial/load-editorial.server.ts'
import type { Editorial } from '#domain/editorial/model.ts'
import type { Picture } from '#domain/imaging/model.ts'
import { listPictureRows } from '#domain/imaging/pictures.server.ts'
import { loadRedirects } from '#domain/redirects/load-redirects.server.ts'
import type { Redirects } from '#domain/redirects/model.ts'
import { loadSettings } from '#domain/settings/load-settings.server.ts'
import type { Settings } from '#domain/settings/model.ts'
import type { Clock } from '#platform/clock.ts'
import { coalesce } from '#platform/concurrency/coalesce.ts'
import { type Database, type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'

/** All that visitors can see at one moment. Never changed, only replaced as a whole. */
export type Snapshot = {
  /** Grows with every change of the content; the same on every instance. */
  version: number
  loadedAt: Date
  catalogue: Catalogue
  editorial: Editorial
  pictures: ReadonlyMap<number, Picture>
  picturesByFileName: ReadonlyMap<string, Picture>
  redirects: Redirects
  settings: Settings
}

export type ReadModel = {
  current: () => Snapshot
  /** Calls back after every replacement. */
  onChange: (heard: () => void) => void
  /** Reads the database; the promise ends when a snapshot begun after the call is in place. */
  reload: () => Promise<void>
  close: () => Promise<void>
}

/** Announced by the triggers of migrations 0002 and 0010. */
const CHANNEL = 'catalogue_changed'
/** Many changes in a row are read once; the first of them is read at once, so an edit shows within a second. */
const PAUSE_BETWEEN_LOADS_MS = 400
/** A NOTIFY can be lost with its connection, and news become due without one: so the database is also asked. */
const ASK_EVERY_MS = 30_000

/** Loads the first snapshot and keeps it fresh from then on. */
export async function openReadModel(database: OpenDatabase, clock: Clock, log: Log): Promise<ReadModel> {
  let snapshot = await loadSnapshot(database.db, clock)
  const hearers: (() => void)[] = []

  const reload = coalesce(async () => {
    const started = performance.now()
    snapshot = await loadSnapshot(database.db, clock)
    for (const heard of hearers) heard()
    const milliseconds = Math.round(performance.now() - started)
    log.info(
      { version: snapshot.version, images: snapshot.catalogue.images.length, milliseconds },
      'catalogue.loaded',
    )
  }, PAUSE_BETWEEN_LOADS_MS)

  /** The old snapshot goes on serving when the database cannot be read; the next question tries again. */
  function refresh(): void {
    reload().catch((error) => log.error({ error }, 'catalogue.not-loaded'))
  }

  const stopListening = await database.listen(CHANNEL, refresh)
  const asking = setInterval(() => {
    isOutdated(database.db, snapshot, clock)
      .then((outdated) => outdated && refresh())
      .catch((error) => log.error({ error }, 'catalogue.not-asked'))
  }, ASK_EVERY_MS)
  asking.unref()

  return {
    current: () => snapshot,
    onChange: (heard) => hearers.push(heard),
    reload,
    close: () => {
      clearInterval(asking)
      return stopListening()
    },
  }
}

/** One consistent look at the database. */
async function loadSnapshot(db: Database, clock: Clock): Promise<Snapshot> {
  const loadedAt = clock.now()
  return db.transaction(
    async (tx) => {
      const version = await askVersion(tx)
      const pictureRows = await listPictureRows(tx)
      const catalogue = await loadCatalogue(tx, pictureRows)
      const editorial = await loadEditorial(tx, pictureRows, loadedAt)
      return Object.freeze({
        version,
        loadedAt,
        catalogue,
        editorial,
        ...indexPictures(catalogue, editorial),
        redirects: await loadRedirects(tx),
        settings: await loadSettings(tx),
      })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function isOutdated(db: Database, snapshot: Snapshot, clock: Clock): Promise<boolean> {
  if ((await askVersion(db)) !== snapshot.version) return true
  return hasDueNews(db, snapshot.loadedAt, clock.now())
}

async function askVersion(db: Database): Promise<number> {
  const [row] = await rowsOf(db, sql`SELECT last_value::text AS version FROM catalogue_version`)
  return Number(row?.version ?? 0)
}

/** Only pictures that something visible shows: the original of a hidden image has no address. */
function indexPictures(
  catalogue: Catalogue,
  editorial: Editorial,
): Pick<Snapshot, 'pictures' | 'picturesByFileName'> {
  const shown = [
    ...catalogue.images.map((image) => image.picture),
    ...catalogue.artists.map((artist) => artist.portrait),
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
