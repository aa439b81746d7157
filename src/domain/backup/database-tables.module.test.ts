import { expect, test } from 'vitest'
import { orderByReferences } from './database-tables.server.ts'

test('referenced tables come first, others alphabetically', () => {
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

test('a reference to a table outside the list is ignored', () => {
  expect(orderByReferences(['a'], [{ from: 'a', to: 'elsewhere' }])).toEqual(['a'])
})

test('a circular reference is an error', () => {
  const circle = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ]
  expect(() => orderByReferences(['a', 'b'], circle)).toThrow('circle: a, b')
  expect(() => orderByReferences(['a'], [{ from: 'a', to: 'a' }])).toThrow('circle')
})
