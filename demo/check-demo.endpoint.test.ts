import type { Recipe } from 'demo-art/recipe'
import { expect, test } from 'vitest'
import { drawPlainly } from '#tests/draw-plainly.ts'
import { checkDemo } from './check-demo.ts'
import { decodeEverywhere } from './decode-everywhere.ts'
import { demoPicture } from './demo-picture.ts'
import { drawOriginal } from './draw-original.ts'

const SLOW_MS = 120_000

test('a run over a small demo finds nothing wrong and tells of every width', {
  timeout: SLOW_MS,
}, async () => {
  const lines: string[] = []
  expect(await checkDemo(1, 40, (line) => lines.push(line))).toBe(true)
  expect(lines.filter((line) => / wide: .* broken: 0$/.test(line))).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/^Most memory taken: \d+ MB\.$/)
})

test('a blinking portrait is whole, although its equal frames become one in the file', async () => {
  const blinking: Recipe = {
    kind: 'work',
    school: 'flat',
    hand: 'hand-170',
    subject: 'portrait',
    number: 2,
    motion: 'blink',
  }
  const draw = (key: string) => drawOriginal({ key, leastWidth: 64 })
  const reports = await decodeEverywhere([demoPicture(blinking)], { draw, concurrency: 1, onFile: () => {} })
  expect(reports.flatMap(({ broken }) => broken)).toEqual([])
})

test('a picture that lacks frames is broken', async () => {
  const moving: Recipe = {
    kind: 'work',
    school: 'flat',
    hand: 'test',
    subject: 'sea',
    number: 0,
    motion: 'drift',
  }
  const reports = await decodeEverywhere([demoPicture(moving)], {
    draw: drawPlainly,
    concurrency: 1,
    onFile: () => {},
  })
  expect(reports.filter(({ broken }) => broken.length > 0).map(({ width }) => width)).toEqual([320, 640, 960])
})
