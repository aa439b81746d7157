import { expect, test } from 'vitest'
import { frameCountOf, sizeOf } from './describe.ts'
import { drawWork } from './draw.ts'
import { KINDS, type Recipe, SCHOOLS, SUBJECTS } from './recipe.ts'

function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return { kind: 'work', school: 'flat', hand: 'test', subject: 'people', number: 0, ...changes }
}

/** Hundreds of small pictures take a while on a busy machine. */
const MANY_DRAWINGS_MS = 300_000

test('the same recipe draws the same pixels', async () => {
  for (const school of SCHOOLS) {
    const recipe = aRecipe({ school })
    const [once, again] = [await drawWork(recipe, 90), await drawWork(recipe, 90)]
    expect(Buffer.compare(Buffer.from(once.frames[0] ?? []), Buffer.from(again.frames[0] ?? []))).toBe(0)
  }
})

test('another hand draws the same subject differently', async () => {
  const [one, other] = [await drawWork(aRecipe(), 90), await drawWork(aRecipe({ hand: 'other' }), 90)]
  expect(one.frames[0]).not.toEqual(other.frames[0])
})

test('the next work of a hand is another picture', async () => {
  const [one, next] = [await drawWork(aRecipe(), 90), await drawWork(aRecipe({ number: 1 }), 90)]
  expect(one.frames[0]).not.toEqual(next.frames[0])
})

test('every school draws every subject', { timeout: MANY_DRAWINGS_MS }, async () => {
  for (const school of SCHOOLS) {
    const recipes = SUBJECTS.map((subject, number) => aRecipe({ school, subject, number }))
    const drawings = await Promise.all(recipes.map((recipe) => drawWork(recipe, 64)))
    for (const { width, height, frames } of drawings)
      expect(frames.map((frame) => frame.length)).toEqual([width * height * 3])
  }
})

test('every kind of picture has the proportions that sizeOf promises', async () => {
  for (const kind of KINDS) {
    const recipe = aRecipe({ kind, subject: 'landscape' })
    const full = sizeOf(recipe)
    const drawn = await drawWork(recipe, 120)
    expect(Math.abs(drawn.height - (120 * full.height) / full.width)).toBeLessThanOrEqual(0.5)
  }
})

test('works and portraits are 2400 pixels on their longest side', () => {
  for (const kind of ['work', 'portrait'] as const) {
    const { width, height } = sizeOf(aRecipe({ kind }))
    expect(Math.max(width, height)).toBe(2400)
  }
})

test('a still has one frame, a moving work several that differ', async () => {
  expect((await drawWork(aRecipe(), 60)).frames).toHaveLength(1)
  for (const motion of ['boil', 'drift', 'blink'] as const) {
    const { frames, frameMs } = await drawWork(aRecipe({ subject: 'sea', motion }), 120)
    expect(frames).toHaveLength(frameCountOf(aRecipe({ motion })))
    expect(frameMs).toBeGreaterThan(0)
    expect(new Set(frames.map((frame) => Buffer.from(frame).toString('base64'))).size).toBeGreaterThan(1)
  }
})

test('a width that is no whole number from 1 to 2400 is refused', async () => {
  for (const width of [0, -5, 2401, 10.5, Number.NaN]) {
    await expect(drawWork(aRecipe(), width)).rejects.toThrow('1 to 2400')
  }
})
