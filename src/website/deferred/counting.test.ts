import { expect, test } from 'vitest'
import type { PageViewsConfig } from '#platform/config.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { addressOf, SCREEN_NAMES, SCREENS } from '#site/paths.ts'
import { site } from '#site/public-site.ts'
import { enquiredOn, requestFor, toPageView } from './counting.tsx'
import { isCounted } from './deferred.tsx'

const LOOKED = {
  pathname: '/news',
  search: '',
  referrer: '',
  ownHost: 'www.zeichner.example',
  isReturn: false,
  hasJustAgreed: false,
  isAnswered: true,
}

test('a page view is a path, a host, and whether a visit begins with it', () => {
  const view = toPageView({ ...LOOKED, referrer: 'https://search.example/?q=wal' })
  expect(view).toEqual({ path: '/news', referrer: 'search.example', isVisit: true })
})

test.each(['https://www.zeichner.example/auswahl?id=x', '', 'about:client', 'nonsense'])(
  'the referrer %j is nobody',
  (referrer) => {
    expect(toPageView({ ...LOOKED, referrer }).referrer).toBe('')
  },
)

const OWN = 'https://www.zeichner.example/'
test.each([
  ['a page that no other led to', { referrer: '' }, true],
  ['a page that another site led to', { referrer: 'https://search.example/' }, true],
  ['a page of ours that one of ours led to', { referrer: OWN }, false],
  ['the page on which somebody agrees', { referrer: OWN, hasJustAgreed: true }, true],
  ['a page that is loaded again', { referrer: 'https://search.example/', isReturn: true }, false],
])('%s begins a visit: %j, %j', (_, more, isVisit) => {
  expect(toPageView({ ...LOOKED, ...more }).isVisit).toBe(isVisit)
})

test.each([
  ['/image-search', '?q=blauer+Wal&bild=7', { words: 'blauer Wal', isAnswered: true }],
  ['/en/image-search', '?q=whale', { words: 'whale', isAnswered: true }],
  ['/image-search', '?q=Wal&gallery=linie', undefined],
  ['/image-search', '?image=secret', undefined],
  ['/image-search', '', undefined],
  ['/news', '?q=Wal', undefined],
])('%s%s searches for %j', (pathname, search, expected) => {
  expect(toPageView({ ...LOOKED, pathname, search }).search).toEqual(expected)
})

test.each([
  ['?gesendet=17&motiv=3&motiv=5&motiv=x', [3, 5]],
  ['?gesendet=1', []],
  ['?motiv=3', []],
])('%s thanks for an enquiry about %j', (search, images) => {
  expect(enquiredOn(search)).toEqual(images)
})

/** Parts of addresses that anybody may know: they are in the catalogue, in the news and in the menu. */
const KNOWN_TO_ALL = ['code', 'gallery', 'guide', 'permalink']

test.each(SCREEN_NAMES)('no secret in the address of %s is told', (screen) => {
  for (const language of LANGUAGES) {
    const names = [...SCREENS[screen].pattern[language].matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const address = addressOf(
      screen,
      language,
      Object.fromEntries(names.map((name) => [name, `its-${name}`])),
    )
    const secret = names.filter((name) => !KNOWN_TO_ALL.includes(name)).map((name) => `its-${name}`)
    const known = names.filter((name) => KNOWN_TO_ALL.includes(name)).map((name) => `its-${name}`)
    for (const pathname of [address, address.toUpperCase(), address.replace('/l', '/%6C')]) {
      const search = '?id=its-query&image=its-query&beleg=its-query&schluessel=its-query'
      const referrer = `https://${LOOKED.ownHost}${pathname}${search}`
      const view = toPageView({ ...LOOKED, pathname, search, referrer })
      expect([view.path, ...known.filter((part) => !view.path.toLowerCase().includes(part))]).toEqual([
        view.path,
      ])
      const sent = JSON.stringify([view, toPageView({ ...LOOKED, referrer, ownHost: 'elsewhere.example' })])
      expect([...secret, 'its-query'].filter((part) => sent.toLowerCase().includes(part))).toEqual([])
    }
  }
})

test.each([
  ['/lightbox-email/AbCdEf', '/lightbox-email/:id'],
  ['/en/lightbox-email/AbCdEf', '/en/lightbox-email/:id'],
  ['/en/lieferung/AbCdEf', '/en/lieferung/:id'],
  ['/en/allartists', '/en/allartists'],
])('%s is told as %s', (pathname, path) => {
  expect(toPageView({ ...LOOKED, pathname }).path).toBe(path)
})

test('neither a preview nor another host is counted', () => {
  const hostname = site.hosts.production[0] ?? ''
  expect(isCounted({ hostname, search: '?q=wal' })).toBe(true)
  expect(isCounted({ hostname, search: '?preview=secret' })).toBe(false)
  expect(isCounted({ hostname: 'beta.example', search: '' })).toBe(false)
})

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
