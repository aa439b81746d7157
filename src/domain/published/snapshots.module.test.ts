import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listHiddenImages, listPlannedImages } from '#domain/catalogue/hidden-images.server.ts'
import { artists, images } from '#domain/catalogue/tables.server.ts'
import { heroes, news } from '#domain/editorial/tables.server.ts'
import { type OpenDatabase, rowsOf } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/durations.ts'
import { openLog } from '#platform/log.ts'
import { findNextChange, hasChange } from '#platform/schedule.server.ts'
import { addArtist } from '#tests/builders.ts'
import { ALL, addOneOfEach, hours, NINE, NOTHING, shown } from '#tests/scheduled-records.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { openReadModel } from './snapshot.server.ts'

const log = openLog('silent')
const SOON_MS = 25

/** A read model whose clock the test sets, and which asks for it all the time. */
async function openAt(database: OpenDatabase, start: Date, checkedEveryMs = SOON_MS) {
  const time = { now: start }
  const model = await openReadModel(database, { now: () => time.now }, log, checkedEveryMs)
  let loads = 0
  model.onChange(() => {
    loads += 1
  })
  return {
    model,
    setClock: (now: Date) => {
      time.now = now
    },
    loads: () => loads,
    [Symbol.asyncDispose]: () => model.close(),
  }
}

/** How often the asking transaction read all rows, and how often an index. */
const SCANS = sql`SELECT seq_scan AS whole, idx_scan AS indexed FROM pg_stat_xact_user_tables WHERE relname = 'images'`

/** Opens a database whose transactions end so much later. */
function openSlowly(database: OpenDatabase, milliseconds: number, onBegin: () => void): OpenDatabase {
  const db = Object.create(database.db, {
    transaction: {
      value: async (...parameters: Parameters<typeof database.db.transaction>) => {
        onBegin()
        const result = await database.db.transaction(...parameters)
        await new Promise((resume) => setTimeout(resume, milliseconds))
        return result
      },
    },
  })
  return Object.create(database, { db: { value: db } })
}

