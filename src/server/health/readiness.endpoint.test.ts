import { expect, test } from 'vitest'
import { LONG_READ } from '#platform/database/database.ts'
import { openMetrics } from '#server/health/metrics.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { healthRoutes, openReadiness, READINESS_KEPT_MS } from './health-routes.ts'

const START = Date.parse('2026-03-01T12:00:00Z')
const MANY = 200

async function openWorld() {
  const agency = await openTestAgency()
  const { files } = agency.services
  const world = { writes: 0, now: START, isFull: false }
  const services = {
    ...agency.services,
    clock: { now: () => new Date(world.now) },
    files: {
      ...files,
      isWritable: async () => {
        world.writes += 1
        return (await files.isWritable()) && !world.isFull
      },
    },
  }
  const checkReadiness = openReadiness(services)
  const app = healthRoutes(services, { metrics: openMetrics([]), isClosing: () => false, checkReadiness })
  const askOften = () =>
    Promise.all(Array.from({ length: MANY }, async () => (await app.request('/readyz')).status))
  return Object.assign(world, { askOften, [Symbol.asyncDispose]: () => agency[Symbol.asyncDispose]() })
}

test('two hundred who ask at once cause one write, and so do those who ask within a second', async () => {
  await using world = await openWorld()
  expect(new Set(await world.askOften())).toEqual(new Set([200]))
  world.now += READINESS_KEPT_MS - 1
  await world.askOften()
  expect(world.writes).toBe(1)
})

test('after a second it is checked anew, and so it is when the clock was set back', async () => {
  await using world = await openWorld()
  await world.askOften()
  world.isFull = true
  world.now += READINESS_KEPT_MS
  expect(new Set(await world.askOften())).toEqual(new Set([503]))
  world.isFull = false
  world.now = START - READINESS_KEPT_MS
  expect(new Set(await world.askOften())).toEqual(new Set([200]))
  expect(world.writes).toBe(3)
})

test('a database that a backup reads is ready, and what keeps it busy is said', async () => {
  await using agency = await openTestAgency()
  const { database } = agency.services
  const held = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const reading = database.db.transaction(async () => {
    held.resolve()
    await gate.promise
  }, LONG_READ)
  await held.promise
  const meanwhile = await agency.get('/readyz')
  expect([meanwhile.status, await meanwhile.json()]).toMatchObject([
    200,
    { ready: true, database: true, files: true, busy: 'backup' },
  ])
  gate.resolve()
  await reading
  expect(await agency.getJson('/readyz')).not.toHaveProperty('busy')
})
