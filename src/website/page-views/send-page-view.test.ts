import { expect, test } from 'vitest'
import type { PageViewsConfig } from '#platform/config.ts'
import { requestFor } from './send-page-view.ts'

const ORIGIN = 'https://www.zeichner.example'
const VIEW = { path: '/en/news', referrer: 'search.example', isVisit: true }
const SEEN = { kind: 'work' as const, images: [7] }

async function sentTo(counter: PageViewsConfig) {
  const request = requestFor(counter, VIEW, ORIGIN)
  return (
    request && { url: request.url, type: request.headers.get('Content-Type'), body: await request.text() }
  )
}

test('by default our own counter is used', async () => {
  expect(await sentTo({ kind: 'own' })).toEqual({
    url: `${ORIGIN}/illusde/api/page-views`,
    type: 'application/json',
    body: JSON.stringify(VIEW),
  })
})

test('without a counter nothing is sent', async () => {
  expect(await sentTo({ kind: 'none' })).toBeNull()
})

test('Plausible gets the format of its events API', async () => {
  const sent = await sentTo({ kind: 'plausible', url: 'https://count.example', site: 'zeichner.example' })
  expect(sent).toMatchObject({ url: 'https://count.example/api/event', type: 'text/plain' })
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    name: 'pageview',
    url: `${ORIGIN}/en/news`,
    domain: 'zeichner.example',
    referrer: 'https://search.example/',
  })
})

test('Matomo gets the format of its tracking API', async () => {
  const sent = await sentTo({ kind: 'matomo', url: 'https://count.example/m', site: '3' })
  expect(sent?.url).toBe('https://count.example/m/matomo.php')
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
    idsite: '3',
    rec: '1',
    url: `${ORIGIN}/en/news`,
    urlref: 'https://search.example/',
  })
})

test('no other counter learns which images are looked at', () => {
  expect(requestFor({ kind: 'plausible', url: 'https://count.example', site: '1' }, SEEN, ORIGIN)).toBeNull()
  expect(requestFor({ kind: 'own' }, SEEN, ORIGIN)?.method).toBe('POST')
})

test('no other counter is sent cookies, and ours gets the session by which it knows staff', () => {
  for (const kind of ['plausible', 'matomo'] as const)
    expect(requestFor({ kind, url: 'https://count.example', site: '1' }, VIEW, ORIGIN)?.credentials).toBe(
      'omit',
    )
  expect(requestFor({ kind: 'own' }, VIEW, ORIGIN)?.credentials).toBe('same-origin')
})
