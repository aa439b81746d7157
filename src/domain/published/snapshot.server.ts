import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { portraitsOf } from '#domain/catalogue/artist-list.ts'
import type { Catalogue } from '#domain/catalogue/catalogue-model.ts'
import { hasChangedAvailability, loadCatalogue } from '#domain/catalogue/load-catalogue.server.ts'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { loadEditorial } from '#domain/editorial/editorial.server.ts'
import type { Editorial } from '#domain/editorial/editorial-model.ts'
import { heroes, newsSchedule } from '#domain/editorial/tables.server.ts'
import type { Picture } from '#domain/imaging/imaging-model.ts'
import { listPictureRows } from '#domain/imaging/pictures.server.ts'
import type { Redirects } from '#domain/redirects/redirects-model.ts'
import { loadRedirects } from '#domain/redirects/redirects-resource.server.ts'
import { loadSynonyms, type Synonyms } from '#domain/search/words/synonyms.server.ts'
import { loadSettings } from '#domain/settings/contact.server.ts'
import type { Settings } from '#domain/settings/settings-model.ts'
import type { Clock } from '#platform/clock.ts'
import { coalesce } from '#platform/concurrency.ts'
import { type Database, type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import type { Log } from '#platform/log.ts'
import { findNextChange, hasChange } from '#platform/schedule.server.ts'

/** A snapshot is all visible content at one moment; it is immutable, and a change replaces the whole. */
export type Snapshot = {
  /** It grows with every change of what is stored, but not by the clock, and is the same on all instances. */
  version: number
  loadedAt: Date
  nextChange: Date | null
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
  onChange: (listener: () => void) => void
  /** Resolves when a snapshot that was started after the call is in place. */
  reload: () => Promise<void>
  close: () => Promise<void>
}

/** The triggers in migrations 0002 and 0010 notify this channel. */
const CHANNEL = 'catalogue_changed'
/** Changes in quick succession are loaded together; the first one is loaded at once, so an edit shows in a second. */
const PAUSE_BETWEEN_LOADS_MS = 400
/** The database is also polled, because a NOTIFY can be lost with its connection and a clock be set. */
const CHECKED_EVERY_MS = 30_000
/**
 * A large catalogue is loaded before the next change, so that it is there in time; what staff save meanwhile waits so
 * long.
 */
const MOST_AHEAD_MS = 5_000
const SCHEDULED = [artists, images, heroes, newsSchedule]

export async function openReadModel(
  database: OpenDatabase,
  clock: Clock,
  log: Log,
  checkedEveryMs = CHECKED_EVERY_MS,
): Promise<ReadModel> {
  const opened = performance.now()
  let snapshot = await loadSnapshot(database.db, clock.now(), null)
  let loadMs = performance.now() - opened
  const listeners: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const reload = coalesce(async () => {
    const started = performance.now()
    const moment = momentToShow()
    const next = await loadSnapshot(database.db, moment, snapshot)
    loadMs = performance.now() - started
    const early = moment.getTime() - clock.now().getTime()
    if (early > 0) await sleep(early + 1, undefined, { ref: false })
    snapshot = next
    for (const listener of listeners) listener()
    checkIn(untilCheckMs())
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

  /** Nothing has to be loaded for so long; it is negative where the next change is late. */
  function untilNextMs(now: Date): number {
    const next = snapshot.nextChange?.getTime() ?? Number.POSITIVE_INFINITY
    return next - Math.min(loadMs, MOST_AHEAD_MS) - now.getTime()
  }

  /** Returns the next change where that comes before a snapshot would be there, or else now. */
  function momentToShow(): Date {
    const now = clock.now()
    const next = untilNextMs(now) > 0 ? null : snapshot.nextChange
    return next && next > now ? next : now
  }

  function untilCheckMs(): number {
    return Math.min(Math.max(untilNextMs(clock.now()), 0), checkedEveryMs)
  }

  function checkIn(milliseconds: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(check, milliseconds).unref()
  }

  async function check(): Promise<void> {
    try {
      if (await isOutdated(database.db, snapshot, momentToShow())) await reload()
      else checkIn(untilCheckMs())
    } catch (error) {
      log.error({ error }, 'catalogue.not-checked')
      checkIn(checkedEveryMs)
    }
  }

  const stopListening = await database.listen(CHANNEL, refresh)
  checkIn(untilCheckMs())

  return {
    current: () => snapshot,
    onChange: (listener) => listeners.push(listener),
    reload,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      return stopListening()
    },
  }
}

async function loadSnapshot(db: Database, loadedAt: Date, before: Snapshot | null): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      const version = await readVersion(tx)
      const pictureRows = await listPictureRows(tx)
      const catalogue = await loadCatalogue(tx, pictureRows, loadedAt, before?.catalogue)
      const editorial = await loadEditorial(tx, pictureRows, loadedAt)
      return Object.freeze({
        version,
        loadedAt,
        nextChange: await findNextChange(tx, SCHEDULED, loadedAt),
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

async function isOutdated(db: Database, snapshot: Snapshot, now: Date): Promise<boolean> {
  if ((await readVersion(db)) !== snapshot.version) return true
  // A clock that was put back is before the time of loading.
  const [since = 0, until = 0] = [snapshot.loadedAt, now].map(Number).sort((one, other) => one - other)
  const between = { since: new Date(since), until: new Date(until) }
  return (await hasChange(db, SCHEDULED, between)) || (await hasChangedAvailability(db, between))
}

async function readVersion(db: Database): Promise<number> {
  const [row] = await rowsOf(db, sql`SELECT last_value::text AS version FROM catalogue_version`)
  return Number(row?.version ?? 0)
}

/** Only visible content counts: a hidden image's picture has no address. */
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
