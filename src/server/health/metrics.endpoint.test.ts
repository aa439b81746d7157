import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { openRound } from '#domain/collection/deciding/rounds.server.ts'
import { saveCollection } from '#domain/collection/saved-collections.server.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

async function scrape(): Promise<string> {
  return (await agency.get('/metrics')).text()
}

function readValue(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return Number(line?.split(' ').at(-1))
}

const Dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
})
const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
})

/** The queries of what operators look at, by their title. */
function listQueries(): [string, string][] {
  const dashboard = Dashboard.parse(JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')))
  const rules = Rules.parse(parse(readFileSync('deploy/prometheus-rules.yml', 'utf8')))
  return [
    ...dashboard.panels.flatMap(({ title, targets }) =>
      targets.map(({ expr }): [string, string] => [title, expr]),
    ),
    ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }): [string, string] => [alert, expr])),
  ]
}

const METRIC = /\b(?:zeichner|nodejs|process)_\w+/g

test('each metric of the dashboard and of the alert rules exists, and each of ours is on the dashboard', async () => {
  const text = await scrape()
  const exists = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const bare = (name: string) => name.replace(/_bucket$/, '')
  const queries = listQueries()
  const named = queries.flatMap(([title, query]) =>
    [...query.matchAll(METRIC)].map(([name]) => ({ title, name: bare(name) })),
  )
  expect(named.filter(({ name }) => !exists.has(name))).toEqual([])
  const shown = new Set(named.map(({ name }) => name))
  expect([...exists].filter((name) => !shown.has(name ?? ''))).toEqual([])
})

test('database, store, pictures and searches are timed, and the cache counts what it answers', async () => {
  const before = await scrape()
  const [image] = agency.services.readModel.current().catalogue.images
  for (const path of [
    '/news',
    '/news',
    `/dmedia/webp/320/${image?.id}.webp`,
    '/illusde/api/image-search?q=wal',
  ])
    expect((await agency.get(path)).status).toBe(200)
  await agency.get('/illusde/api/lightbox/AAAAAAAAAAAAAAAAAAAAAA')
  const after = await scrape()
  for (const operation of ['database', 'store', 'picture', 'search']) {
    const series = `zeichner_operation_seconds_count{operation="${operation}"}`
    const grown = readValue(after, series) - (readValue(before, series) || 0)
    expect([operation, grown > 0]).toEqual([operation, true])
  }
  const hits = 'zeichner_response_cache_hits_total'
  expect(readValue(after, hits)).toBeGreaterThan(readValue(before, hits))
  expect(readValue(after, 'zeichner_response_cache_entries')).toBeGreaterThan(0)
  for (const quantile of ['0.5', '0.99'])
    expect(
      readValue(after, `zeichner_event_loop_delay_seconds{quantile="${quantile}"}`),
    ).toBeGreaterThanOrEqual(0)
  for (const name of ['zeichner_emails_queued', 'zeichner_uploads_waiting'])
    expect(readValue(after, name)).toBeGreaterThanOrEqual(0)
  const { images } = agency.services.readModel.current().catalogue
  const states = ['prepared', 'indexed', 'unindexed', 'fitted']
  // A catalogue as small as this one is not fitted on.
  expect(states.map((state) => readValue(after, `zeichner_pictures_${state}`))).toEqual([
    0,
    0,
    images.length,
    1,
  ])
  expect(readValue(after, 'zeichner_pictures_unprepared')).toBeGreaterThanOrEqual(images.length)
})

test('who listens to events is no request in flight', async () => {
  const { database, rateLimits } = agency.services
  const { db } = database
  const [image] = agency.services.readModel.current().catalogue.images
  const now = new Date()
  const entries = [{ imageId: image?.id ?? 0, note: '' }]
  const { id } = await saveCollection(db, { entries, language: 'de', now, keptDays: 1 })
  const round = await openRound({ db, id, now, rateLimits, networkAddress: '192.0.2.7' })
  const stream = await agency.get(
    `/illusde/api/lightbox/${round.outcome === 'opened' ? round.id : ''}/events`,
  )
  expect(stream.status).toBe(200)
  const text = await scrape()
  // The scrape itself.
  expect(readValue(text, 'zeichner_requests_in_flight')).toBe(1)
  expect(readValue(text, 'zeichner_listeners')).toBe(1)
  await stream.body?.cancel()
  await expect.poll(async () => readValue(await scrape(), 'zeichner_listeners')).toBe(0)
})
