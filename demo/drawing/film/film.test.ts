import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { boxOf, distance } from '../core/geometry.ts'
import { createScene, cut } from '../core/scene.ts'
import { roster } from '../roster.ts'
import { FILM_HEIGHT, FILM_WIDTH } from './film.ts'
import { FILMED_WORKS } from './filmed-works.ts'
import { FILMS } from './films.ts'
import { strokesOf } from './outline.ts'
import { doneAt, partOf, schedule, tipAt } from './timeline.ts'

const SHORTEST_SECONDS: Record<string, number> = { 'graphic-recording': 12, promotion: 12 }
const LONGEST_SECONDS = 20
const MOST_FILM_BYTES = 600_000
const MOST_POSTER_BYTES = 60_000
const SLOW_MS = 60_000

const square = (x: number, y: number, side: number) => [
  [x, y] as const,
  [x + side, y] as const,
  [x + side, y + side] as const,
  [x, y + side] as const,
]

test('a pen draws only what nothing in front hides', () => {
  const scene = createScene(400, 400)
  cut(scene, square(50, 50, 200), 'a')
  cut(scene, square(150, 150, 200), 'b')
  const behind = strokesOf(scene, 0, 1).flatMap(({ points }) => points)
  expect(behind.filter(([x, y]) => x > 151 && x < 349 && y > 151 && y < 349)).toEqual([])
  expect(boxOf(strokesOf(scene, 1, 2).flatMap(({ points }) => points))).toEqual({
    left: 150,
    top: 150,
    right: 350,
    bottom: 350,
  })
})

test('what lies off the sheet is not drawn', () => {
  const scene = createScene(100, 100)
  cut(scene, square(-300, -300, 900), 'a')
  expect(strokesOf(scene, 0, 1)).toEqual([])
})

test('the tip is where the line ends, and lifted between two lines', () => {
  const line = (from: number) => ({
    points: [[from, 0] as const, [from + 100, 0] as const],
    width: 3,
    tool: 'pen' as const,
    within: null,
  })
  const moves = schedule([line(0), line(400)], 0, 10)
  for (const second of [1, 2, 9]) {
    const tip = tipAt(moves, second)
    const move = moves.find(({ from, to }) => second >= from && second <= to)
    const end = move && partOf(move.points, doneAt(move, second)).at(-1)
    expect(tip && end ? distance(tip.point, end) : null).toBe(0)
    expect(tip?.lifted).toBe(false)
  }
  expect(tipAt(moves, 5)?.lifted).toBe(true)
  expect(tipAt(moves, 10.1)).toBeNull()
})

test('the same second of a film shows the same pixels', { timeout: SLOW_MS }, async () => {
  const frameAt = async (second: number) => (await FILMS['graphic-recording']?.('Zeichner'))?.frameAt(second)
  const [one, again, later] = [await frameAt(4), await frameAt(4), await frameAt(6)]
  expect(Buffer.compare(Buffer.from(one?.data ?? []), Buffer.from(again?.data ?? []))).toBe(0)
  expect(Buffer.compare(Buffer.from(one?.data ?? []), Buffer.from(later?.data ?? []))).not.toBe(0)
})

test('every filmed work is one of the demo', () => {
  const works = roster(212).flatMap((plan) => plan.works)
  for (const { subject, number, film } of FILMED_WORKS)
    expect(
      works.find((work) => work.subject === subject && work.number === number),
      film,
    ).toBeDefined()
})

test.each(Object.keys(FILMS))(
  '%s is silent, short and small, and its poster is as large as it is',
  async (name) => {
    const film = readFileSync(`content/films/${name}.mp4`)
    expect(film.includes('soun')).toBe(false)
    expect(film.includes('avc1')).toBe(true)
    expect(film.length).toBeLessThanOrEqual(MOST_FILM_BYTES)
    expect(secondsOf(film)).toBeGreaterThanOrEqual(SHORTEST_SECONDS[name] ?? 6)
    expect(secondsOf(film)).toBeLessThanOrEqual(LONGEST_SECONDS)
    const poster = readFileSync(`content/films/${name}.webp`)
    expect(poster.length).toBeLessThanOrEqual(MOST_POSTER_BYTES)
    expect(await sharp(poster).metadata()).toMatchObject({ width: FILM_WIDTH, height: FILM_HEIGHT })
  },
)

/** From the film's header (ISO 14496-12, 8.2.2): units a second, then how many units it lasts. */
function secondsOf(film: Buffer): number {
  const header = film.indexOf('mvhd') + 4
  return film.readUInt32BE(header + 16) / film.readUInt32BE(header + 12)
}
