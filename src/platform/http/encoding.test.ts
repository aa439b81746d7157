import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encodeBody } from './encoding.ts'

const long = Buffer.from('Zeichner '.repeat(1_000))

test('text is compressed with Brotli and gzip', async () => {
  const body = await encodeBody(long, 'application/json; charset=utf-8')
  expect(brotliDecompressSync(body.br ?? '')).toEqual(long)
  expect(gunzipSync(body.gzip ?? '')).toEqual(long)
})

test('pictures and short texts are not compressed', async () => {
  expect(await encodeBody(long, 'image/webp')).toEqual({ identity: long, br: null, gzip: null })
  const short = Buffer.from('n')
  expect(await encodeBody(short, 'text/plain')).toEqual({ identity: short, br: null, gzip: null })
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['*', 'br'],
  ['bro, gzipped', 'identity'],
])('Accept-Encoding %s gives %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, { identity: long, br: long, gzip: long })).toBe(encoding)
})
