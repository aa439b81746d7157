import { expect, test } from 'vitest'
import { openMetrics } from '#server/health/metrics.ts'
import { openTestAgency } from '#tests/open-test-agency.ts'
import { healthRoutes } from './health-routes.ts'
import { openReadiness, READINESS_KEPT_MS } from './readiness.ts'

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
