import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { askStaff, jsonRequest } from './call-admin-api.ts'

const Whale = z.object({ Name: z.string() })

function respondWith(response: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => response())
}

afterEach(() => vi.unstubAllGlobals())

test('a response of the expected shape is returned, and one without content is null', async () => {
  respondWith(() => Response.json({ Name: 'Wal' }))
  expect(await askStaff('/x', Whale)).toEqual({ outcome: 'answered', answer: { Name: 'Wal' } })
  respondWith(() => new Response(null, { status: 204 }))
  expect(await askStaff('/x', z.null())).toEqual({ outcome: 'answered', answer: null })
})

test.each([
  [409, 'stale', 'errors.stale'],
  [413, '', 'errors.too_large'],
  [503, '', 'errors.server'],
  [418, '', 'errors.refused'],
])('a refusal of %i has a code and a message', async (status, code, sentence) => {
  respondWith(() => Response.json(code ? { error: { code } } : 'no', { status }))
  expect(await askStaff('/x', Whale)).toMatchObject({ outcome: 'refused', status, code, sentence })
})

test('a server that cannot be reached is a refusal; an aborted request throws', async () => {
  respondWith(() => Promise.reject(new TypeError('fetch failed')))
  expect(await askStaff('/x', Whale)).toMatchObject({ status: 0, sentence: 'errors.unreachable' })
  await expect(askStaff('/x', Whale, { signal: AbortSignal.abort() })).rejects.toThrow('fetch failed')
})

test('a response of another shape throws', async () => {
  respondWith(() => Response.json({ Name: 7 }))
  await expect(askStaff('/x', Whale)).rejects.toThrow()
})

test('a request has the headers it needs and no others', () => {
  const headersOf = (request: RequestInit) => Object.fromEntries(new Headers(request.headers))
  expect(headersOf(jsonRequest({ method: 'PUT', body: {}, revision: 'a' }))).toMatchObject({
    'content-type': 'application/json',
    'if-match': '"a"',
  })
  expect(headersOf(jsonRequest({ method: 'GET' }))).toEqual({ accept: 'application/json' })
})
