import { describe, expect, test } from 'vitest'
import type { Region } from '#domain/search/region.ts'
import { findRectangles, planCrops, planTurnedCrops } from './plan-crops.ts'

const noise = (width: number, height: number) => ({
  pixels: Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * at * 31 + at * 7) % 251),
  width,
  height,
})
const areasOf = (width: number, height: number) =>
  planCrops(noise(width, height)).map(({ kind, area: { x, y, width: across, height: down } }) =>
    [kind, x, y, across, down].join(' '),
  )

test('a picture in which nothing stands out is looked at in its middle', () => {
  expect(areasOf(200, 100)).toEqual(['middle 10 10 80 80', 'middle 17 17 66 66'])
})

test('a strip is looked at in squares from end to end, six at most', () => {
  expect(areasOf(300, 100)).toEqual(['square 0 0 33 100', 'square 34 0 33 100', 'square 67 0 33 100'])
  expect(areasOf(100, 400)).toEqual([0, 25, 50, 75].map((y) => `square 0 ${y} 100 25`))
  expect(areasOf(2_000, 20)).toEqual([0, 19, 38, 57, 76, 95].map((x) => `square ${x} 0 5 100`))
})

test('turned, a plain picture is looked at as before; of one with pictures in it, the whole and a single one', () => {
  const middle = planCrops(noise(200, 100))
  const picture = { kind: 'picture', area: { x: 5, y: 5, width: 40, height: 40 }, turn: 0 } as const
  const other = { ...picture, area: { ...picture.area, x: 50 } }
  const kinds = (planned: Parameters<typeof planTurnedCrops>[0]) =>
    planTurnedCrops(planned, 90).map(({ kind, turn }) => `${kind} ${turn}`)
  expect(kinds(middle)).toEqual(['whole 90', 'middle 90', 'middle 90'])
  expect(kinds([picture, ...middle])).toEqual(['whole 90', 'picture 90'])
  expect(kinds([picture, other])).toEqual(['whole 90'])
  expect(kinds(planCrops(noise(300, 100)))).toEqual(['whole 90'])
})

type SmallCopy = Parameters<typeof findRectangles>[0]
type Colour = readonly [number, number, number]
/** The colour of a point in shares of the sides; null where nothing is drawn. */
type Layer = (x: number, y: number) => Colour | null

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [14, 16, 19]
const PAPER: Colour = [236, 232, 224]

/** Draws the layers; the last one is on top. */
function draw(width: number, height: number, ...layers: Layer[]): SmallCopy {
  const pixels = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height]
    const colour = layers.reduce<Colour>((below, layer) => layer(x, y) ?? below, [0, 0, 0])
    pixels.set(
      colour.map((value) => Math.max(0, Math.min(255, value))),
      at * 3,
    )
  }
  return { pixels, width, height }
}

const all =
  (colour: Colour): Layer =>
  () =>
    colour
const shades = [40, 90, 150, 210]

/** Patches of colours, none of them like paper or a dark screen; each seed is another picture. */
const painting =
  (seed: number): Layer =>
  (x, y) => {
    const patch = Math.sin(x * 7 + seed * 3) + Math.cos(y * 6 + seed * 5) + Math.sin((x + y) * 4 + seed)
    const step = Math.floor((patch + 3) * 1.3 + seed)
    return [
      shades[step % 4] ?? 0,
      shades[(step * 3 + seed) % 4] ?? 0,
      50 + 70 * (seed % 3) + ((step * 47) % 30),
    ]
  }

/** A layer squeezed into a part of the picture, leaning by so much. */
function within({ x, y, width, height }: Region, layer: Layer, lean = 0): Layer {
  return (atX, atY) => {
    const across = (atX - x / 100 - lean * (atY - 0.5)) / (width / 100)
    const down = (atY - y / 100 + lean * (atX - 0.5)) / (height / 100)
    return across < 0 || across >= 1 || down < 0 || down >= 1 ? null : layer(across, down)
  }
}

/** Draws so many lines of words. */
const text =
  (lines: number, ink: Colour): Layer =>
  (x, y) => {
    const line = Math.floor(y * lines)
    const isLetter = (y * lines) % 1 < 0.5 && Math.sin(x * 90 + line * 7) > -0.6
    return isLetter && x < 0.9 - ((line * 3) % 4) / 20 ? ink : null
  }

