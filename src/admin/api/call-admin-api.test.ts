import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { askStaff, jsonRequest } from './call-admin-api.ts'

const Whale = z.object({ Name: z.string() })

function answerWith(response: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => response())
}

afterEach(() => vi.unstubAllGlobals())

test('an answer of the expected shape is handed on, and one without content is null', async () => {
  answerWith(() => Response.json({ Name: 'Wal' }))
  expect(await askStaff('/x', Whale)).toEqual({ outcome: 'answered', answer: { Name: 'Wal' } })
  answerWith(() => new Response(null, { status: 204 }))
  expect(await askStaff('/x', z.null())).toEqual({ outcome: 'answered', answer: null })
})

test.each([
  [409, 'stale', 'errors.stale'],
  [413, '', 'errors.too_large'],
  [503, '', 'errors.server'],
  [418, '', 'errors.refused'],
])('a refusal of %i names itself and has a sentence', async (status, code, sentence) => {
  answerWith(() => Response.json(code ? { error: { code } } : 'no', { status }))
  expect(await askStaff('/x', Whale)).toMatchObject({ outcome: 'refused', status, code, sentence })
})

test('a server that cannot be reached refuses too; a request that was called off is no answer', async () => {
  answerWith(() => Promise.reject(new TypeError('fetch failed')))
  expect(await askStaff('/x', Whale)).toMatchObject({ status: 0, sentence: 'errors.unreachable' })
  await expect(askStaff('/x', Whale, { signal: AbortSignal.abort() })).rejects.toThrow('fetch failed')
})

test('an answer of another shape is a fault', async () => {
  answerWith(() => Response.json({ Name: 7 }))
  await expect(askStaff('/x', Whale)).rejects.toThrow()
})

test('a request says what it was made to, and nothing that it does not have', () => {
  const headersOf = (request: RequestInit) => Object.fromEntries(new Headers(request.headers))
  expect(headersOf(jsonRequest({ method: 'PUT', body: {}, revision: 'a' }))).toMatchObject({
    'content-type': 'application/json',
    'if-match': '"a"',
  })
  expect(headersOf(jsonRequest({ method: 'GET' }))).toEqual({ accept: 'application/json' })
})
