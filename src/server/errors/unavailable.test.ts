import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { reportUnavailable } from './unavailable.ts'

function appThat(canWork: boolean) {
  return new Hono()
    .use(reportUnavailable(async () => canWork))
    .get('/illusde/api/a', (context) => context.text('Internal Server Error', 500, { 'X-Left': 'over' }))
}

test('a bare 500 is one where the site can work', async () => {
  expect((await appThat(true).request('/illusde/api/a')).status).toBe(500)
})

test('it is 503 with a sentence and Retry-After where the site cannot, and nothing of the former answer stays', async () => {
  const answer = await appThat(false).request('/illusde/api/a')
  expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Cache-Control')]).toEqual([
    503,
    expect.stringMatching(/^\d+$/),
    'no-store',
  ])
  expect(answer.headers.get('X-Left')).toBeNull()
  expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
})