/** The common area of two parts, as a share of what they cover together. */
function agreement(one: Region, other: Region): number {
  const span = (a: number, length: number, b: number, otherLength: number) =>
    Math.max(0, Math.min(a + length, b + otherLength) - Math.max(a, b))
  const common = span(one.x, one.width, other.x, other.width) * span(one.y, one.height, other.y, other.height)
  return common / (one.width * one.height + other.width * other.height - common)
}

const part = (x: number, y: number, width: number, height: number): Region => ({ x, y, width, height })

const ON_PAGE = part(20, 22, 60, 36)
const page = (ground: Layer, lean = 0): Layer[] => [
  ground,
  within(part(15, 6, 70, 8), text(1, [30, 30, 30]), lean),
  within(ON_PAGE, painting(1), lean),
  within(part(12, 62, 36, 32), text(22, [60, 60, 60]), lean),
  within(part(52, 62, 36, 32), text(22, [60, 60, 60]), lean),
]
const shadedPaper: Layer = (x, y) => [236 - 40 * x - 20 * y, 232 - 40 * x - 20 * y, 224 - 40 * x - 20 * y]
const grain: Layer = (x, y) => {
  const grey = 96 + 26 * Math.sin(y * 90 + Math.sin(x * 9) * 4)
  return [grey + 24, grey, grey - 22]
}

const IN_APP = part(0, 14, 100, 46)
const app = (ground: Colour, ink: Colour): Layer[] => [
  all(ground),
  within(part(4, 2, 20, 2), text(1, ink)),
  within(part(4, 7, 10, 5), (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.5 ? [194, 105, 61] : null)),
  within(part(18, 8, 40, 3), text(1, ink)),
  within(IN_APP, painting(2)),
  within(part(4, 64, 80, 10), text(3, ink)),
]

const FOUR = [part(2, 2, 47, 47), part(51, 2, 47, 47), part(2, 51, 47, 47), part(51, 51, 47, 47)]
const HALVES = [part(0, 0, 50, 50), part(50, 0, 50, 50), part(0, 50, 50, 50), part(50, 50, 50, 50)]
const board = (parts: readonly Region[]) => parts.map((region, at) => within(region, painting(at + 12)))

describe('a picture is found', () => {
  test.each<[string, SmallCopy, Region[]]>([
    ['between headline and text on a page', draw(380, 512, ...page(all(WHITE))), [ON_PAGE]],
    ['on paper that a lamp shades', draw(380, 512, ...page(shadedPaper)), [ON_PAGE]],
    ['on a page that leans', draw(380, 512, ...page(all(PAPER), 0.05)), [ON_PAGE]],
    [
      'on a page on a table',
      draw(400, 512, grain, ...page(all(PAPER)).map((layer) => within(part(10, 8, 80, 84), layer, 0.03))),
      [part(26, 26.5, 48, 30)],
    ],
    ['in a light app, from edge to edge', draw(236, 512, ...app(WHITE, BLACK)), [IN_APP]],
    ['in a dark app', draw(236, 512, ...app(BLACK, WHITE)), [IN_APP]],
    [
      'in a post with round corners',
      draw(236, 512, all(WHITE), within(part(5, 20, 90, 50), roundCorners(painting(4)))),
      [part(5, 20, 90, 50)],
    ],
    [
      'behind a mat in a frame on a wall',
      draw(
        512,
        400,
        (x) => [216 - 40 * x, 210 - 40 * x, 200 - 40 * x],
        within(part(22, 18, 56, 64), all([45, 33, 25])),
        within(part(25, 22, 50, 56), all([244, 241, 234])),
        within(part(32, 30, 36, 40), painting(5)),
      ),
      [part(32, 30, 36, 40)],
    ],
    ['four times on a board with gaps', draw(480, 480, all(WHITE), ...board(FOUR)), FOUR],
    ['four times on a board with dark gaps', draw(480, 480, all(BLACK), ...board(FOUR)), FOUR],
    ['four times on a board edge to edge', draw(480, 480, ...board(HALVES)), HALVES],
  ])('%s', (_, copy, expected) => {
    const found = findRectangles(copy)
    expect(found).toHaveLength(expected.length)
    for (const region of expected)
      expect(Math.max(...found.map((one) => agreement(one, region))), JSON.stringify(found)).toBeGreaterThan(
        0.88,
      )
  })
})

