import { expect, test } from 'vitest'
import { permanentRedirect } from './redirects.ts'

test.each([
  ['/de', '/'],
  ['/de/', '/'],
  ['/de/news', '/news'],
  ['/de/illustrator/Ada-Moor', '/illustrator/ada-moor'],
  ['/en/', '/en'],
  ['/news/', '/news'],
  ['/live', '/graphic-recording'],
  ['/en/live', '/en/graphic-recording'],
  ['/live/profile/ada-moor', '/illustrator/ada-moor'],
  ['/live/profile/Ada-Moor/', '/illustrator/ada-moor'],
  ['/illustrator/Ada-Moor', '/illustrator/ada-moor'],
  ['/illustrator/ada-moor/812', '/illustrator/ada-moor'],
  ['/en/illustrator/ADA/812', '/en/illustrator/ada'],
  ['/Illustrator/Ada-Moor', '/illustrator/ada-moor'],
  ['/DE/de/News', '/News'],
  ['/EN/news', '/en/news'],
  ['/LIVE', '/graphic-recording'],
  ['/AllArtists', '/allezeichner'],
  ['/allartists', '/allezeichner'],
  ['/en/allezeichner', '/en/allartists'],
])('%s leads to %s', (path, target) => {
  expect(permanentRedirect(path)).toBe(target)
  expect(permanentRedirect(target)).toBeNull()
})

test.each([
  '/',
  '/en',
  '/news',
  '/deutschland',
  '/english',
  '/allezeichner',
  '/en/allartists',
  '/illustrator',
  '/illustrator/ada/gallery/3',
])('%s is not redirected', (path) => {
  expect(permanentRedirect(path)).toBeNull()
})

test.each(['//evil.example/', '/\\evil.example/', '/de//evil.example', '///evil.example'])(
  '%s never leads to another host',
  (path) => {
    expect(permanentRedirect(path)).toMatch(/^\/(?![\\/])/)
  },
)