describe.each(ENGINES)('on %s', (engine) => {
  test('works, artists, heroes and news go on and off at their moment by themselves', async () => {
    await using database = await openTestDatabase(engine)
    await addOneOfEach(database, hours(1), hours(2))
    await using site = await openAt(database, NINE)
    expect(shown(site.model.current())).toEqual(NOTHING)
    expect(site.model.current().nextChange).toEqual(hours(1))
    site.setClock(new Date(hours(1).getTime() - MINUTE_MS))
    await site.model.reload()
    expect(shown(site.model.current())).toEqual(NOTHING)
    site.setClock(hours(1))
    await expect.poll(() => shown(site.model.current())).toEqual(ALL)
    expect(site.model.current().nextChange).toEqual(hours(2))
    site.setClock(new Date(hours(2).getTime() - MINUTE_MS))
    await site.model.reload()
    expect(shown(site.model.current())).toEqual(ALL)
    site.setClock(hours(2))
    await expect.poll(() => shown(site.model.current())).toEqual(NOTHING)
    expect(site.model.current().nextChange).toBeNull()
  })

  test('what is hidden stays hidden at its moment, and is no reason to load', async () => {
    await using database = await openTestDatabase(engine)
    await addOneOfEach(database, hours(1), hours(2))
    for (const table of [images, artists, heroes, news]) await database.db.update(table).set({ hidden: true })
    await using site = await openAt(database, NINE)
    expect(site.model.current().nextChange).toBeNull()
    site.setClock(hours(1.5))
    await new Promise((resume) => setTimeout(resume, 10 * SOON_MS))
    expect([site.loads(), site.model.current().catalogue.images]).toEqual([0, []])
  })

  test('a clock that jumps forwards, back and forwards again: what is shown follows, each time in one load', async () => {
    await using database = await openTestDatabase(engine)
    await addOneOfEach(database, hours(1), hours(2))
    await using site = await openAt(database, NINE)
    const steps = [
      [hours(1.5), ALL],
      [NINE, NOTHING],
      [hours(1.2), ALL],
      [hours(48), NOTHING],
      [hours(1.9), ALL],
      [hours(-48), NOTHING],
    ] as const
    for (const [at, [now, expected]] of steps.entries()) {
      site.setClock(now)
      await expect.poll(() => shown(site.model.current())).toEqual(expected)
      expect(site.loads()).toBe(at + 1)
    }
    // Both changes are due at once: nothing has changed in between.
    site.setClock(hours(49))
    await new Promise((resume) => setTimeout(resume, 4 * SOON_MS))
    expect(shown(site.model.current())).toEqual(NOTHING)
  })

  // Seconds that no engine makes shorter.
  test.runIf(engine === 'pglite')('by the real clock it appears at its moment, without a poll', async () => {
    await using database = await openTestDatabase(engine)
    const due = new Date(Date.now() + 1_500)
    await addOneOfEach(database, due, null)
    let seenAt = 0
    const model = await openReadModel(database, { now: () => new Date() }, log, HOUR_MS)
    model.onChange(() => {
      seenAt ||= Date.now()
    })
    await expect.poll(() => shown(model.current())).toEqual(ALL)
    // On a machine that took longer to open it, it was there at once.
    if (seenAt > 0) expect(seenAt).toBeGreaterThanOrEqual(due.getTime())
    await model.close()
  })

  test('a moment that comes while the snapshot is loaded is not waited out', async () => {
    await using database = await openTestDatabase(engine)
    await addOneOfEach(database, hours(1), null)
    const atLoading = [NINE]
    const model = await openReadModel(database, { now: () => atLoading.shift() ?? hours(1) }, log)
    await expect.poll(() => shown(model.current())).toEqual(ALL)
    await model.close()
  })

  // Seconds that no engine makes shorter.
  test.runIf(engine === 'pglite')(
    'what takes long to load is loaded before its moment, and put in place then',
    async () => {
      await using database = await openTestDatabase(engine)
      await addOneOfEach(database, hours(1), null)
      const [loadingMs, aheadMs] = [1_500, 4_000]
      // It stands until the site is open, however long that takes.
      let openedAt: number | null = null
      const now = () =>
        new Date(hours(1).getTime() - aheadMs + (openedAt === null ? 0 : performance.now() - openedAt))
      const begun: Date[] = []
      const slowly = openSlowly(database, loadingMs, () => begun.push(now()))
      const model = await openReadModel(slowly, { now }, log, HOUR_MS)
      openedAt = performance.now()
      const changedAt: Date[] = []
      model.onChange(() => changedAt.push(now()))
      await expect.poll(() => shown(model.current())).toEqual(ALL)
      expect(begun).toHaveLength(2)
      expect(begun[1]?.getTime()).toBeLessThan(hours(1).getTime())
      expect(changedAt).toHaveLength(1)
      expect(changedAt[0]?.getTime()).toBeGreaterThanOrEqual(hours(1).getTime())
      await model.close()
    },
  )

  test('after a failure it is tried again', async () => {
    await using database = await openTestDatabase(engine)
    await addOneOfEach(database, hours(1), null)
    await using site = await openAt(database, NINE)
    await database.db.execute(sql`ALTER TABLE news RENAME TO gone`)
    site.setClock(hours(1))
    await new Promise((resume) => setTimeout(resume, 4 * SOON_MS))
    expect(shown(site.model.current())).toEqual(NOTHING)
    await database.db.execute(sql`ALTER TABLE gone RENAME TO news`)
    await expect.poll(() => shown(site.model.current())).toEqual(ALL)
  })

  test('a new moment counts at once, and an earlier one than what was waited for', async () => {
    await using database = await openTestDatabase(engine)
    const { work } = await addOneOfEach(database, new Date(Date.now() + HOUR_MS), null)
    const model = await openReadModel(database, { now: () => new Date() }, log)
    await database.db.execute(
      sql`UPDATE images SET published_from = ${new Date(Date.now() + 700).toISOString()}::timestamptz WHERE id = ${work}`,
    )
    await expect.poll(() => model.current().catalogue.imagesById.has(work)).toBe(true)
    await model.close()
  })

  test('a work is as new as its moment, and says nothing of it', async () => {
    await using database = await openTestDatabase(engine)
    const { work } = await addOneOfEach(database, hours(-1), hours(1))
    await using site = await openAt(database, NINE)
    const image = site.model.current().catalogue.imagesById.get(work)
    await database.db.execute(sql`UPDATE images SET added_at = ${hours(-9).toISOString()}::timestamptz`)
    await site.model.reload()
    expect(site.model.current().catalogue.imagesById.get(work)?.addedAt).toBe(hours(-1).toISOString())
    expect(Object.keys(image ?? {}).filter((name) => /published/i.test(name))).toEqual([])
    expect(JSON.stringify(site.model.current().editorial)).not.toContain('publishedUntil')
  })

  test('works that are planned are indexed and prepared like visible ones; what is over only counts as hidden', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const { work, worksOfArtist } = await addOneOfEach(database, hours(1), hours(2))
    const idsOf = (found: { id: number }[]) => found.map(({ id }) => id).sort((one, other) => one - other)
    expect(idsOf(await listPlannedImages(db, NINE))).toEqual([work, worksOfArtist])
    expect(idsOf(await listHiddenImages(db, NINE))).toEqual([work, worksOfArtist])
    for (const time of [hours(1), hours(1.9)])
      expect([await listPlannedImages(db, time), await listHiddenImages(db, time)]).toEqual([[], []])
    expect(await listPlannedImages(db, hours(2))).toEqual([])
    expect(idsOf(await listHiddenImages(db, hours(2)))).toEqual([work, worksOfArtist])
  })

  test('among 100,000 images the next moment, and whether one is due, are found by an index', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const artistId = await addArtist(db)
    await db.execute(sql`
      INSERT INTO pictures (id, original_key, format, width, height, ground, content_version)
      SELECT 1000 + n, 'x', 'jpeg', 10, 10, '#ffffff', 'v' FROM generate_series(1, 100000) AS n`)
    await db.execute(sql`
      INSERT INTO images (id, artist_id, title_de, title_en, alt_de, alt_en, published_from)
      SELECT 1000 + n, ${artistId}, 'a', 'b', 'c', 'd', CASE WHEN n % 1000 = 0 THEN ${hours(1).toISOString()}::timestamptz END
      FROM generate_series(1, 100000) AS n`)
    await db.execute(sql`ANALYZE images`)
    const scans = await db.transaction(async (tx) => {
      const [before] = await rowsOf(tx, SCANS)
      expect(await findNextChange(tx, [images], NINE)).toEqual(hours(1))
      expect(await hasChange(tx, [images], { since: NINE, until: hours(0.5) })).toBe(false)
      expect(await hasChange(tx, [images], { since: NINE, until: hours(1) })).toBe(true)
      const [after] = await rowsOf(tx, SCANS)
      return [Number(after?.whole) - Number(before?.whole), Number(after?.indexed) - Number(before?.indexed)]
    })
    expect(scans).toEqual([0, 6])
  })
})

describe.runIf(ENGINES.includes('postgres'))('on PostgreSQL', () => {
  test('two instances show it at the same moment, each once', async () => {
    await using database = await openTestDatabase('postgres')
    const other = await openPostgres(database.url ?? '', 2, log)
    await addOneOfEach(database, new Date(Date.now() + 1_000), null)
    const models = await Promise.all(
      [database, other].map((each) => openReadModel(each, { now: () => new Date() }, log)),
    )
    const seenAt: number[] = []
    for (const model of models) model.onChange(() => seenAt.push(Date.now()))
    await expect
      .poll(() => models.map((model) => shown(model.current())), { timeout: 5_000, interval: 20 })
      .toEqual([ALL, ALL])
    expect(new Set(models.map((model) => model.current().version)).size).toBe(1)
    const [first = 0, last = 0] = seenAt.toSorted()
    expect([seenAt.length, last - first < 1_000]).toEqual([2, true])
    await Promise.all(models.map((model) => model.close()))
    await other.close()
  })
})
