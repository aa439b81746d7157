import { describe, expect, test } from 'vitest'
import { type Active, type Counts, moveTo } from './use-name-lists.ts'

function press(keys: string, counts: Counts, from: Active | null = null) {
  let active = from
  for (const key of keys.split(' ')) active = moveTo(key, active, counts) ?? active
  return active
}

describe('in the two lists', () => {
  test.each([
    ['ArrowDown', { list: 0, at: 0 }],
    ['ArrowUp', { list: 1, at: 1 }],
    ['ArrowDown ArrowDown', { list: 0, at: 1 }],
    ['ArrowDown ArrowUp', { list: 0, at: 3 }],
    ['ArrowUp ArrowDown', { list: 1, at: 0 }],
    ['ArrowDown End', { list: 0, at: 3 }],
    ['ArrowDown End ArrowDown', { list: 0, at: 0 }],
    ['ArrowDown End ArrowRight', { list: 1, at: 1 }],
    ['ArrowDown ArrowRight ArrowRight', { list: 1, at: 0 }],
    ['ArrowUp Home', { list: 1, at: 0 }],
    ['ArrowUp ArrowLeft', { list: 0, at: 1 }],
    ['ArrowDown ArrowLeft', { list: 0, at: 0 }],
  ])('%s', (keys, active) => {
    expect(press(keys, [4, 2])).toEqual(active)
  })
})

describe('the keys are the text field’s own', () => {
  test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a', 'Enter'])(
    'before an option is active: %s',
    (key) => {
      expect(moveTo(key, null, [4, 2])).toBeUndefined()
    },
  )

  test.each(['ArrowDown', 'ArrowUp'])('while there are no options: %s', (key) => {
    expect(moveTo(key, null, [0, 0])).toBeUndefined()
  })

  test('when they mean nothing here', () => {
    expect(moveTo('a', { list: 0, at: 0 }, [4, 2])).toBeUndefined()
  })
})

test('an empty list is passed over', () => {
  expect(press('ArrowDown', [0, 2])).toEqual({ list: 1, at: 0 })
  expect(press('ArrowUp', [3, 0])).toEqual({ list: 0, at: 2 })
  expect(press('ArrowDown ArrowRight', [3, 0])).toEqual({ list: 0, at: 0 })
})
