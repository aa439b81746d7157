import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Collection } from '#domain/collection/collection-model.ts'
import { DAY_MS } from '#platform/durations.ts'
import { findSaved, saveForSharing } from './save-for-sharing.ts'

const TOMORROW = new Date(Date.now() + DAY_MS).toISOString()

let origin: string
let responses: { status: number; body: string }[] = []
const bodies: unknown[] = []

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    bodies.push(await json(request))
    const { status, body } = responses.shift() ?? { status: 500, body: '' }
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return () => server.close()
})

beforeEach(() => {
  bodies.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Never the same twice, since saved collections are cached for the visit, across tests. */
let next = 1
const aCollection = (note = ''): Collection => [{ imageId: next++, note }]
const savedAs = (id: string, expires = TOMORROW) => ({ status: 201, body: JSON.stringify({ id, expires }) })

test('a collection is sent with its order and its notes', async () => {
  responses = [savedAs('a')]
  const collection = [...aCollection('cover'), ...aCollection()]
  expect(await saveForSharing(collection, 'en', { origin })).toMatchObject({
    outcome: 'saved',
    saved: { id: 'a' },
  })
  const [first, second] = collection.map(({ imageId }) => imageId)
  expect(bodies).toEqual([{ images: [first, second], notes: { [String(first)]: 'cover' }, lang: 'en' }])
})

test('unchanged it is saved once, changed or in the other language again', async () => {
  responses = [savedAs('a'), savedAs('b'), savedAs('c')]
  const collection = aCollection()
  expect(findSaved(collection, 'de')).toBeNull()
  await saveForSharing(collection, 'de', { origin })
  await saveForSharing([...collection], 'de', { origin })
  expect(bodies).toHaveLength(1)
  expect(findSaved(collection, 'de')?.id).toBe('a')
  expect(findSaved(collection, 'en')).toBeNull()
  await saveForSharing(collection, 'en', { origin })
  expect(findSaved(collection, 'en')?.id).toBe('b')
  await saveForSharing([...collection, ...aCollection()], 'en', { origin })
  expect(bodies).toHaveLength(3)
})

test('a project is sent with its name, and again once it is renamed', async () => {
  responses = [savedAs('a'), savedAs('b')]
  const collection = aCollection()
  await saveForSharing(collection, 'de', { title: 'Kochbuch', origin })
  expect(bodies).toMatchObject([{ title: 'Kochbuch' }])
  expect(findSaved(collection, 'de', 'Kochbuch')?.id).toBe('a')
  expect(findSaved(collection, 'de', 'Frühling')).toBeNull()
  await saveForSharing(collection, 'de', { title: 'Frühling', origin })
  expect(findSaved(collection, 'de', 'Frühling')?.id).toBe('b')
})

test('an expired link is not reused', async () => {
  responses = [savedAs('a', '2020-01-01T00:00:00Z')]
  const collection = aCollection()
  await saveForSharing(collection, 'de', { origin })
  expect(findSaved(collection, 'de')).toBeNull()
})

test.each([
  [413, '{}', 'too-large'],
  [429, '{}', 'too-many'],
  [500, '{}', 'failed'],
  [400, '{}', 'failed'],
  [201, '{}', 'failed'],
  [201, 'null', 'failed'],
])('the answer %i %s means %s, and nothing is remembered', async (status, body, outcome) => {
  responses = [{ status, body }]
  const collection = aCollection()
  expect(await saveForSharing(collection, 'de', { origin })).toEqual({ outcome })
  expect(findSaved(collection, 'de')).toBeNull()
})

test('a network error or a truncated response counts as offline', async () => {
  expect(await saveForSharing(aCollection(), 'de', { origin: 'http://127.0.0.1:1' })).toEqual({
    outcome: 'offline',
  })
  responses = [{ status: 201, body: '{"id":' }]
  expect(await saveForSharing(aCollection(), 'de', { origin })).toEqual({ outcome: 'offline' })
})
