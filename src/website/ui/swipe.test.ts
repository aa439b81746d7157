import { expect, test } from 'vitest'
import { SWIPE_FROM_PX, swipedStep } from './swipe.ts'

test('a swipe has the specified length', () => {
  expect(SWIPE_FROM_PX).toBe(50)
})

test('a swipe counts from 50 px, to the left forward and to the right back', () => {
  expect([swipedStep(200, 150), swipedStep(150, 200)]).toEqual([1, -1])
})

test('below 50 px it is none', () => {
  expect([swipedStep(200, 151), swipedStep(151, 200)]).toEqual([0, 0])
})
