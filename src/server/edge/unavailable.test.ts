import { type Context, Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { reportUnavailable } from './refusals.ts'

const BARE = {
  'in words': (context: Context) => context.text('Internal Server Error', 500, { 'X-Left': 'over' }),
  'without a body': (context: Context) => context.body(null, 500, { 'X-Left': 'over' }),
  'made elsewhere': () => new Response('oh no', { status: 500, headers: { 'X-Left': 'over' } }),
  'after headers of its own': (context: Context) => {
    context.header('X-Left', 'over')
    context.status(500)
    return context.body('oh no')
  },
  thrown: () => {
    throw new Error('oh no')
  },
}

function appThat(canWork: boolean, fail: (context: Context) => Response) {
  return new Hono()
    .use(reportUnavailable(async () => canWork))
    .get('/illusde/api/a', fail)
    .get('/seite', fail)
    .onError((_, context) => context.text('Internal Server Error', 500, { 'X-Left': 'over' }))
}

describe.each(Object.entries(BARE))('a bare 500 %s', (_, fail) => {
  test('stays one where the site can work', async () => {
    expect((await appThat(true, fail).request('/illusde/api/a')).status).toBe(500)
  })

  test('is 503 with a sentence and Retry-After where the site cannot, and nothing of it stays', async () => {
    const app = appThat(false, fail)
    const [call, page] = [await app.request('/illusde/api/a'), await app.request('/seite')]
    for (const { status, headers } of [call, page])
      expect([
        status,
        headers.get('Retry-After'),
        headers.get('Cache-Control'),
        headers.get('X-Left'),
      ]).toEqual([503, expect.stringMatching(/^\d+$/), 'no-store', null])
    expect(await call.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect(await page.text()).toContain('im Moment leider nicht')
  })
})
