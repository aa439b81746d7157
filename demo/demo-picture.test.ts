import type { Recipe } from 'demo-art/recipe'
import { roster } from 'demo-art/roster'
import { expect, test } from 'vitest'
import { isFileKey } from '#platform/files/file-store.ts'
import { demoKeyOf, recipeOf } from './demo-picture.ts'

const work: Recipe = { kind: 'work', school: 'riso', hand: 'hand-3', subject: 'sea', number: 4 }

test('a key names what is drawn', () => {
  expect(demoKeyOf(work)).toBe('demo/work/riso/hand-3/sea/4.jpg')
  expect(demoKeyOf({ ...work, motion: 'drift' })).toBe('demo/work/riso/hand-3/sea/4-drift.gif')
  expect(demoKeyOf({ ...work, kind: 'portrait', looks: 'feminine' })).toBe(
    'demo/portrait/riso/hand-3/sea/4-feminine.jpg',
  )
})

test('every recipe of the demo comes back from its key', () => {
  const recipes = roster(212).flatMap(({ portrait, works }) => [portrait, ...works])
  const others: Recipe[] = [
    { ...work, kind: 'hero-large', motion: 'blink', looks: 'masculine', number: 999_999_999 },
    { ...work, school: 'coloured-pencil', hand: 'h'.repeat(64), subject: 'architecture' },
  ]
  for (const recipe of [...recipes, ...others]) {
    const key = demoKeyOf(recipe)
    expect(isFileKey(key), key).toBe(true)
    expect(recipeOf(key)).toEqual(recipe)
  }
})

test.each([
  'originals/7/abc.png',
  'demo/work/riso/hand-3/sea/4.png',
  'demo/work/riso/hand-3/sea/4-jump.gif',
  'demo/work/oil/hand-3/sea/4.jpg',
  'demo/work/riso/hand-3/4.jpg',
  'demo/work/riso/hand-3/sea/4.jpg/5.jpg',
  'demo/work/riso/hand-3/sea/.jpg',
])('%s names no recipe', (key) => {
  expect(recipeOf(key)).toBeNull()
})
