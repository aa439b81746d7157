import { expect, test } from 'vitest'
import { spanPath } from './tracing.ts'

test.each([
  ['/', '/'],
  ['/news?q=Katrin+Lorenzen', '/news'],
  ['/en/illustrator/ada-moor', '/en/illustrator/ada-moor'],
  ['/illusde/api/lightbox/Zk3vQ_a-9sYx0LmN2pQrTw/events', '/illusde/api/lightbox/{}/events'],
  ['/illusde/api/lightbox/abcdefghijklmnopqrstuv', '/illusde/api/lightbox/{}'],
  ['/dmedia/webp/320/812.webp', '/dmedia/webp/{}/{}'],
  ['/katrin@maler.example', '/{}'],
  ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f'],
])('%s is named %s', (url, named) => {
  expect(spanPath(url)).toBe(named)
})
