import { expect, test } from 'vitest'
import { site } from '#site/public-site.ts'
import { isCounted, toPageView } from './describe-page-view.ts'

const LOOKED = {
  pathname: '/news',
  referrer: '',
  ownHost: 'www.zeichner.example',
  windowWidth: 1440,
}

test('a page view is a path, a host and a width', () => {
  const view = toPageView({ ...LOOKED, referrer: 'https://search.example/?q=wal' })
  expect(view).toEqual({ path: '/news', referrer: 'search.example', width: 'wide' })
})

test.each(['https://www.zeichner.example/auswahl?id=x', '', 'about:client', 'nonsense'])(
  'the referrer %j is nobody',
  (referrer) => {
    expect(toPageView({ ...LOOKED, referrer }).referrer).toBe('')
  },
)

test.each([
  ['/lightbox-email/AbCdEf', '/lightbox-email/:id'],
  ['/en/lightbox-email/AbCdEf', '/en/lightbox-email/:id'],
  ['/en/allartists', '/en/allartists'],
])('%s is told as %s', (pathname, path) => {
  expect(toPageView({ ...LOOKED, pathname }).path).toBe(path)
})

test.each([
  [320, 'narrow'],
  [640, 'narrow'],
  [641, 'middle'],
  [1120, 'middle'],
  [1121, 'wide'],
])('%i pixels are %s', (windowWidth, width) => {
  expect(toPageView({ ...LOOKED, windowWidth }).width).toBe(width)
})

test('neither a preview nor another host is counted', () => {
  const hostname = site.hosts.production[0] ?? ''
  expect(isCounted({ hostname, search: '?q=wal' })).toBe(true)
  expect(isCounted({ hostname, search: '?preview=secret' })).toBe(false)
  expect(isCounted({ hostname: 'beta.example', search: '' })).toBe(false)
})
