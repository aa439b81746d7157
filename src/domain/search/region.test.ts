import { expect, test } from 'vitest'
import { formatRegion, parseRegion } from './region.ts'

test.each(['0,0,100,100', '10,20,30,40', '95,95,5,5'])('%s is a part, and is written so again', (text) => {
  const part = parseRegion(text)
  expect(part && formatRegion(part)).toBe(text)
})

test.each([
  ['nothing', ''],
  ['three numbers', '1,2,30'],
  ['five numbers', '1,2,30,40,50'],
  ['no width', '10,10,0,40'],
  ['too little to see', '10,10,4,40'],
  ['beyond the right edge', '71,0,30,30'],
  ['beyond the lower edge', '0,71,30,30'],
  ['before the left edge', '-1,0,30,30'],
  ['fractions', '1.5,0,30,30'],
  ['words', 'a,b,c,d'],
  ['spaces', '1, 2, 30, 40'],
])('%s: no part', (_, text) => {
  expect(parseRegion(text)).toBeNull()
})
