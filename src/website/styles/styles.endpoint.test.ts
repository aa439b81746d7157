import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { everyPath } from '#tests/every-path.ts'
import { openTestAgency, type TestAgency } from '#tests/open-test-agency.ts'
import { fillSmallCatalogue } from '#tests/small-catalogue.ts'

/** They come before the first paint, in the first round trips of a slow connection. */
const INLINE_STYLES_BYTES = 8_000

/** It competes with the first picture. */
const FIRST_FONT_BYTES = 30_000

let agency: TestAgency

beforeAll(async () => {
  agency = await openTestAgency()
  await fillSmallCatalogue(agency.services.database.db)
  await agency.services.readModel.reload()
  return () => agency[Symbol.asyncDispose]()
})

const compress = promisify(brotliCompress)

async function stylesOf(path: string): Promise<string> {
  const html = await (await agency.get(path)).text()
  return /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
}

test('a page has its own styles in it, compressed at most 8 kB', async () => {
  for (const path of [...everyPath('de'), ...everyPath('en'), '/nirgends']) {
    const { length } = await compress(await stylesOf(path))
    expect(length, path).toBeLessThanOrEqual(INLINE_STYLES_BYTES)
    expect(length, path).toBeGreaterThan(0)
  }
})

test('a page has not the styles of another', async () => {
  const [home, contact] = [await stylesOf('/'), await stylesOf('/kontakt')]
  expect([home.includes('tiles'), contact.includes('tiles')]).toEqual([true, false])
})

test('the first view has one font of at most 30 kB, which has every letter of German and English', async () => {
  const html = await (await agency.get('/')).text()
  const [, font = ''] = /<link rel="preload" href="([^"]+\.woff2)"/.exec(html) ?? []
  const { byteLength } = await (await agency.get(font)).arrayBuffer()
  expect(byteLength).toBeLessThanOrEqual(FIRST_FONT_BYTES)
  const faces = (await stylesOf('/')).match(/@font-face\{[^}]*\}/g) ?? []
  const inFirst = rangesOf(faces.find((face) => face.includes(font)) ?? '')
  const letters = [...'AZaz09ÄÖÜäöüßéèàçñåøÉÅØ.,:;!?&@„“”‚‘’–—…§© \u00a0']
  const missing = letters.filter((letter) => !inFirst.some((range) => isIn(letter, range)))
  expect(missing).toEqual([])
})

type Range = { first: number; last: number }

function rangesOf(face: string): Range[] {
  return [...face.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => ({
    first: Number.parseInt(from.replaceAll('?', '0'), 16),
    last: Number.parseInt(to.replaceAll('?', 'F'), 16),
  }))
}

function isIn(letter: string, { first, last }: Range): boolean {
  const code = letter.codePointAt(0) ?? 0
  return code >= first && code <= last
}
