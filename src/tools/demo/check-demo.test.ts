import type { Drawing, Recipe } from 'demo-art'
import { expect, test } from 'vitest'
import { drawPlainly } from '#tests/open-test-agency.ts'
import { checkDemo } from './check-demo.ts'
import { decodeEverywhere } from './decode-everywhere.ts'

const SLOW_MS = 120_000

test('a run over a small demo finds nothing wrong and tells of every width', {
  timeout: SLOW_MS,
}, async () => {
  const lines: string[] = []
  expect(await checkDemo(1, 40, (line) => lines.push(line))).toBe(true)
  expect(lines.filter((line) => / wide: .* broken: 0$/.test(line))).toHaveLength(5)
  expect(lines.at(-1)).toMatch(/^Most memory taken: \d+ MB\.$/)
})

test('a picture that lacks a frame is broken at every width that moves', async () => {
  const still: Recipe = { kind: 'work', school: 'flat', hand: 'test', subject: 'sea', number: 0 }
  const draw = (_: Recipe, width: number): Promise<Drawing> => drawPlainly(still, width)
  const moving: Recipe = { ...still, motion: 'drift' }
  const reports = await decodeEverywhere([moving], { draw, concurrency: 1, onFile: () => {} })
  expect(reports.filter(({ broken }) => broken.length > 0).map(({ width }) => width)).toEqual([320, 640, 960])
})
