import { beforeAll, describe, expect, test } from 'vitest'
import { COLOUR_BINS } from '#domain/search/visual/colours.ts'
import { fitProjection } from './fit-projection.ts'
import type { FitSample } from './fit-sample.ts'
import { dot } from './linear-algebra.ts'
import { type Projection, plainProjection, projectContent, projectStyle } from './projection.ts'
import { decodeProjection, encodeProjection, idOfProjection } from './projection-bytes.ts'

const LENGTH = 12
const ARTISTS = 8
const WORKS = 20

/** Each artist has a place in three of the numbers; in the others, which are far louder, works differ without sense. */
function styleOf(artist: number, work: number): Float32Array {
  return Float32Array.from({ length: LENGTH }, (_, at) =>
    at < 3 ? Math.sin(artist * 2.1 + at) : 3 * Math.sin((artist * WORKS + work) * (at + 1.7) * 1.3),
  )
}

const NONE = { values: new Float32Array(), columns: LENGTH }
const NO_ROWS = { content: NONE, style: NONE, colours: NONE }

function aSample(): FitSample {
  const all = Array.from({ length: ARTISTS * WORKS }, (_, at) => styleOf(Math.floor(at / WORKS), at % WORKS))
  const matrix = { values: Float32Array.from(all.flatMap((row) => [...row])), columns: LENGTH }
  const colours = new Float32Array(all.length * COLOUR_BINS.length)
  return {
    embedder: 'test',
    content: matrix,
    style: matrix,
    colours: { values: colours, columns: COLOUR_BINS.length },
    artists: all.map((_, at) => `artist-${Math.floor(at / WORKS)}`),
    copies: { ...NO_ROWS, of: [] },
    decoys: { ...NO_ROWS, kinds: [] },
  }
}

/** How much more similar a work is to one by the same artist than to one by the next, on average. */
function gap(projection: Projection): number {
  const none = new Float32Array(COLOUR_BINS.length)
  const place = (artist: number, work: number) => projectStyle(projection, styleOf(artist, work), none)
  const gaps = Array.from({ length: ARTISTS * (WORKS - 1) }, (_, at) => {
    const [artist, work] = [at % ARTISTS, Math.floor(at / ARTISTS)]
    const vector = place(artist, work)
    return dot(vector, place(artist, work + 1)) - dot(vector, place((artist + 1) % ARTISTS, work))
  })
  return gaps.reduce((sum, value) => sum + value, 0) / gaps.length
}

describe('a fitted projection', () => {
  let fitted: Projection
  beforeAll(() => {
    fitted = fitProjection(aSample())
  })

  test('separates artists better than the plain features do', () => {
    expect(gap(fitted)).toBeGreaterThan(2 * Math.max(0.1, gap(plainProjection('test', LENGTH, LENGTH))))
  })

  test('gives vectors of length 1', () => {
    const content = projectContent(fitted, styleOf(1, 1))
    expect(dot(content, content)).toBeCloseTo(1, 4)
  })

  test('says what it was fitted on, and how near strangers come', () => {
    expect(fitted.fittedOn).toEqual({
      pictures: 160,
      artists: Array.from({ length: ARTISTS }, (_, artist) => `artist-${artist}`),
    })
    expect(fitted.threshold.style).toBeGreaterThan(0)
    expect(fitted.threshold.style).toBeLessThan(1)
  })

  test('comes back from its bytes, and is named by them', () => {
    const bytes = encodeProjection(fitted)
    const again = decodeProjection(Uint8Array.from(bytes))
    expect(dot(projectContent(again, styleOf(2, 3)), projectContent(fitted, styleOf(2, 3)))).toBeCloseTo(1, 4)
    expect(again.threshold).toEqual(fitted.threshold)
    expect(idOfProjection(bytes)).toMatch(/^[0-9a-f]{16}$/)
    expect(idOfProjection(encodeProjection(fitProjection(aSample())))).toBe(idOfProjection(bytes))
  })

  test('one by an earlier version, which does not say how much colours count, is read as that meant it', () => {
    const bytes = Buffer.from(encodeProjection(fitted))
    const headEnd = bytes.indexOf('\n')
    const { colourWeight, ...head } = JSON.parse(bytes.toString('utf8', 0, headEnd))
    const earlier = Buffer.concat([Buffer.from(JSON.stringify(head)), bytes.subarray(headEnd)])
    expect([colourWeight, decodeProjection(Uint8Array.from(earlier)).styleScale.colourWeight]).toEqual([
      0.25, 0.5,
    ])
  })

  test('one that was fitted on more pictures than any agency has comes back as well', () => {
    const large = { ...fitted, fittedOn: { ...fitted.fittedOn, pictures: 250_000 } }
    expect(decodeProjection(Uint8Array.from(encodeProjection(large))).fittedOn.pictures).toBe(250_000)
  })

  test('what copies differ by from their pictures counts less', () => {
    const sample = aSample()
    const shift = (row: Float32Array) => row.map((value, at) => (at === LENGTH - 1 ? value + 9 : value))
    const changed = Float32Array.from(
      Array.from({ length: 120 }, (_, at) => [...shift(styleOf(at % ARTISTS, at % WORKS))]).flat(),
    )
    const of = Array.from({ length: 120 }, (_, at) => (at % ARTISTS) * WORKS + (at % WORKS))
    const matrix = { values: changed, columns: LENGTH }
    const withCopies = fitProjection({ ...sample, copies: { ...NO_ROWS, content: matrix, of } })
    const likeness = (projection: Projection) =>
      dot(projectContent(projection, styleOf(1, 5)), projectContent(projection, shift(styleOf(1, 5))))
    expect(likeness(withCopies)).toBeGreaterThan(likeness(fitted) + 0.1)
  })

  test('vectors of decoys come back from the bytes with what was measured', () => {
    const lengths = {
      content: fitted.content.rows?.values.length ?? 0,
      style: fitted.style.rows?.values.length ?? 0,
    }
    const strangers = {
      content: Int8Array.from({ length: (2 * lengths.content) / LENGTH }, (_, at) => (at % 255) - 127),
      style: Int8Array.from(
        { length: (2 * lengths.style) / fitted.style.mean.length },
        (_, at) => 127 - (at % 255),
      ),
      least: 0.35,
      margin: 0.1,
      falseNear: 0.05,
      falseNothing: 0.02,
    }
    expect(
      decodeProjection(Uint8Array.from(encodeProjection({ ...fitted, decoyStatistics: strangers })))
        .decoyStatistics,
    ).toEqual(strangers)
  })

  test('a plain one comes back from its bytes as well', () => {
    const plain = plainProjection('test', LENGTH, LENGTH)
    expect(decodeProjection(Uint8Array.from(encodeProjection(plain)))).toEqual(plain)
  })
})
