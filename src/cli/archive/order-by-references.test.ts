import { expect, test } from 'vitest'
import { orderByReferences } from './order-by-references.ts'

test('what is referred to comes first, neighbours stand alphabetically', () => {
  const references = [
    { from: 'artists', to: 'pictures' },
    { from: 'images', to: 'artists' },
    { from: 'images', to: 'pictures' },
  ]
  expect(orderByReferences(['images', 'artists', 'pictures', 'banners'], references)).toEqual([
    'banners',
    'pictures',
    'artists',
    'images',
  ])
})

test('a table outside the list does not hold anybody up', () => {
  expect(orderByReferences(['a'], [{ from: 'a', to: 'elsewhere' }])).toEqual(['a'])
})

test('a circle, even of one, has no order', () => {
  const circle = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  expect(() => orderByReferences(['a', 'b'], circle)).toThrow('circle: a, b')
  expect(() => orderByReferences(['a'], [{ from: 'a', to: 'a' }])).toThrow('circle')
})