describe('nothing is found in a work', () => {
  test.each<[string, SmallCopy]>([
    ['that fills its sheet', draw(512, 380, painting(6))],
    ['of one colour', draw(300, 300, all(PAPER))],
    ['that fades', draw(512, 300, (x, y) => [255 * x, 180 * y, 120])],
    [
      'of a round thing on white',
      draw(400, 400, all(WHITE), (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.35 ? painting(7)(x, y) : null)),
    ],
    [
      'of a landscape below a plain sky',
      draw(512, 360, all([150, 200, 235]), within(part(0, 55, 100, 45), painting(8))),
    ],
    [
      'of hills between sky and meadow',
      draw(512, 360, all([150, 200, 235]), (x, y) =>
        y > 0.45 + 0.08 * Math.sin(x * 12) ? (y > 0.7 ? [90, 140, 60] : painting(9)(x, y)) : null,
      ),
    ],
    ['of lines on paper', draw(400, 512, all(PAPER), text(30, [40, 40, 40]))],
  ])('%s', (_, copy) => {
    expect(findRectangles(copy)).toEqual([])
  })
})

test('a button, a face and a banner of one colour are no pictures', () => {
  const copy = draw(
    400,
    400,
    all(WHITE),
    within(part(10, 10, 80, 20), all([36, 99, 201])),
    within(part(10, 40, 8, 8), painting(10)),
    within(part(30, 70, 40, 14), all([214, 40, 40])),
  )
  expect(findRectangles(copy)).toEqual([])
})

test('the smallest pictures have none, and no error', () => {
  for (const [width, height] of [
    [1, 1],
    [2, 3],
    [512, 1],
    [1, 512],
  ] as const)
    expect(findRectangles(draw(width, height, painting(11)))).toEqual([])
})

function roundCorners(layer: Layer): Layer {
  const radius = 0.06
  return (x, y) => {
    const [nearX, nearY] = [Math.max(radius - x, x - 1 + radius, 0), Math.max(radius - y, y - 1 + radius, 0)]
    return Math.hypot(nearX, nearY) > radius ? null : layer(x, y)
  }
}

describe('cut-outs on a white board', () => {
  /** A round thing in the middle of a cell, which has no edges of its own. */
  const cutOut =
    (seed: number): Layer =>
    (x, y) =>
      Math.hypot(x - 0.5, y - 0.5) < 0.32 + 0.1 * Math.sin(7 * Math.atan2(y - 0.5, x - 0.5) + seed)
        ? painting(seed)(x, y)
        : null
  const cells = (columns: number, rows: number): Region[] =>
    Array.from({ length: columns * rows }, (_, at) => ({
      x: ((at % columns) * 100) / columns,
      y: (Math.floor(at / columns) * 100) / rows,
      width: 100 / columns,
      height: 100 / rows,
    }))

  test.each([
    [2, 2],
    [3, 2],
    [2, 3],
  ])('%i by %i are found each', (columns, rows) => {
    const wanted = cells(columns, rows)
    const found = findRectangles(
      draw(480, 400, all(WHITE), ...wanted.map((cell, at) => within(cell, cutOut(at + 1)))),
    )
    expect(found).toHaveLength(wanted.length)
    for (const cell of wanted)
      expect(Math.max(...found.map((part) => agreement(part, cell)))).toBeGreaterThan(0.85)
  })

  test('two things in a row, or one that fills two cells, are one drawing', () => {
    const [first, second] = cells(2, 1)
    if (!first || !second) throw new Error('no cells')
    expect(
      findRectangles(draw(480, 400, all(WHITE), within(first, cutOut(1)), within(second, cutOut(2)))),
    ).toEqual([])
    const [a, b] = cells(2, 2)
    const wide = { x: 0, y: 50, width: 100, height: 50 }
    const layers = [a, b, wide].flatMap((part, at) => (part ? [within(part, cutOut(at + 1))] : []))
    expect(findRectangles(draw(480, 400, all(WHITE), ...layers))).toEqual([])
  })
})
