import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openReadModel } from '#domain/published/snapshot.server.ts'
import { listDeliveries } from '#domain/webhooks/deliveries.server.ts'
import { addWebhook, changeWebhook, removeWebhook } from '#domain/webhooks/webhooks.server.ts'
import type { EVENT_KINDS } from '#domain/webhooks/webhooks-model.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { openPostgres } from '#platform/database/open-postgres.server.ts'
import { openLog } from '#platform/log.ts'
import { addArtist, addImage } from '#tests/builders.ts'
import { ENGINES, openTestDatabase } from '#tests/test-database.ts'
import { openAnnouncing } from './announce.server.ts'

const log = openLog('silent')
const clock = { now: () => new Date('2026-11-20T10:00:00Z') }
const ODA = { id: 'oda', name: 'Oda Probe', email: 'oda@example.com' }
const FIELDS = {
  Name: 'Büro',
  Url: 'https://n8n.example/a',
  Events: ['work.published', 'artist.published'],
  Active: true,
} satisfies { Events: (typeof EVENT_KINDS)[number][]; [name: string]: unknown }

/** An instance that notes what became visible, when it is told to. */
async function openInstance(database: OpenDatabase) {
  const { db } = database
  const readModel = await openReadModel(database, clock, log)
  const job = openAnnouncing({ db, readModel, origin: 'https://zeichner.example', clock, log })
  await job.trigger()
  return {
    announce: async () => {
      await readModel.reload()
      await job.trigger()
    },
    [Symbol.asyncDispose]: async () => {
      await job.close()
      await readModel.close()
    },
  }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('what becomes visible is told once, by whatever it becomes so; what was visible before is not', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const artistId = await addArtist(db, { code: 'ada-moor', name: 'Ada Moor' })
    const [, later] = [await addImage(db, { artistId }), await addImage(db, { artistId, hidden: true })]
    await using instance = await openInstance(database)
    const added = await addWebhook({ db, clock }, ODA, FIELDS)
    const listAnnounced = async () =>
      (await listDeliveries(db, added?.id ?? '')).map(({ payload }) => JSON.parse(payload)).reverse()
    await instance.announce()
    expect(await listAnnounced()).toEqual([])
    await db.execute(sql`UPDATE images SET hidden = false WHERE id = ${later}`)
    await instance.announce()
    await instance.announce()
    const [event, ...others] = await listAnnounced()
    expect(others).toEqual([])
    expect(event).toMatchObject({ type: 'work.published', data: { total: 1, records: [{ id: later }] } })
    expect(event.data.records[0].link).toBe(`https://zeichner.example/illustrator/ada-moor?bild=${later}`)
    await db.execute(sql`UPDATE images SET rating = 7 WHERE id = ${later}`)
    await instance.announce()
    expect(await listAnnounced()).toHaveLength(1)
    // Hidden and shown again is shown.
    await db.execute(sql`UPDATE images SET hidden = true WHERE id = ${later}`)
    await instance.announce()
    await db.execute(sql`UPDATE images SET hidden = false WHERE id = ${later}`)
    await instance.announce()
    expect(await listAnnounced()).toHaveLength(2)
  })

  test('a thousand works at once are one event that names the first of them', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const artistId = await addArtist(db)
    const id = await addImage(db, { artistId })
    const added = await addWebhook({ db, clock }, ODA, FIELDS)
    await using instance = await openInstance(database)
    await db.execute(sql`INSERT INTO pictures SELECT (p).* FROM (
      SELECT jsonb_populate_record(p, jsonb_build_object('id', 10000 + n, 'file_name', NULL)) AS p
      FROM pictures p, generate_series(1, 1000) n WHERE p.id = ${id}) copies`)
    await db.execute(sql`INSERT INTO images SELECT (i).* FROM (
      SELECT jsonb_populate_record(i, jsonb_build_object('id', 10000 + n)) AS i
      FROM images i, generate_series(1, 1000) n WHERE i.id = ${id}) copies`)
    await instance.announce()
    const deliveries = await listDeliveries(db, added?.id ?? '')
    expect(deliveries.map(({ kind }) => kind)).toEqual(['work.published'])
    const { data } = JSON.parse(deliveries[0]?.payload ?? '')
    expect([data.total, data.records.length]).toEqual([1000, 100])
  })

  test('what became visible while no instance ran is told after the next start; while nobody asked, it is not', async () => {
    await using database = await openTestDatabase(engine)
    const { db } = database
    const artistId = await addArtist(db)
    const needs = { db, clock }
    const added = await addWebhook(needs, ODA, FIELDS)
    const webhook = added?.id ?? ''
    {
      await using instance = await openInstance(database)
      await instance.announce()
    }
    await addImage(db, { artistId })
    await using instance = await openInstance(database)
    expect(await listDeliveries(db, webhook)).toHaveLength(1)
    await changeWebhook(needs, ODA, webhook, { ...FIELDS, Active: false })
    await addImage(db, { artistId })
    await instance.announce()
    await changeWebhook(needs, ODA, webhook, FIELDS)
    await instance.announce()
    expect(await listDeliveries(db, webhook)).toHaveLength(1)
    await removeWebhook(needs, ODA, webhook)
    await addImage(db, { artistId })
    await instance.announce()
    const another = await addWebhook(needs, ODA, FIELDS)
    await instance.announce()
    expect(await listDeliveries(db, another?.id ?? '')).toEqual([])
  })
})

describe.runIf(ENGINES.includes('postgres'))('two instances on one PostgreSQL', () => {
  test('tell it once together', async () => {
    await using database = await openTestDatabase('postgres')
    const second = await openPostgres(database.url ?? '', 2, log)
    {
      const artistId = await addArtist(database.db)
      const added = await addWebhook({ db: database.db, clock }, ODA, FIELDS)
      await using one = await openInstance(database)
      await using two = await openInstance(second)
      for (let round = 0; round < 5; round++) {
        await addImage(database.db, { artistId })
        await Promise.all([one.announce(), two.announce()])
      }
      const deliveries = await listDeliveries(database.db, added?.id ?? '')
      expect(deliveries.map(({ payload }) => JSON.parse(payload).data.total)).toEqual([1, 1, 1, 1, 1])
    }
    await second.close()
  })
})
